internal import Drawing
public import Views

/// The line of a panel that tells when the list was refreshed last (section 2.6 of the sources'
/// facts).
public struct TimeLine: Equatable, Sendable {
  /// How the line looks.
  public var look: TextLook
  /// What it says by a language's tag.
  public var words: [String: Words]
  /// The tag of the language for who has none of these.
  public var fallback: String
  /// How a time is written that is today.
  public var today: DatePattern
  /// How one of this year is written.
  public var thisYear: DatePattern
  /// How any other one is written.
  public var other: DatePattern
  /// The key under which the time is kept; headers with the same key share one.
  public var key = LastUpdateStore.key
  /// Whether every day of another month with today's number counts as today.
  public var comparesDayNumberOnly = false
  /// Whether a change of language makes the line forget a key of its own for the common one.
  public var forgetsKeyWithLanguage = false

  /// Whether a refresh that failed counts.
  public var countsFailures = false

  /// What a time line says besides the time.
  public struct Words: Equatable, Sendable {
    /// Said before the time.
    public var lead: String
    /// Said between the two when the time is today.
    public var today: String
    /// The whole line where nothing has been refreshed yet.
    public var none: String

    /// Makes the words.
    public init(lead: String, today: String = "", none: String) {
      self.lead = lead
      self.today = today
      self.none = none
    }
  }

  /// Makes a line that writes every time in one way.
  public init(
    look: TextLook, words: [String: Words], fallback: String, pattern: DatePattern
  ) {
    self.look = look
    self.words = words
    self.fallback = fallback
    (today, thisYear, other) = (pattern, pattern, pattern)
  }

  /// The line of panels whose family has none, after their words: MJRefresh's.
  public static func usual(_ label: TextLook?) -> TimeLine {
    var line = TimeLine(
      look: label ?? TextLook(font: Font(size: 14, weight: .bold), color: .label),
      words: mjWords, fallback: "en", pattern: "yyyy-MM-dd HH:mm")
    line.today = " HH:mm"
    line.thisYear = "MM-dd HH:mm"
    return line
  }

  /// What the line says of a refresh, seen from another moment.
  public func text(of date: LocalDateTime?, now: LocalDateTime, in tag: String) -> String {
    let language = LanguagePick.tag(for: tag, among: words.keys, fallback: fallback)
    guard let words = words[language] ?? words[fallback] else { return "" }
    guard let date else { return words.none }
    let isToday = comparesDayNumberOnly ? date.day == now.day : now.isOnSameDay(as: date)
    if isToday { return words.lead + words.today + today.text(of: date) }
    return words.lead + (date.year == now.year ? thisYear : other).text(of: date)
  }
}

/// How a date is written: `yyyy`, `yy`, `MM`, `M`, `dd`, `d`, `HH`, `H`, `hh`, `h`, `mm` and `a` stand
/// for its parts, anything else for itself.
public struct DatePattern: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The pattern.
  public let pattern: String

  /// Makes a pattern.
  public init(stringLiteral pattern: String) { self.pattern = pattern }

  /// The date as the pattern writes it.
  public func text(of date: LocalDateTime) -> String {
    var text = ""
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      text += Self.part(letter, run.count, date) ?? String(run)
      rest = rest.dropFirst(run.count)
    }
    return text
  }

  private static func part(_ letter: Character, _ count: Int, _ date: LocalDateTime) -> String? {
    switch letter {
    case "y": padded(count == 2 ? date.year % 100 : date.year, to: count)
    case "M": padded(date.month, to: count)
    case "d": padded(date.day, to: count)
    case "H": padded(date.hour, to: count)
    case "h": padded((date.hour + 11) % 12 + 1, to: count)
    case "m": padded(date.minute, to: count)
    case "a": date.hour < 12 ? "AM" : "PM"
    default: nil
    }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// When lists were refreshed last, by key: what an app keeps for as many headers as it likes.
public final class LastUpdateStore {
  /// The key of headers that name none (section 2.3 of the sources' facts).
  public static let key = "MJRefreshHeaderLastUpdatedTimeKey"

  /// The moments by their keys.
  public var dates: [String: LocalDateTime] = [:]

  /// Makes a store with nothing in it.
  public init() {}
}
