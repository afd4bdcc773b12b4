internal import Drawing
internal import Foundation
internal import RefreshPanels
internal import Views

/// V7: a row goes to another place on the screen only because a finger, a motion, a block, an event or
/// an answer moved it; and one change alone moves the content by the rules (F16, F16.1).
struct RowsMoveForAReason: Invariant {
  static let number = 7

  func findings(in step: InvariantStep) -> [InvariantFinding] {
    guard let previous = step.previous, step.current.isAttached else { return [] }
    if !step.mayHaveMoved { return movedRows(from: previous, to: step.current) }
    guard let expected = step.expectedOffset else { return [] }
    let found = step.current.offset.y
    guard abs(found - expected) > InvariantStep.exactness else { return [] }
    return [
      InvariantFinding(
        view: "list",
        fact: "y \(found.shown) after \(previous.offset.y.shown), expected \(expected.shown)")
    ]
  }

  private func movedRows(
    from previous: SceneSnapshot, to current: SceneSnapshot
  ) -> [InvariantFinding] {
    let moved = current.rowPlaces.filter { row, place in
      previous.rowPlaces[row].map { abs($0 - place) > InvariantStep.exactness } ?? false
    }
    guard let (row, place) = moved.min(by: { $0.key < $1.key }) else { return [] }
    let before = previous.rowPlaces[row]?.shown ?? "none"
    return [
      InvariantFinding(
        view: "list.row\(row)",
        fact: "y \(place.shown) on the screen, expected \(before) as nothing moved it")
    ]
  }
}

extension InvariantStep {
  /// Where one change alone puts the content; nil when more has happened, or what the rules leave
  /// open.
  fileprivate var expectedOffset: CGFloat? {
    guard let previous, !movedByItself, current.changes.count == 1, !opensAtOnce else { return nil }
    switch current.changes[0] {
    case .offset(let y, animated: false): return y
    case .inset, .rows, .answer, .panel, .words:
      guard previous.isAttached, current.isAttached, !revealsRows else { return nil }
      // Only another range is heeded; the program may have put the content beyond this one (F18.2).
      guard previous.geometry != current.geometry else { return previous.offset.y }
      return current.geometry.clamp(stayingAtStart(previous)).y
    case .finger, .offset, .rowsBetween, .rotation, .work: return nil
    }
  }

  /// Whether a panel has just been put to its hold, which moves the content there.
  private var opensAtOnce: Bool {
    changedPanels.contains { $0.state == .opening || $0.state == .refreshing }
  }

  private var revealsRows: Bool { current.panels.contains { $0.policy.revealsNewRows } }

  /// Content that rests exactly at the old start goes to the new one if that is further out (F16).
  private func stayingAtStart(_ previous: SceneSnapshot) -> CGPoint {
    let (old, new) = (previous.geometry.minimumOffset, current.geometry.minimumOffset)
    guard previous.offset.y == old.y, new.y < old.y else { return previous.offset }
    return CGPoint(x: previous.offset.x, y: new.y)
  }
}
