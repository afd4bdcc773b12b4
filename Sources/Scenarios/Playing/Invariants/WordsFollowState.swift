internal import Drawing
internal import RefreshPanels
internal import Views

/// V1: what a panel says follows from its state alone: how the work went, where it closes to, and the
/// language counted in.
struct WordsFollowState: Invariant {
  static let number = 1

  private struct Occasion: Hashable {
    let side: PanelSide
    let state: RefreshState
    let language: Language
    /// Only what is said of the work tells how it went.
    let isFailure: Bool
    let closesToNoMore: Bool
  }

  private var words: [Occasion: String] = [:]

  mutating func findings(in step: InvariantStep) -> [InvariantFinding] {
    // Out of the window the language is not known.
    guard step.current.isAttached else { return [] }
    return step.current.panels.compactMap { panel in
      let occasion = Occasion(
        side: panel.side, state: panel.state, language: step.current.language,
        isFailure: panel.state == .result && panel.hasFailed,
        closesToNoMore: panel.state == .closing && panel.closesToNoMore)
      guard let known = words[occasion] else {
        words[occasion] = panel.text
        return nil
      }
      guard known != panel.text else { return nil }
      return InvariantFinding(
        view: panel.name,
        fact: "says \(panel.text.quoted) when \(panel.state.rawValue), expected \(known.quoted)")
    }
  }
}
