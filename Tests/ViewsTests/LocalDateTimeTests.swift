import TestSupport
import Testing
import Views

@Suite("Dates")
struct LocalDateTimeTests {
  private func parts(_ date: LocalDateTime) -> [Int] {
    [date.year, date.month, date.day, date.hour, date.minute, date.second]
  }

  @Test(
    "are read with their offset, as the clock there shows them",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, 0, [1970, 1, 1, 0, 0, 0]),
      ("1970-01-01T00:00:00+00:00", 0, 0, [1970, 1, 1, 0, 0, 0]),
      ("2014-10-16T09:05:00+08:00", 1_413_421_500, 480, [2014, 10, 16, 9, 5, 0]),
      ("2014-10-15T18:35:07-06:30", 1_413_421_507, -390, [2014, 10, 15, 18, 35, 7]),
      ("2016-02-29T23:59:59Z", 1_456_790_399, 0, [2016, 2, 29, 23, 59, 59]),
      ("2000-02-29T12:00:00Z", 951_825_600, 0, [2000, 2, 29, 12, 0, 0]),
      ("1969-12-31T23:59:59Z", -1, 0, [1969, 12, 31, 23, 59, 59]),
      ("1600-03-01T00:00:00Z", -11_670_912_000, 0, [1600, 3, 1, 0, 0, 0]),
      ("9999-12-30T23:59:59+14:00", 253_402_163_999, 840, [9999, 12, 30, 23, 59, 59]),
    ])
  func reading(text: String, seconds: Int, offset: Int, shown: [Int]) throws {
    let date = try #require(LocalDateTime(iso8601: text))

    #expect(date == LocalDateTime(secondsSince1970: seconds, offsetMinutes: offset))
    #expect(parts(date) == shown)
  }

  @Test(
    "that no clock shows are refused, and every other way to write them",
    arguments: [
      "", "2014-10-16", "2014-10-16T09:05:00", "2014-10-16T09:05+08:00",
      "2014-10-16 09:05:00+08:00", "2014-10-16t09:05:00+08:00", "2014-10-16T09:05:00+0800",
      "2014-10-16T09:05:00+8:000", "2014-10-16T09:05:00.5+08:00", "2014-10-16T09:05:00z",
      "2014-10-16T24:00:00Z", "2014-10-16T09:60:00Z", "2014-10-16T09:05:60Z",
      "2014-13-16T09:05:00Z", "2014-00-16T09:05:00Z", "2014-10-00T09:05:00Z",
      "2014-10-32T09:05:00Z", "2014-04-31T09:05:00Z", "2015-02-29T09:05:00Z",
      "1900-02-29T09:05:00Z", "0000-10-16T09:05:00Z", "2014-10-16T09:05:00+14:01",
      "2014-10-16T09:05:00+08:60", "2014-10-16T09:05:00*08:00", "2014-1 -16T09:05:00Z",
      "+014-10-16T09:05:00Z", "2014-10-16T09:05:00Zulu!", "２014-10-16T09:05:00Z",
      "0001-01-01T00:00:00+14:00",
    ])
  func refusing(text: String) {
    #expect(LocalDateTime(iso8601: text) == nil)
  }

  @Test("name each day once, in order, from 1600 to 2400")
  func calendar() {
    var date = LocalDateTime(secondsSince1970: -11_676_096_000, offsetMinutes: 0)
    var (year, month, day) = (1600, 1, 1)
    for _ in 0..<292_200 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard [date.year, date.month, date.day] == [year, month, day] else {
        Issue.record("\(year)-\(month)-\(day) is told as \(parts(date))")
        return
      }
      day += 1
      if day > lengths[month - 1] { (day, month) = (1, month + 1) }
      if month > 12 { (month, year) = (1, year + 1) }
      date = date.advanced(bySeconds: 86_400)
    }
    #expect(year == 2400)
  }

  @Test("go on over midnight on their own clock")
  func advancing() {
    let evening = LocalDateTime(iso8601: "2014-12-31T23:59:58+08:00")
    let later = evening?.advanced(bySeconds: 3)

    #expect(later.map(parts) == [2015, 1, 1, 0, 0, 1])
    #expect(later?.offsetMinutes == 480)
    #expect(later?.advanced(bySeconds: -3) == evening)
  }

  @Test("are on one day by the clock of the one that is asked")
  func sameDay() throws {
    let night = try #require(LocalDateTime(iso8601: "2014-10-16T00:30:00+08:00"))
    let noon = try #require(LocalDateTime(iso8601: "2014-10-16T04:00:00Z"))
    let nextMonth = try #require(LocalDateTime(iso8601: "2014-11-16T00:30:00+08:00"))

    #expect(night.isOnSameDay(as: noon))
    #expect(!noon.isOnSameDay(as: night))
    #expect(!night.isOnSameDay(as: nextMonth))
  }

  @Test("stay within the years 1 to 9999 whatever is asked", arguments: [-840, 0, 840, .max, .min])
  func extremes(offset: Int) {
    for seconds in [Int.min, .max] {
      let date = LocalDateTime(secondsSince1970: seconds, offsetMinutes: offset)

      #expect((1...9999).contains(date.year))
      #expect(date.advanced(bySeconds: seconds) == date)
      #expect(abs(date.offsetMinutes) <= 840)
    }
  }
}
