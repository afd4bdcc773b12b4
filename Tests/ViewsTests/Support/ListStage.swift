import Drawing
import Foundation
import Motion
import Views

/// A window with a list of the size in RefreshDome's source, its rows, a listener and a finger.
final class ListStage {
  let window: Window
  let list: ListView
  let rows: FixedRows
  let log = ScrollLog()
  let finger: Finger

  /// Sets the stage: 15 rows of 60 points under a status bar, unless told otherwise.
  init(
    rows count: Int = 15, sections: [ListSection]? = nil, rowHeight: CGFloat = 60,
    scale: CGFloat = 2, frame: CGRect = CGRect(x: 0, y: 20, width: 320, height: 548)
  ) {
    window = Window(frame.maxX, frame.maxY, scale: scale)
    list = ListView(frame: frame)
    rows = FixedRows(count)
    rows.sections = sections
    finger = Finger(on: window)
    list.rowHeight = rowHeight
    list.dataSource = rows
    window.addSubview(list)
    list.reloadData()
    window.layoutIfNeeded()
    list.addObserver(log)
  }

  /// The model's vertical offset.
  var y: Double { list.contentOffset.y }

  /// The vertical offset as drawn, on whole pixels.
  var drawnY: Double { list.presentedContentOffset.y }

  /// The rows that have a cell, from the front to the back.
  var cells: [String] { list.subviews.reversed().compactMap { $0 is ListCell ? $0.name : nil } }

  /// The headers on screen, from the front to the back.
  var headers: [String] {
    list.subviews.reversed().compactMap { $0 is ListSectionHeader ? $0.name : nil }
  }

  /// Drags evenly from the middle of the list; the finger stays down.
  func drag(by distance: CGFloat, over seconds: Double = 0.3) {
    finger.touch(at: CGPoint(x: list.frame.midX, y: list.frame.midY))
    finger.move(by: distance, over: seconds)
  }

  /// Does something as an event of the present instant.
  func perform(_ action: @escaping (ListStage) -> Void) {
    window.perform { [unowned self] in action(self) }
  }

  /// Moves the list to an offset at once.
  func scroll(to y: CGFloat) { perform { $0.list.contentOffset.y = y } }

  /// Moves on by some seconds.
  func advance(by seconds: Double) { window.advance(by: seconds) }

  /// Moves on frame by frame until nothing moves, ten seconds at most.
  func settle(eachFrame: (ListStage) -> Void = { _ in }) {
    let end = window.clock.now + Time(seconds: 10)
    while window.isMoving, window.clock.now < end {
      advance(by: 1.0 / 60)
      eachFrame(self)
    }
  }
}
