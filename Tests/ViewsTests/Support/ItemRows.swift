import Foundation
import Views

/// A data source of items that keep who they are while their rows change.
final class ItemRows: ListDataSource {
  /// The items, section by section.
  var sections: [[Int]]
  /// Whether sections have titles.
  var isTitled = false
  /// The items whose cells were asked for, in order.
  private(set) var asked: [Int] = []
  private var nextItem: Int

  /// Makes a source of sections of some items each, counted from 0.
  init(_ counts: [Int]) {
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    nextItem = next
  }

  /// All items in their order.
  var items: [Int] { sections.flatMap { $0 } }

  /// Forgets what was asked.
  func forget() { asked = [] }

  /// Puts new items in before a row, in the section of the row before it.
  func insert(_ count: Int, at row: Int) {
    let (section, index) = place(row, isInsertion: true)
    sections[section].insert(contentsOf: nextItem..<nextItem + count, at: index)
    nextItem += count
  }

  /// Drops the items of some rows.
  func delete(_ count: Int, at row: Int) {
    for _ in 0..<count {
      let (section, index) = place(row, isInsertion: false)
      sections[section].remove(at: index)
    }
  }

  /// Puts a row's item elsewhere.
  func move(from row: Int, to newRow: Int) {
    let (section, index) = place(row, isInsertion: false)
    let item = sections[section].remove(at: index)
    let (newSection, newIndex) = place(newRow, isInsertion: true)
    sections[newSection].insert(item, at: newIndex)
  }

  private func place(_ row: Int, isInsertion: Bool) -> (section: Int, index: Int) {
    var index = row
    for (section, items) in sections.enumerated() {
      if index < items.count || (isInsertion && index == items.count) { return (section, index) }
      index -= items.count
    }
    preconditionFailure("no row \(row)")
  }

  func numberOfRows(in listView: ListView) -> Int { items.count }

  func sections(in listView: ListView) -> [ListSection] {
    sections.enumerated().map {
      ListSection(title: isTitled ? "Section \($0)" : nil, rowCount: $1.count)
    }
  }

  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    let cell =
      listView.dequeueReusableCell(withIdentifier: "Cell") ?? ListCell(reuseIdentifier: "Cell")
    let item = items[row]
    asked.append(item)
    cell.titleLabel.text = "\(item)"
    return cell
  }
}
