import Drawing
import Foundation
import Motion
import Views

/// A list whose items keep who they are, so that a test can follow each over the screen.
final class ItemStage {
  let stage: ListStage
  let rows: ItemRows

  /// Sets the stage: 40 items in rows of 60 on a screen of 548, unless told otherwise.
  init(
    _ counts: [Int] = [40], titled: Bool = false, rowHeight: CGFloat = 60,
    frame: CGRect = CGRect(x: 0, y: 20, width: 320, height: 548), at offset: CGFloat = 0
  ) {
    rows = ItemRows(counts)
    rows.isTitled = titled
    stage = ListStage(rows: 0, rowHeight: rowHeight, frame: frame)
    stage.list.dataSource = rows
    stage.perform {
      $0.list.tableFooterView = View()
      $0.list.reloadData()
      $0.list.contentOffset.y = offset
    }
    stage.log.forget()
    rows.forget()
  }

  var list: ListView { stage.list }

  /// Inserts rows, in the data and in the list.
  func insert(_ count: Int, at row: Int, with animation: ListView.RowAnimation = .none) {
    rows.insert(count, at: row)
    list.insertRows(at: row, count: count, with: animation)
  }

  /// Deletes rows, in the data and in the list.
  func delete(_ count: Int, at row: Int, with animation: ListView.RowAnimation = .none) {
    rows.delete(count, at: row)
    list.deleteRows(at: row, count: count, with: animation)
  }

  /// Where the cells of items stand on the screen as drawn at this instant, layout not yet heeded.
  var places: [Int: Double] {
    var places: [Int: Double] = [:]
    for case let cell as ListCell in list.subviews {
      guard let item = cell.titleLabel.text.flatMap({ Int($0) }) else { continue }
      places[item] = Double(cell.presentedCenter.y - list.presentedBoundsOrigin.y)
    }
    return places
  }

  /// The items that have a cell, and the row that each stands for.
  var shownItems: [Int: Int] {
    var items: [Int: Int] = [:]
    for row in 0..<list.numberOfRows {
      guard let text = list.cellForRow(at: row)?.titleLabel.text else { continue }
      items[row] = Int(text)
    }
    return items
  }
}
