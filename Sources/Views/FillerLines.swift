internal import Drawing
internal import Foundation
internal import Motion

/// The lines of empty rows below the last row of a list without a foot view (F43.1).
final class FillerLines {
  private var lines: [View] = []
  private var placed: Place?

  /// What decides on the lines.
  fileprivate struct Place: Equatable {
    var top: CGFloat
    var count: Int
    var rowHeight: CGFloat
    var width: CGFloat
    var scale: CGFloat
    var direction: LayoutDirection
    var metrics: ListCell.Metrics
  }

  /// How far down lines are drawn, as a share of the list's height: recorded at 480 and 568 points
  /// (F43.1).
  private static let reach: CGFloat = 1.5

  func contains(_ view: View) -> Bool { lines.contains { $0 === view } }

  /// Has as many lines as the list needs, each where it belongs, and is seen to go there when a block
  /// is given; costs O(1) while nothing has changed.
  ///
  /// - Parameter shift: How far the content's points have just moved.
  func place(in list: ListView, afterShift shift: CGFloat = 0, in block: AnimationBlock? = nil) {
    let place = Place(
      top: list.layout.footTop, count: Self.count(in: list), rowHeight: list.layout.rowHeight,
      width: list.rowWidth, scale: list.window?.environment.scale ?? 1,
      direction: list.effectiveUserInterfaceLayoutDirection, metrics: list.cellMetrics)
    guard place != placed || (shift != 0 && block != nil) else { return }
    placed = place
    while lines.count > place.count { lines.removeLast().removeFromSuperview() }
    let known = lines.count
    while lines.count < place.count { addLine(to: list) }
    for (index, line) in lines.enumerated() {
      line.backgroundColor = place.metrics.separatorColor
      line.glide(
        to: place.frame(ofLine: index), afterShift: shift, in: index < known ? block : nil)
    }
  }

  /// The rows and the lines together fill one and a half times the list's height.
  private static func count(in list: ListView) -> Int {
    let layout = list.layout
    guard list.tableFooterView == nil, layout.rowHeight > 0 else { return 0 }
    let missing = (reach * list.bounds.height - layout.footTop) / layout.rowHeight
    return missing > 0 && missing.isFinite ? Int(missing.rounded(.up)) : 0
  }

  private func addLine(to list: ListView) {
    let line = View(name: "\(list.name).filler\(lines.count)")
    line.autoresizingMask = .flexibleWidth
    line.isUserInteractionEnabled = false
    list.insertSubview(line, inFrontOf: contains)
    lines.append(line)
  }
}

extension FillerLines.Place {
  fileprivate func frame(ofLine index: Int) -> CGRect {
    metrics.separatorFrame(
      endingAt: top + CGFloat(index + 1) * rowHeight, width: width, scale: scale
    ).laidOut(direction, inWidth: width)
  }
}
