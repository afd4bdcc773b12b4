internal import RefreshRender

/// A panel family's numbers, words and habits as a designer looks them up, in aligned columns.
struct FamilySheet {
  /// One panel of the family, as it is with each behaviour.
  struct Panel {
    let name: String
    let policy: (Behaviour) -> RefreshPolicy
    let style: (Behaviour) -> PanelStyle
  }

  let panels: [Panel]

  /// The panels of a family.
  init(_ family: FamilyName) {
    switch family {
    case .refreshDome:
      panels = [
        Panel(
          name: "header", policy: RefreshDome.headerPolicy, style: RefreshDome.headerStyle),
        Panel(
          name: "footer", policy: RefreshDome.footerPolicy, style: RefreshDome.footerStyle),
      ]
    }
  }

  /// All lines: the panels one after another, then the habits that the behaviours tell apart.
  var lines: [String] { panels.flatMap(lines(of:)) + habits }

  private func lines(of panel: Panel) -> [String] {
    let (policy, text) = (panel.policy(.corrected), panel.style(.corrected).text)
    let rows = [
      ("height", "\(policy.height.shown) pt"),
      ("arms", "beyond \(policy.armDistance.shown) pt"),
      ("holds", "\(policy.holdDistance.shown) pt"),
      ("opens in", "\(policy.openDuration.shown) s, \(policy.curve.inWords)"),
      ("closes in", "\(policy.closeDuration.shown) s, \(policy.curve.inWords)"),
      ("at first", initialText(of: panel)),
      ("idle", text.idle), ("armed", text.armed), ("refreshing", text.refreshing),
    ]
    return ["  \(panel.name)"] + rows.map { "    " + $0.padded(to: 12) + $1 }
  }

  private func initialText(of panel: Panel) -> String {
    let texts = Behaviour.allCases.map { (panel.style($0).text.initial, $0.rawValue) }
    guard Set(texts.map(\.0)).count > 1 else { return texts[0].0 }
    return texts.map { "\($0) (\($1))" }.joined(separator: ", ")
  }

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
    let (faithful, corrected) = (panel.policy(.faithful).habits, panel.policy(.corrected).habits)
    let head = [("", "faithful", "corrected")]
    return (head + zip(faithful, corrected).map { ($0.name, $0.words, $1.words) }).map {
      "    " + $0.padded(to: 18) + $1.padded(to: 28) + $2
    }
  }
}

extension RefreshPolicy {
  /// Each habit's name and what the panel does.
  fileprivate var habits: [(name: String, words: String)] {
    [
      ("work starts", firePoint == .release ? "on release" : "at the hold"),
      ("dragged back", latchesArmed ? "stays armed" : "disarms"),
      ("momentum", armsWithoutFinger ? "arms as a finger does" : "does not arm"),
      ("finger kept down", rearmsUnderHeldFinger ? "arms again at once" : "does not arm again"),
      ("opening, closing", passesThroughTransitions ? "states of their own" : "no states"),
      ("room", insetWriting == .absolute ? "overwrites all insets" : "adds its own share"),
      ("release", movesContentToHold ? "moves content to the hold" : "leaves the content"),
      ("short content", heedsShortContent ? "is heeded" : "is not heeded"),
      ("place", placement == .bySourceFormulas ? "by fixed formulas" : "beside the content"),
      ("stands", standsInFrontOfRows ? "in front of rows" : "behind rows"),
      ("an answer", ending == .oneStep ? "ends panel and rows as one" : "ends panel before rows"),
      ("a failure", failure == .closes ? "closes the panel" : "stops the program"),
    ]
  }
}

extension TimingCurve {
  /// The curve's name, or its numbers.
  fileprivate var inWords: String {
    let names: [TimingCurve: String] = [
      .linear: "linear", .easeIn: "easeIn", .easeOut: "easeOut", .easeInOut: "easeInOut",
    ]
    if let name = names[self] { return name }
    switch self {
    case .cubicBezier(let curve):
      return
        "curve (\([curve.x1, curve.y1, curve.x2, curve.y2].map(\.shown).joined(separator: ", ")))"
    case .spring: return "spring"
    }
  }
}

extension String {
  /// The text with blanks up to a width, and one at least.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
