import Foundation
import Views

/// A data source of numbered rows that counts the cells it makes.
final class FixedRows: ListDataSource {
  /// How many rows there are, told at the next reload.
  var count: Int
  /// How many cells were made and not taken from the pool.
  private(set) var madeCount = 0
  /// The rows that were asked for, in order.
  private(set) var asked: [Int] = []
  /// Which pool a row's cell belongs to.
  var identifier: (Int) -> String = { _ in "Cell" }

  /// The sections; one without a title when there are none given.
  var sections: [ListSection]?
  /// Fills a cell further than with its words.
  var fill: (ListCell, Int) -> Void = { _, _ in }
  /// How new cells look.
  var style = ListCell.Style.default

  private var cells: [WeakCell] = []

  private struct WeakCell {
    weak var cell: ListCell?
  }

  /// Makes a source of some rows.
  init(_ count: Int) { self.count = count }

  /// How many of the cells that were ever made are alive.
  var aliveCount: Int { cells.count { $0.cell != nil } }

  /// Forgets what was asked.
  func forget() { asked = [] }

  func numberOfRows(in listView: ListView) -> Int { count }

  func sections(in listView: ListView) -> [ListSection] {
    sections ?? [ListSection(rowCount: count)]
  }

  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    asked.append(row)
    let cell = listView.dequeueReusableCell(withIdentifier: identifier(row)) ?? make(row)
    cell.titleLabel.text = "Row \(row)"
    fill(cell, row)
    return cell
  }

  private func make(_ row: Int) -> ListCell {
    madeCount += 1
    let cell = ListCell(style: style, reuseIdentifier: identifier(row))
    cells.append(WeakCell(cell: cell))
    return cell
  }
}
