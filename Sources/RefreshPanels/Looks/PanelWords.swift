/// What a panel says in each language that it speaks.
public struct PanelWords: Equatable, Sendable {
  /// The words by a language's tag, such as `zh-Hans`.
  public var byLanguage: [String: RefreshText]
  /// The tag of the language for who has none of these.
  public var fallback: String

  /// Makes words in several languages; `fallback` must be one of them, or nothing is said where no
  /// language fits.
  public init(_ byLanguage: [String: RefreshText], fallback: String) {
    self.byLanguage = byLanguage
    self.fallback = fallback
  }

  /// Makes words that are the same in every language.
  public init(_ text: RefreshText) {
    self.init([Self.anyLanguage: text], fallback: Self.anyLanguage)
  }

  /// The tag of words for every language.
  public static let anyLanguage = "*"

  /// The words for who has none of the languages.
  public var fallbackText: RefreshText { byLanguage[fallback] ?? RefreshText() }

  /// The words for a language.
  public func text(for tag: String) -> RefreshText {
    byLanguage[LanguagePick.tag(for: tag, among: byLanguage.keys, fallback: fallback)]
      ?? fallbackText
  }
}

/// Which of several languages is taken for one that a user has (section 2.10 of the sources' facts).
enum LanguagePick {
  /// The tag that is the user's to the letter; else the Chinese of the script that the tag names,
  /// which is the traditional one unless it is `Hans`; else a language with which the tag begins;
  /// else the fallback.
  static func tag(
    for wanted: String, among known: some Sequence<String>, fallback: String
  ) -> String {
    let known = Set(known)
    if known.contains(wanted) { return wanted }
    if wanted.hasPrefix("zh") {
      let script = wanted.contains("Hans") ? "zh-Hans" : "zh-Hant"
      if known.contains(script) { return script }
    }
    return known.filter { wanted.hasPrefix($0) }.max { $0.count < $1.count } ?? fallback
  }
}
