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
  /// (correction to F45).
  public var visibleRows: Range<Int> { rows(from: contentOffset.y) }

  /// The rows that the viewport overlaps as drawn at this instant.
  public var presentedVisibleRows: Range<Int> { rows(from: presentedContentOffset.y) }

  private func rows(from top: CGFloat) -> Range<Int> {
    layout.rows(from: top, to: top + bounds.height)
  }

  /// The rows that are seen where the model is, and where the picture still is: a block that moves
  /// the offset keeps them apart, with any number of unseen rows in between.
  private var rowsToHold: [Range<Int>] { [visibleRows, presentedVisibleRows] }

  /// Has a cell for every row in sight, and for no other.
  func holdRows() {
    let wanted = rowsToHold
    recycle { row in !wanted.contains { $0.contains(row) } }
    for row in wanted.joined() { show(row) }
  }

  /// Lets every cell and header wait in its pool.
  func recycleAll() {
    recycle { _ in true }
    recycleHeaders { _ in true }
  }

  private func recycle(where isUnseen: (Int) -> Bool) {
    for (row, cell) in cells.sorted(by: { $0.key < $1.key }) where isUnseen(row) {
      cells[row] = nil
      cell.leaveRow()
      cell.removeFromSuperview()
      pool.enqueue(cell)
    }
  }

  private func show(_ row: Int) {
    let frame = CGRect(x: 0, y: layout.y(ofRow: row), width: bounds.width, height: layout.rowHeight)
    if let cell = cells[row] {
      cell.frame = frame
      cell.metrics = cellMetrics
      return
    }
    guard let cell = dataSource?.listView(self, cellForRow: row) else { return }
    cell.metrics = cellMetrics
    cell.stand(forRow: row, of: name)
    cell.frame = frame
    cell.setNeedsLayout()
    // Earlier rows lie in front of later ones (correction to F47.2).
    insertSubview(
      cell, inFrontOf: { self.isBackdrop($0) || $0.row(of: self).map { $0 > row } ?? false })
    cells[row] = cell
  }
}

extension View {
  /// The row that the view stands for in a list; nil for any other view.
  fileprivate func row(of list: ListView) -> Int? { (self as? ListCell)?.row }
}
