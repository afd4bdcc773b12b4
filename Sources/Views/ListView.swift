internal import Drawing
public import Foundation
public import Motion

/// A list of rows that exist only while they are seen: a frame of 100,000 rows costs no more than
/// one of 15.
public final class ListView: ScrollView {
  /// What the list shows; `reloadData()` asks it.
  public weak var dataSource: (any ListDataSource)?
  /// The height of every row in points (F40).
  public var rowHeight: CGFloat = 44 {
    didSet { if rowHeight != oldValue { rowsDidChange() } }
  }

  private var pool = CellPool()
  private var cells: [Int: ListCell] = [:]
  private var viewsBehindRows: [View] = []
  private var mustRefill = true

  public override init(frame: CGRect = .zero, name: String = "list") {
    super.init(frame: frame, name: name)
    alwaysBounceVertical = true
    backgroundColor = .white
  }

  /// How many rows the list has, as its data source last said.
  public private(set) var numberOfRows = 0

  /// Where the rows stand.
  public var rowLayout: RowLayout { RowLayout(count: numberOfRows, rowHeight: rowHeight) }

  /// Asks the data source for the number of rows at once, and for every cell in the next layout; the
  /// offset stays unless the list has become too short for it (F46.1).
  public func reloadData() {
    numberOfRows = dataSource?.numberOfRows(in: self) ?? 0
    rowsDidChange()
  }

  /// A waiting cell of a kind, emptied; nil when none waits (F46).
  public func dequeueReusableCell(withIdentifier identifier: String) -> ListCell? {
    pool.dequeue(identifier)
  }

  /// The cell of a row that is on screen; nil for any other row (F46).
  public func cellForRow(at row: Int) -> ListCell? { cells[row] }

  /// Puts a view behind all rows, where it scrolls along with them.
  public func insertBehindRows(_ view: View) {
    viewsBehindRows.removeAll { $0 === view || $0.superview !== self }
    insertSubview(view, at: viewsBehindRows.count)
    viewsBehindRows.append(view)
  }

  /// The rows that the viewport overlaps as drawn at this instant.
  public var presentedVisibleRows: Range<Int> {
    let top = presentedContentOffset.y
    return rowLayout.rows(from: top, to: top + bounds.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if mustRefill { recycle(except: []) }
    mustRefill = false
    let wanted = rowsToHold
    recycle(except: wanted)
    for row in wanted.joined() { show(row) }
  }

  public override func boundsSizeDidChange(in block: AnimationBlock?) {
    contentSize.width = bounds.width
    super.boundsSizeDidChange(in: block)
  }

  private func rowsDidChange() {
    mustRefill = true
    contentSize = CGSize(width: bounds.width, height: rowLayout.contentHeight)
    setNeedsLayout()
  }

  /// The rows that are seen where the model is, and where the picture still is: a block that moves
  /// the offset keeps them apart, with any number of unseen rows in between.
  private var rowsToHold: [Range<Int>] {
    [contentOffset.y, presentedContentOffset.y].map {
      rowLayout.rows(from: $0, to: $0 + bounds.height)
    }
  }

  private func recycle(except spans: [Range<Int>]) {
    for (row, cell) in cells.sorted(by: { $0.key < $1.key })
    where !spans.contains(where: { $0.contains(row) }) {
      cell.removeFromSuperview()
      cells[row] = nil
      pool.enqueue(cell)
    }
  }

  private func show(_ row: Int) {
    let frame = CGRect(
      x: 0, y: rowLayout.y(ofRow: row), width: bounds.width, height: rowHeight)
    if let cell = cells[row] {
      cell.frame = frame
      return
    }
    guard let cell = dataSource?.listView(self, cellForRow: row) else { return }
    cell.name(after: "\(name).row\(row)")
    cell.frame = frame
    cell.setNeedsLayout()
    let behind = viewsBehindRows.count { $0.superview === self }
    // Earlier rows lie in front of later ones (correction to F47.2).
    insertSubview(cell, at: behind + cells.keys.count { $0 > row })
    cells[row] = cell
  }
}
