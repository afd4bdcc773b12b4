/// Cells that have left the screen and wait to be shown again, by reuse identifier (F46).
struct CellPool {
  private var cells: [String: [ListCell]] = [:]

  /// Takes a waiting cell out, made ready to be filled; nil when none waits.
  mutating func dequeue(_ identifier: String) -> ListCell? {
    guard let cell = cells[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }

  /// Lets a cell wait; what it shows is kept until it is needed again.
  mutating func enqueue(_ cell: ListCell) {
    cells[cell.reuseIdentifier, default: []].append(cell)
  }

  /// How many cells wait.
  var count: Int { cells.values.reduce(0) { $0 + $1.count } }
}
