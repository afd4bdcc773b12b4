import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("Recorded insets and refresh controls")
struct RecordedInsetCases {
  static let topic = Topic(
    "Recordings/insets-refresh",
    [
      .init(["refresh-begin"], refreshBegin),
      .init(["refresh-control-parts"], parts),
      .init(["rest-offset-safe-area-20"], safeAreaTable),
      .init(["rest-offset-bars-116"], barsTable),
      .init(["offscreen-refresh-control-frame"], offscreen),
    ])

  @Test("are the engine's", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  private static func refreshBegin(_ check: Check) throws {
    let node = try #require(check.input.list("tree").first)
    let frame = try node.rectangle("frame")
    let stage = ScrollStage(
      size: frame.size, scale: 2, contentHeight: try node.size("contentSize").height)
    let scroll = stage.scroll
    let bars = EdgeInsets(top: try node.number("extra_top_inset_from_bars"))
    scroll.setContribution(bars, of: .safeArea, in: nil)
    let control = RefreshControl()
    control.attach(to: scroll)

    for step in try check.input.list("script") {
      stage.advance(to: try step.number("t"))
      switch try step.string("do") {
      case "setContentOffset": scroll.contentOffset = try step.point("value")
      case "beginRefreshing": control.beginRefreshing()
      case let name: throw MissingValue(description: "no step \(name)")
      }
    }
    stage.advance(to: try check.reading("at_t").number(""))

    try check.expect("offset", is: JSON(scroll.contentOffset))
    try check.expect("adjusted_inset", is: sides(scroll.adjustedContentInset))
    try check.expect("content_inset", is: sides(scroll.contentInset))
    try check.expect("refresh_inset", is: Double(scroll.contribution(of: .header).top))
    try check.expect("refresh_control_height", is: Double(control.frame.height))
  }

  /// Top, left, bottom, right.
  private static func sides(_ insets: EdgeInsets) -> JSON {
    JSON([insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
  }

  /// The recorded frames are those in sight: the control's counts from the viewport's corner, and
  /// the blade stands on whole pixels.
  private static func parts(_ check: Check) throws {
    let node = try #require(check.input.list("tree").first)
    let frame = try node.rectangle("frame")
    let scale: CGFloat = 2
    let stage = ScrollStage(
      size: CGSize(width: frame.maxX, height: frame.maxY), scale: scale, frame: frame,
      contentHeight: try node.size("contentSize").height)
    let control = RefreshControl()
    control.attach(to: stage.scroll)
    try #require(try node.bool("refreshControl/refreshing"))
    control.beginRefreshing()
    stage.advance(to: 1)

    let seen = control.convert(control.bounds, to: stage.window)
      .offsetBy(dx: -frame.minX, dy: -frame.minY)
    try check.expect("control", is: JSON(seen))
    try check.expect("content", is: JSON(control.bounds))
    try check.expect("spinner_box", is: JSON(control.spinner.frame))
    let blade = try SpinnerPicture(of: control.spinner.name, in: stage.window).blades(from: 0)[0]
    try check.expect("blade_in_box", is: JSON(blade.upright.aligned(toScale: scale)))
    try check.expect("title_label", is: JSON(control.titleLabel.frame))
  }

  private static func safeAreaTable(_ check: Check) throws {
    let list = try restingList(check)
    try #require(list.contentSize == (try check.input.size("content_size")))
    try check.expect("offset", is: JSON(list.contentOffset))
  }

  private static func barsTable(_ check: Check) throws {
    let list = try restingList(check)
    try #require(sides(list.contentInset) == check.input.value(at: "content_inset"))
    try check.expect("offset", is: JSON(list.contentOffset))
  }

  /// A list of ten rows that was at its top when bars came over it.
  private static func restingList(_ check: Check) throws -> ListView {
    let frame = try check.input.rectangle("table_frame")
    let rows = TenRows()
    let list = ListView(frame: frame)
    list.dataSource = rows
    list.reloadData()
    let stage = ScrollStage(list, size: frame.size, scale: 2)
    let inset = try check.input.numbers("adjusted_inset")
    list.setContribution(
      EdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
      of: .safeArea, in: nil)
    stage.advance(to: 1)
    return list
  }

  private static func offscreen(_ check: Check) throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let control = RefreshControl()

    control.beginRefreshing()

    try check.expect("begin_ignored", is: .bool(!control.isRefreshing), within: 0)
    try check.expect("frame", is: JSON(control.frame))
    try check.expect("hidden", is: .bool(control.isHidden), within: 0)
    control.attach(to: scroll)
    control.beginRefreshing()
    try check.expect(
      "begin_ignored", !control.isRefreshing && scroll.adjustedContentInset == .zero,
      "does not hold in a scroll view that is in no window")
  }
}

/// Ten rows of nothing.
private final class TenRows: ListDataSource {
  func numberOfRows(in listView: ListView) -> Int { 10 }
  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    listView.dequeueReusableCell(withIdentifier: "row") ?? ListCell(reuseIdentifier: "row")
  }
}
