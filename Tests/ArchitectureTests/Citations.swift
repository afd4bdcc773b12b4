import Foundation

/// The numbers of facts (F), quirks (Q, L), decisions (D), checks (V) and reports (B), as texts cite
/// them and as the docs carry them.
enum Citations {
  private static let guides = "Sources/RefreshRender/RefreshRender.docc/"

  /// The numbers that a file cites in comments, in titles of tests, or anywhere if it is no code.
  static func cited(in file: SourceFile) throws -> Set<String> {
    let isSwift = file.path.hasSuffix(".swift")
    guard isSwift || file.path.hasSuffix(".md") || file.path.hasSuffix(".yaml") else { return [] }
    let texts =
      isSwift ? try matches(of: #"//.*$|"[^"\n]*\([^"\n]*\)[^"\n]*""#, in: file.text) : [file.text]
    return Set(try texts.flatMap { try matches(of: #"\b[FQDVBL][0-9]{1,2}(\.[0-9]+)?\b"#, in: $0) })
  }

  /// The numbers that stand first in a row of a table of the docs.
  static func carried(by file: SourceFile) throws -> [String] {
    guard file.path.hasPrefix(guides), file.path.hasSuffix(".md") else { return [] }
    return try matches(of: #"(?<=^\| )[FQDVBL][0-9]+(\.[0-9]+)?(?= \|)"#, in: file.text)
  }

  private static func matches(of pattern: String, in text: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let string = NSString(string: text)
    let all = NSRange(location: 0, length: string.length)
    return expression.matches(in: text, range: all).map { string.substring(with: $0.range) }
  }
}
