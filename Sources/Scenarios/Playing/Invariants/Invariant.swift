internal import Drawing
internal import Motion
internal import Views

/// A rule that must hold in every frame of every scenario (V1 to V13).
///
/// A rule looks and remembers; it never changes what it looks at.
protocol Invariant {
  /// The rule's number.
  static var number: Int { get }

  /// What does not hold in a frame; frames are given in order.
  mutating func findings(in step: InvariantStep) -> [InvariantFinding]
}

/// Something that a rule does not allow.
struct InvariantFinding: Equatable {
  /// The view that it is about.
  let view: String
  /// What was found and what was expected.
  let fact: String
}

/// A frame and the one before it, as rules see them.
struct InvariantStep {
  let previous: SceneSnapshot?
  let current: SceneSnapshot
  let picture: DisplayList
  let window: Window
}

extension InvariantStep {
  /// How far numbers may be off, in points.
  static let exactness = NumberTest.exactness

  /// Whether anything since the frame before may have moved the content: a finger, a motion, a block,
  /// an event, an answer, or a panel's step.
  var mayHaveMoved: Bool {
    guard let previous else { return true }
    return movedByItself || !current.changes.isEmpty || !changedPanels.isEmpty
      || previous.isAttached != current.isAttached
  }

  /// Whether a finger was down, or a motion or a block was on its way, since the frame before.
  var movedByItself: Bool {
    guard let previous else { return true }
    return !previous.isAtRest || !current.isAtRest || current.lastAnimationEnd > previous.time
  }

  /// The panels that have another state than in the frame before.
  var changedPanels: [PanelSnapshot] {
    guard let previous else { return current.panels }
    return current.panels.filter { previous.panel($0.side)?.state != $0.state }
  }
}

extension InvariantChecker {
  /// All rules, in the order of their numbers; V12 is the report of what is excepted.
  static var allRules: [any Invariant] {
    [
      WordsFollowState(), ArrowOrSpinner(), InsetIsSumOfShares(), PanelsStandBesideContent(),
      RestWithinRange(), ActionsAtFirePoints(), RowsMoveForAReason(), RowsFillContent(),
      WaysGoOneWay(), CycleLeavesNoTrace(), HiddenPanelsTakeNoRoom(), TouchFindsPicture(),
    ]
  }
}
