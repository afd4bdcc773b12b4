internal import RefreshRender

/// A panel family's numbers, words and habits as a designer looks them up, in aligned columns.
struct FamilySheet {
  /// One panel of the family, as it is with each behaviour.
  private struct Panel {
    let name: String
    let faithful: PanelDesign
    let corrected: PanelDesign

    init?(_ name: String, _ design: (Behaviour) -> PanelDesign?) {
      guard let faithful = design(.faithful), let corrected = design(.corrected) else { return nil }
      self.name = name
      self.faithful = faithful
      self.corrected = corrected
    }
  }

  private let family: PanelFamily
  private let panels: [Panel]

  /// The sheet of a family, with each kind of footer that it has.
  init(_ family: PanelFamily) {
    self.family = family
    let footers = family.footerStyles.map { style in
      Panel("footer, style \(style.rawValue)") { family.footer($0, style: style) }
    }
    let others = [
      Panel("header", family.header), Panel("trailer", family.trailer),
    ]
    panels = ([others[0]] + footers + [others[1]]).compactMap(\.self)
  }

  /// The whole sheet, ended by a line break.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The panels one after another, then the habits that the behaviours tell apart.
  private var lines: [String] {
    ["\(family.name)  \(family.summary)"] + panels.flatMap(lines(of:)) + habits + exceptions
  }

  private func lines(of panel: Panel) -> [String] {
    let (policy, style) = (panel.corrected.policy, panel.corrected.style)
    let numbers = [
      ("height", "\(policy.height.shown) pt"), ("arms", "beyond \(policy.armDistance.shown) pt"),
      ("holds", "\(policy.holdDistance.shown) pt"),
      ("opens in", both(panel) { "\($0.policy.openDuration.shown) s" } + policy.curve.inWords),
      ("closes in", both(panel) { "\($0.policy.closeDuration.shown) s" } + policy.curve.inWords),
    ]
    let rows = numbers + [("shows", style.parts)] + words(of: panel)
    let width = max(10, rows.map(\.0.count).max() ?? 0) + 2
    return ["  \(panel.name)"] + rows.map { "    " + $0.padded(to: width) + $1 }
  }

  /// A value as it is, or one for each behaviour where they differ.
  private func both(_ panel: Panel, _ value: (PanelDesign) -> String) -> String {
    let (faithful, corrected) = (value(panel.faithful), value(panel.corrected))
    guard faithful != corrected else { return corrected }
    return "\(faithful) (faithful), \(corrected) (corrected)"
  }

  private func words(of panel: Panel) -> [(String, String)] {
    let style = panel.corrected.style
    guard style.label != nil else { return [] }
    var rows = [("at first", both(panel) { $0.style.text.initial })]
    let tags = style.words.byLanguage.keys.sorted {
      ($0 != style.words.fallback ? 1 : 0, $0) < ($1 != style.words.fallback ? 1 : 0, $1)
    }
    for tag in tags {
      guard let text = style.words.byLanguage[tag] else { continue }
      let language = tag == PanelWords.anyLanguage ? "" : "\(tag) "
      let said: [(String, String?)] = [
        ("idle", text.idle), ("armed", text.armed), ("refreshing", text.refreshing),
        ("no more", text.noMore), ("done", text.done), ("failed", text.failed),
      ]
      rows += said.compactMap { name, words in words.map { (language + name, $0) } }
    }
    return rows
  }

  // MARK: - Habits

  /// A line for each habit of a panel; panels with the same habits share one table.
  private var habits: [String] {
    var tables: [(names: [String], rows: [String])] = []
    for panel in panels {
      let rows = rows(of: panel)
      if let index = tables.firstIndex(where: { $0.rows == rows }) {
        tables[index].names.append(panel.name)
      } else {
        tables.append(([panel.name], rows))
      }
    }
    return tables.flatMap { ["  habits of \($0.names.joined(separator: " and "))"] + $0.rows }
  }

  private func rows(of panel: Panel) -> [String] {
    let (faithful, corrected) = (panel.faithful.policy.habits, panel.corrected.policy.habits)
    let head = [("", "faithful", "corrected")]
    return (head + zip(faithful, corrected).map { ($0.name, $0.words, $1.words) }).map {
      "    " + $0.padded(to: 18) + $1.padded(to: 28) + $2
    }
  }

  private var exceptions: [String] {
    guard !family.faithfulExceptions.isEmpty else { return [] }
    let rules = family.faithfulExceptions.sorted {
      (Int($0.key.dropFirst()) ?? 0) < (Int($1.key.dropFirst()) ?? 0)
    }
    return ["  rules that the faithful panels do not keep"]
      + rules.map { "    " + $0.key.padded(to: 5) + $0.value }
  }
}

extension PanelStyle {
  /// The parts that are to be seen.
  fileprivate var parts: String {
    let parts: [(String, Bool)] = [
      ("arrow", arrow != nil), ("words", label != nil), ("time line", timeLine != nil),
      ("spinner", spinner != nil), ("pictures", images != nil),
    ]
    let seen = parts.filter(\.1).map(\.0)
    return seen.isEmpty ? "nothing" : seen.joined(separator: ", ")
  }
}

extension TimingCurve {
  /// The curve's name, or its numbers, after a comma.
  fileprivate var inWords: String {
    let names: [TimingCurve: String] = [
      .linear: "linear", .easeIn: "easeIn", .easeOut: "easeOut", .easeInOut: "easeInOut",
    ]
    if let name = names[self] { return ", \(name)" }
    switch self {
    case .cubicBezier(let curve):
      return
        ", curve (\([curve.x1, curve.y1, curve.x2, curve.y2].map(\.shown).joined(separator: ", ")))"
    case .spring: return ", spring"
    }
  }
}

extension String {
  /// The text with blanks up to a width, and one at least.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
