internal import Motion

/// What the clock still holds for a panel.
struct PanelSteps {
  /// When the work was begun; nil while none goes on.
  var beginning: Time?
  /// The ends of the ways to the hold.
  var openings: [ScheduledAction] = []
  /// The end that waits for the least time of the work.
  var ending: ScheduledAction?
  /// The end of what is said of the work.
  var result: ScheduledAction?
  /// The end of the way back.
  var closing: ScheduledAction?

  /// Calls off the ends of the ways to the hold.
  mutating func cancelOpenings() {
    for opening in openings { opening.cancel() }
    openings = []
  }

  /// Calls off everything.
  mutating func cancelAll() {
    cancelOpenings()
    for step in [ending, result, closing] { step?.cancel() }
    self = PanelSteps()
  }
}
