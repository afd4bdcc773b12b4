import Drawing
import Foundation
import Testing
import Views

/// Where the parts of a cell stand.
enum TableCellCases {
  static func cell(_ check: Check) throws {
    let input = check.input
    try #require(try input.string("fit") == "square" && input.bool("separator"))
    var metrics = ListCell.Metrics.iOS7
    metrics.inset = CGFloat(try input.number("inset"))
    let picture = try input.value(at: "image")?.asNumbers.map {
      try Pictures.blank(CGSize(width: $0[0], height: $0[1]))
    }
    let width = try input.number("width")
    let list = try RecordedList(
      [
        "frame": JSON([0, 0, width, 480]), "sections": [["rows": 1]],
        "rowHeight": .number(try input.number("row_height")),
      ], scale: CGFloat(try input.number("scale")), metrics: metrics)
    list.rows.fill = { cell, _ in
      cell.titleLabel.text = "NibBi"
      cell.imageView.image = picture
    }
    list.list.reloadData()
    list.window.layoutIfNeeded()
    let cell = try list.cell(0)

    try check.expect("content_view", is: JSON(cell.contentView.frame))
    try check.expect("separator", is: JSON(cell.separator.frame))
    try check.expect("image_view", is: picture == nil ? .null : JSON(cell.imageView.frame))
    try check.expect("text_label", is: JSON(cell.titleLabel.frame))
  }
}
