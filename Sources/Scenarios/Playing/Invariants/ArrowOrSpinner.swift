/// V2: an arrow and a spinner are never seen at once in one panel.
struct ArrowOrSpinner: Invariant {
  static let number = 2

  func findings(in step: InvariantStep) -> [InvariantFinding] {
    step.current.panels.filter { $0.arrowAngle != nil && $0.showsSpinner }.map {
      InvariantFinding(view: $0.name, fact: "arrow and spinner are both seen, expected one of them")
    }
  }
}
