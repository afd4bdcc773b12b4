/// A line at the foot of a terminal that is written over until the work is done.
///
/// Nothing is shown in the first second, and no more than ten times a second.
struct ProgressLine {
  private let isEnabled: Bool
  private let clock: @Sendable () -> Double
  private let start: Double
  private var lastShown = -Double.infinity
  private var isVisible = false

  private static let patience = 1.0
  private static let interval = 0.1

  /// Fits the narrowest usual terminal without wrapping.
  private static let width = 79

  init(isEnabled: Bool, clock: @escaping @Sendable () -> Double) {
    self.isEnabled = isEnabled
    self.clock = clock
    start = clock()
  }

  /// What to write to show a text, or nil while nothing should be shown.
  mutating func show(_ text: String) -> String? {
    guard isEnabled else { return nil }
    let now = clock()
    guard now - start >= Self.patience, now - lastShown >= Self.interval else { return nil }
    lastShown = now
    isVisible = true
    return Self.erasure + String(text.onOneLine.prefix(Self.width))
  }

  /// What to write to take the line away, or nil when there is none.
  mutating func erase() -> String? {
    guard isVisible else { return nil }
    isVisible = false
    lastShown = -.infinity
    return Self.erasure
  }

  private static let erasure = "\r\u{1B}[K"
}
