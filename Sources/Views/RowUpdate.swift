internal import Foundation
internal import Motion

/// A change of rows that is still to be seen: what it keeps on screen until its end.
final class RowUpdate {
  /// The cells of rows that are no more, with the opacity that they had.
  var leavingCells: [(cell: ListCell, alpha: Double)] = []
  /// The cells of rows that glide out of sight.
  var heldCells: [ListCell] = []
  /// The headers that glide out of sight.
  var heldHeaders: [ListSectionHeader] = []
  /// Whether a reload has ended it before its time.
  var wasCutShort = false

  func holds(_ view: View) -> Bool {
    heldCells.contains { $0 === view } || heldHeaders.contains { $0 === view }
  }
}

/// A change of rows, and how far the content's points move so that the first row in sight stays.
struct RowStep {
  let change: RowChange
  let before: ListLayout
  let after: ListLayout
  /// How far the content's points move, in points.
  var shift: CGFloat

  /// - Parameter seen: The rows in sight, as they are counted before.
  init(_ change: RowChange, from before: ListLayout, to after: ListLayout, seen: Range<Int>) {
    self.change = change
    self.before = before
    self.after = after
    guard let first = seen.first,
      let steady = change.firstSteadyRow(from: first, of: before.numberOfRows),
      let new = change.newRow(of: steady)
    else {
      shift = 0
      return
    }
    // When none in sight is left, the next one below takes the place of the first.
    let place = seen.contains(steady) ? steady : first
    shift = after.y(ofRow: new) - before.y(ofRow: place)
  }
}

extension View {
  /// Puts the view into another place of a content whose points have moved by a distance: it is seen
  /// to go there from where it was.
  func glide(to frame: CGRect, afterShift distance: CGFloat, in block: AnimationBlock?) {
    centerProperty.shift(by: CGPoint(x: 0, y: distance))
    // The last bits of a sum are no way to go.
    let isSamePlace = abs(frame.midY - center.y) < 0x1p-20
    setFrame(frame, in: isSamePlace ? nil : block)
  }

  /// Is seen to come to its place from some way above or below, but from no further than a limit.
  func come(from way: CGFloat, atMost limit: CGFloat, in block: AnimationBlock) {
    let place = frame
    frame.origin.y += min(max(way, -limit), limit)
    setFrame(place, in: block)
  }
}
