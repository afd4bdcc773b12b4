internal import Foundation

// Cells are made when their rows come into sight, and leave for the pool when they go out of it
// (F46).

extension ListView {
  /// A waiting cell of a kind, emptied; nil when none waits (F46).
  public func dequeueReusableCell(withIdentifier identifier: String) -> ListCell? {
    pool.dequeue(identifier)
  }

  /// The cell of a row that is on screen; nil for any other row (F46).
  public func cellForRow(at row: Int) -> ListCell? { cells[row] }

  /// The rows that the viewport overlaps, if only by a hair; new at once when an offset is assigned
  /// (correction to F45) or when rows come and go (F46.1), before any layout.
  public var visibleRows: Range<Int> { rows(from: heededOffset.y) }

  /// The rows that the viewport overlaps as drawn at this instant.
  public var presentedVisibleRows: Range<Int> { rows(from: presentedContentOffset.y) }

  private func rows(from top: CGFloat) -> Range<Int> {
    layout.rows(from: top, to: top + bounds.height)
  }

  /// The rows that are seen where the model is, and where the picture still is: a block that moves
  /// the offset keeps them apart, with any number of unseen rows in between.
  var rowsToHold: [Range<Int>] { [visibleRows, presentedVisibleRows] }

  /// Has a cell for every row in sight, and for no other but those that glide out of it.
  func holdRows() {
    let wanted = rowsToHold
    recycle { row, cell in
      !wanted.contains { $0.contains(row) } && !updates.contains { $0.holds(cell) }
    }
    for row in wanted.joined() { show(row) }
  }

  /// Lets every cell and header wait in its pool.
  func recycleAll() {
    cutUpdatesShort()
    recycle { _, _ in true }
    recycleHeaders { _, _ in true }
  }

  private func recycle(where isUnseen: (Int, ListCell) -> Bool) {
    for (row, cell) in cells.sorted(by: { $0.key < $1.key }) where isUnseen(row, cell) {
      cells[row] = nil
      retire(cell)
    }
  }

  /// Takes a cell off the screen and lets it wait.
  func retire(_ cell: ListCell) {
    cell.leaveRow()
    cell.removeFromSuperview()
    cell.removeAllAnimations()
    pool.enqueue(cell)
  }

  func frame(ofRow row: Int) -> CGRect {
    CGRect(x: 0, y: layout.y(ofRow: row), width: rowWidth, height: layout.rowHeight)
  }

  /// Has a cell for a row, at its place; nil if the data source has none.
  @discardableResult
  func show(_ row: Int) -> ListCell? {
    if let cell = cells[row] {
      cell.frame = frame(ofRow: row)
      cell.metrics = cellMetrics
      return cell
    }
    guard let cell = dataSource?.listView(self, cellForRow: row) else { return nil }
    cell.metrics = cellMetrics
    cell.stand(forRow: row, of: name)
    cell.frame = frame(ofRow: row)
    cell.setNeedsLayout()
    stack(cell, asRow: row)
    cells[row] = cell
    return cell
  }

  /// Puts a cell among the others: earlier rows lie in front of later ones (correction to F47.2).
  func stack(_ cell: ListCell, asRow row: Int) {
    insertSubview(cell) { view in
      isBackdrop(view) || (view as? ListCell)?.row.map { $0 > row } == true
    }
  }
}
