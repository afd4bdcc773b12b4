internal import Drawing
internal import Foundation
internal import Motion
public import RefreshPanels
internal import Views

extension PanelFamily {
  /// The family as its file would say it, with every key: where a designer starts.
  ///
  /// What the two behaviours have different stands in a comment, as do keys that the family does
  /// without; the rest reads back to the very same panels.
  public var fileText: String {
    var lines = [
      "# \(summary)", "# Made by 'refreshrender families \(name) --yaml'.", "name: \(name)",
      "basedOn: \(name)",
    ]
    for (key, edge) in [("header", PanelEdge.top), ("footer", .bottom), ("trailer", .right)] {
      guard let faithful = design(at: edge, .faithful), let corrected = design(at: edge, .corrected)
      else {
        lines.append("\(key): null")
        continue
      }
      lines.append("\(key):")
      lines += FamilyFileText(at: edge, faithful, corrected, footerStyles: footerStyles).lines
        .map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// One panel of a family file.
private struct FamilyFileText {
  private(set) var lines: [String] = []
  private let faithful: PanelDesign
  private let corrected: PanelDesign

  init(
    at edge: PanelEdge, _ faithful: PanelDesign, _ corrected: PanelDesign,
    footerStyles: [RefreshPolicy.FooterStyle]
  ) {
    self.faithful = faithful
    self.corrected = corrected
    addKind(at: edge, footerStyles)
    addPolicy()
    if edge == .bottom { addFooterPolicy() }
    addStyle()
    if edge == .top { add("lastUpdated") { "\($0.style.timeLine != nil)" } }
    addWords()
  }

  // MARK: - Keys

  private mutating func addKind(at edge: PanelEdge, _ styles: [RefreshPolicy.FooterStyle]) {
    let looks = PanelLook.allCases.map(\.rawValue).joined(separator: ", ")
    guard edge == .bottom else { return add("style", remark: looks) { _ in "normal" } }
    add("style", remark: RefreshPolicy.FooterStyle.allCases.map(\.rawValue).joined(separator: ", "))
    { $0.policy.style.rawValue }
    add("look", remark: looks) { _ in "normal" }
  }

  private mutating func addPolicy() {
    add("height") { points($0.policy.height) }
    add("arm") { points($0.policy.armDistance) }
    add("hold") { points($0.policy.holdDistance) }
    add("ignoredInset") { points($0.policy.ignoredInset) }
    add("openDuration") { "\(NumberText($0.policy.openDuration))" }
    add("closeDuration") { "\(NumberText($0.policy.closeDuration))" }
    add("resultHold") { "\(NumberText($0.policy.resultDuration))" }
    add("curve") { $0.policy.curve.inFile }
    add("animated") { _ in "true" }
    add("fireAt", remark: "crossing, release, hold") { $0.policy.firePoint.rawValue }
    add("latch") { "\($0.policy.latchesArmed)" }
  }

  private mutating func addFooterPolicy() {
    add("triggerPercent") { "\(NumberText($0.policy.triggerPercent))" }
    add("triggersPerDrag", remark: "-1: no limit") { "\($0.policy.triggersPerDrag)" }
    add("automatic") { "\($0.policy.isAutomatic)" }
    add("tapToLoad") { "\($0.policy.loadsOnTap)" }
    add("hiddenWhenShort") { "\($0.policy.isHiddenWhenShort)" }
  }

  private mutating func addStyle() {
    add("automaticAlpha") { "\($0.style.opacity == .followsPull)" }
    add("background") { $0.style.background.inFile }
    add("textColor") { $0.style.label?.color.inFile }
    add("font") { design in
      (design.style.label?.font).map {
        "{ size: \(NumberText($0.size)), bold: \($0.weight == .bold) }"
      }
    }
    add("spinner", remark: SpinnerChoice.allCases.map(\.rawValue).joined(separator: ", ")) {
      design in
      guard let spinner = design.style.spinner else { return "none" }
      return SpinnerChoice.allCases.first { $0.style == spinner.style }?.rawValue
    }
    add("arrow", remark: "or a picture: arrow.png") { $0.style.arrow?.inFile ?? "none" }
    lines.append(
      "# images: { idle: [a.png, b.png], refreshing: { pictures: [c.png], duration: 0.3 } }")
  }

  private mutating func addWords() {
    lines.append("texts:")
    for text in PanelText.allCases {
      let (first, second) = (faithful.style.words, corrected.style.words)
      if let words = second.lines(for: text), words == first.lines(for: text) {
        lines += words.map { "  " + $0 }
      } else {
        lines.append("  # \(text.rawValue):")
      }
    }
  }

  /// A key whose value both behaviours share; otherwise a remark.
  private mutating func add(
    _ key: String, remark: String? = nil, _ value: (PanelDesign) -> String?
  ) {
    let (first, second) = (value(faithful), value(corrected))
    let comment = remark.map { "  # \($0)" } ?? ""
    switch (first, second) {
    case (let first?, let second?) where first == second:
      lines.append("\(key): \(second)\(comment)")
    case (let first?, let second?):
      lines.append("# \(key): \(second)  # \(first) when faithful")
    default: lines.append("# \(key):\(comment)")
    }
  }
}

private func points(_ length: CGFloat) -> String { "\(NumberText(Double(length)))" }

extension PanelWords {
  /// The words of a state: one line, or one a language; nil where the family has none.
  fileprivate func lines(for text: PanelText) -> [String]? {
    let words = byLanguage.compactMapValues { $0[text]?.inFile }
    guard words.count == byLanguage.count else { return nil }
    if let everywhere = words[Self.anyLanguage] { return ["\(text.rawValue): \(everywhere)"] }
    return ["\(text.rawValue):"] + words.sorted { $0.key < $1.key }.map { "  \($0): \($1)" }
  }
}

extension RefreshText {
  fileprivate subscript(text: PanelText) -> String? {
    switch text {
    case .idle: idle
    case .armed: armed
    case .refreshing: refreshing
    case .noMore: noMore
    case .done: done
    case .failed: failed
    }
  }
}

extension String {
  /// The words in double quotes, in which nothing means anything but what it is.
  fileprivate var inFile: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension Color {
  /// A colour, or the two that it is in light and dark.
  fileprivate var inFile: String {
    let (light, dark) = (resolved(for: .light), resolved(for: .dark))
    guard light != dark else { return light.nameInFile }
    return "{ light: \(light.nameInFile), dark: \(dark.nameInFile) }"
  }

  private var nameInFile: String {
    ColorNames.colors.filter { $0.value == self }.map(\.key).min() ?? "'\(self)'"
  }
}

extension TimingCurve {
  fileprivate var inFile: String? {
    let names: [(TimingCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    ]
    if let known = names.first(where: { $0.0 == self }) { return known.1 }
    guard case .cubicBezier(let curve) = self else { return nil }
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { "\(NumberText($0))" }
    return "[\(numbers.joined(separator: ", "))]"
  }
}

extension ArrowLook {
  fileprivate var inFile: String? {
    guard let name = ArrowArt.named.first(where: { $0.art == art })?.name else { return nil }
    return "{ art: \(name), color: \(color.inFile), turnDuration: \(NumberText(turnDuration)), "
      + "turn: \(turn > 0 ? "clockwise" : "counterClockwise") }"
  }
}
