import Drawing
import Foundation
import Motion
import RefreshPanels
import Testing
import Views

/// The numbers of RefreshDome's panels on its list, with UIKit's resistance.
enum TableRefreshCases {
  static func refresh(_ check: Check) throws {
    let input = check.input
    let stage = try DomeStage(input)
    let threshold = try input.number("threshold")

    try check.expect("content_height", is: Double(stage.list.contentSize.height))
    try check.expect("footer_panel_y", is: Double(stage.footer.frame.minY))
    try check.expect("max_offset", is: Double(stage.list.geometry.maximumOffset.y))
    try triggers(check, threshold: threshold)
    try drags(check, threshold: threshold)
    try check.expect(
      "rest_offset_while_refreshing", is: try restOffset(input, pulling: threshold + 30))
    try check.expect(
      "rest_offset_while_loading_more", is: try restOffset(input, pulling: -threshold - 30))
  }

  /// A panel is armed a pixel beyond its offset, and not at it.
  private static func triggers(_ check: Check, threshold: Double) throws {
    try check.rule("header_trigger", reads: "contentOffset.y < -60")
    let header = try [threshold, threshold + 0.5].map {
      try pulled(check.input, by: $0).header.state
    }
    try check.expect("header_trigger", header == [.idle, .armed], "is not met: \(header)")
    let footer = try [threshold, threshold + 0.5].map { distance in
      try pulled(check.input, by: -distance).footer.state
    }
    let stage = try pulled(check.input, by: -threshold)
    try check.expect("footer_trigger_offset", is: Double(stage.list.contentOffset.y))
    try check.expect("footer_trigger_offset", footer == [.idle, .armed], "is not met: \(footer)")
  }

  /// How far a finger goes until the content stands at the header's threshold.
  private static func drags(_ check: Check, threshold: Double) throws {
    let stage = try DomeStage(check.input)
    let raw = stage.rawDistance(forVisible: threshold)
    stage.scroll.finger.pull(content: raw)
    try check.expect("header_raw_drag_at_threshold", is: raw)
    try check.expect("header_finger_travel_at_threshold", is: stage.scroll.finger.travel)
    try check.expect(
      "header_raw_drag_at_threshold", Double(stage.list.contentOffset.y) == -threshold,
      "brings the content to \(stage.list.contentOffset.y)")
  }

  private static func pulled(_ input: JSON, by distance: Double) throws -> DomeStage {
    let stage = try DomeStage(input)
    stage.pull(by: distance)
    return stage
  }

  private static func restOffset(_ input: JSON, pulling distance: Double) throws -> Double {
    let stage = try pulled(input, by: distance)
    stage.scroll.finger.lift()
    stage.scroll.advance(to: 5)
    return Double(stage.list.contentOffset.y)
  }
}

/// RefreshDome's list under a status bar, with both of its panels.
private final class DomeStage {
  let scroll: ScrollStage
  let list: ListView
  let header = RefreshHeader(
    policy: RefreshDome.headerPolicy(.corrected), style: RefreshDome.headerStyle(.corrected))
  let footer = BackFooter(
    policy: RefreshDome.footerPolicy(.corrected), style: RefreshDome.footerStyle(.corrected))
  private let rows: RecordedRows

  init(_ input: JSON) throws {
    let height = try input.number("viewport")
    let screen = CGSize(width: 320, height: try input.number("screen_height"))
    rows = RecordedRows([ListSection(rowCount: try input.integer("rows"))])
    list = ListView()
    list.rowHeight = CGFloat(try input.number("row_height"))
    list.dataSource = rows
    list.tableFooterView = View()
    scroll = ScrollStage(
      list, size: screen, scale: 2,
      frame: CGRect(x: 0, y: screen.height - height, width: 320, height: height))
    list.reloadData()
    header.attach(to: list)
    footer.attach(to: list)
    scroll.window.layoutIfNeeded()
    try #require(header.policy.armDistance == (try input.number("threshold")))
    try #require(header.policy.holdDistance == (try input.number("loading_inset")))
  }

  func rawDistance(forVisible distance: Double) -> Double {
    RubberBand(viewport: list.bounds.height).raw(forVisible: distance)
  }

  /// Pulls the content beyond its upper end by a length, or beyond its lower end by a negative one.
  func pull(by distance: Double) {
    if distance < 0 { list.contentOffset = list.geometry.maximumOffset }
    scroll.finger.pull(content: rawDistance(forVisible: distance))
  }
}
