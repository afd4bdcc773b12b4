/// A second in time with the clock that people read there: the Gregorian calendar and an offset from
/// universal time.
///
/// No clock and no time zone of the machine is ever asked.
public struct LocalDateTime: Equatable, Hashable, Sendable {
  /// Whole seconds since 1 January 1970, 0:00 universal time, leap seconds not counted.
  public let secondsSince1970: Int
  /// How many minutes the local clock is ahead of universal time.
  public let offsetMinutes: Int

  /// The year.
  public var year: Int { CivilDate(dayNumber: dayNumber).year }
  /// The month, 1 to 12.
  public var month: Int { CivilDate(dayNumber: dayNumber).month }
  /// The day of the month, 1 to 31.
  public var day: Int { CivilDate(dayNumber: dayNumber).day }
  /// The hour, 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second, 0 to 59.
  public var second: Int { secondOfDay % 60 }

  /// Makes a moment, as a clock shows it that is some minutes ahead of universal time.
  ///
  /// What lies beyond the years 1 to 9999 is brought to the nearest end, and so is an offset beyond
  /// 14 hours.
  public init(secondsSince1970: Int, offsetMinutes: Int) {
    self.offsetMinutes = min(max(offsetMinutes, -Self.largestOffset), Self.largestOffset)
    self.secondsSince1970 = min(max(secondsSince1970, Self.earliest), Self.latest)
  }

  /// The moment some seconds later, on the same clock.
  public func advanced(bySeconds seconds: Int) -> LocalDateTime {
    let (sum, overflows) = secondsSince1970.addingReportingOverflow(seconds)
    return LocalDateTime(
      secondsSince1970: overflows ? (seconds > 0 ? .max : .min) : sum, offsetMinutes: offsetMinutes)
  }

  /// Whether both are on one day of this one's clock.
  public func isOnSameDay(as other: LocalDateTime) -> Bool {
    let there = LocalDateTime(
      secondsSince1970: other.secondsSince1970, offsetMinutes: offsetMinutes)
    return there.dayNumber == dayNumber
  }

  /// Days since 1 January 1970 on the local clock.
  private var dayNumber: Int { localSeconds.floorDivided(by: Self.secondsPerDay) }
  private var secondOfDay: Int { localSeconds - dayNumber * Self.secondsPerDay }
  private var localSeconds: Int { secondsSince1970 + offsetMinutes * 60 }

  private static let secondsPerDay = 86_400
  /// The local clocks of the world are at most 14 hours ahead.
  private static let largestOffset = 14 * 60
  /// A day within the years 1 and 9999, so that the local clock shows none beyond them.
  private static let earliest = (CivilDate(year: 1, month: 1, day: 2).dayNumber) * secondsPerDay
  private static let latest = (CivilDate(year: 9999, month: 12, day: 31).dayNumber) * secondsPerDay
}

extension LocalDateTime {
  /// Reads `2014-10-16T09:05:00+08:00`, the one form of ISO 8601 that says it all.
  ///
  /// `Z` stands for `+00:00`. Nil for any other text and for what no clock shows.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 25 || (bytes.count == 20 && bytes[19] == UInt8(ascii: "Z")) else {
      return nil
    }
    for (index, mark) in [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")] {
      guard String(decoding: bytes[index...index], as: UTF8.self) == mark else { return nil }
    }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0 as Int?) { value, byte in
        guard let value, (48...57).contains(byte) else { return nil }
        return value * 10 + Int(byte) - 48
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      let offset = Self.offset(bytes[19...], number)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard year >= 1, (1...12).contains(month), day >= 1,
      CivilDate(dayNumber: date.dayNumber) == date,
      hour < 24, minute < 60, second < 60
    else { return nil }
    let local = date.dayNumber * Self.secondsPerDay + hour * 3600 + minute * 60 + second
    let seconds = local - offset * 60
    guard (Self.earliest...Self.latest).contains(seconds) else { return nil }
    self.init(secondsSince1970: seconds, offsetMinutes: offset)
  }

  private static func offset(_ zone: ArraySlice<UInt8>, _ number: (Range<Int>) -> Int?) -> Int? {
    if zone.count == 1 { return 0 }
    let isBehind = zone[zone.startIndex] == UInt8(ascii: "-")
    guard isBehind || zone[zone.startIndex] == UInt8(ascii: "+"), zone[22] == UInt8(ascii: ":"),
      let hours = number(20..<22), let minutes = number(23..<25), minutes < 60
    else { return nil }
    let offset = hours * 60 + minutes
    guard offset <= largestOffset else { return nil }
    return isBehind ? -offset : offset
  }
}

/// A day of the Gregorian calendar, and its number counted from 1 January 1970.
private struct CivilDate: Equatable {
  var year: Int
  var month: Int
  var day: Int

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  // Years are counted from March here, so that the leap day is the last of a year, and in spans of
  // 400 years, after which the calendar repeats.
  init(dayNumber: Int) {
    let days = dayNumber + Self.daysToEpoch
    let span = days.floorDivided(by: Self.daysPerSpan)
    let dayOfSpan = days - span * Self.daysPerSpan
    let yearOfSpan =
      (dayOfSpan - dayOfSpan / 1460 + dayOfSpan / 36_524 - dayOfSpan / 146_096) / 365
    let dayOfYear = dayOfSpan - (365 * yearOfSpan + yearOfSpan / 4 - yearOfSpan / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfSpan + span * 400 + (month <= 2 ? 1 : 0)
  }

  var dayNumber: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let span = yearFromMarch.floorDivided(by: 400)
    let yearOfSpan = yearFromMarch - span * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfSpan = yearOfSpan * 365 + yearOfSpan / 4 - yearOfSpan / 100 + dayOfYear
    return span * Self.daysPerSpan + dayOfSpan - Self.daysToEpoch
  }

  private static let daysPerSpan = 146_097
  /// From 1 March of the year 0 to 1 January 1970.
  private static let daysToEpoch = 719_468
}

extension Int {
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
