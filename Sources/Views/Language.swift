/// A language in which an app speaks, by its tag: `en`, `zh-Hans`, `pt-BR`.
public struct Language: Equatable, Hashable, Sendable {
  /// The tag, in the usual case: language, script, region, parted by hyphens.
  public let tag: String

  /// English.
  public static let english = Language(known: "en")
  /// Chinese in simplified writing.
  public static let simplifiedChinese = Language(known: "zh-Hans")

  private init(known tag: String) { self.tag = tag }

  /// Reads a tag: two or three small letters, then if need be a script as `Hans` and a region as
  /// `TW` or `419`; nil for anything else.
  public init?(_ tag: String) {
    var parts = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let code = parts.popFirst(), Self.isCode(code) else { return nil }
    if let script = parts.first, Self.isScript(script) { parts.removeFirst() }
    if let region = parts.first, Self.isRegion(region) { parts.removeFirst() }
    guard parts.isEmpty else { return nil }
    self.tag = tag
  }

  /// The first part of the tag, such as `zh`.
  public var code: String { String(tag.prefix { $0 != "-" }) }

  /// The script that the tag names, such as `Hans`; nil when it names none.
  public var script: String? {
    tag.split(separator: "-").dropFirst().first { Self.isScript($0) }.map(String.init)
  }

  /// The way in which the language is read: as its script is, or as it usually is when the tag names
  /// none.
  public var direction: LayoutDirection {
    let isRightToLeft =
      script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftCodes.contains(code)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa",
  ]
  private static let rightToLeftCodes: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  private static func isCode(_ part: Substring) -> Bool {
    (2...3).contains(part.count) && part.allSatisfy(isSmallLetter)
  }

  private static func isScript(_ part: Substring) -> Bool {
    part.count == 4 && part.prefix(1).allSatisfy(isCapital)
      && part.dropFirst().allSatisfy(isSmallLetter)
  }

  private static func isRegion(_ part: Substring) -> Bool {
    (part.count == 2 && part.allSatisfy(isCapital))
      || (part.count == 3 && part.allSatisfy { $0.isASCII && $0.isNumber })
  }

  private static func isSmallLetter(_ letter: Character) -> Bool {
    letter.isASCII && letter.isLowercase
  }

  private static func isCapital(_ letter: Character) -> Bool {
    letter.isASCII && letter.isUppercase
  }
}

extension Language: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}

/// The way in which words are read and rows of controls are laid out.
public enum LayoutDirection: String, CaseIterable, Equatable, Hashable, Sendable {
  /// From the left, as English.
  case leftToRight
  /// From the right, as Arabic.
  case rightToLeft
}
