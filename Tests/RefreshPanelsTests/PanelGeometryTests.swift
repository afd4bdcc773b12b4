import Drawing
import Foundation
import Testing

@testable import RefreshPanels
@testable import Views

/// Where the source's footer stands on a screen (RefreshDome's source, Geometry, Q6, Q7).
struct FooterPlaceRow: CustomTestStringConvertible, Sendable {
  var screenHeight: Double
  var rows: Int
  /// After the first rows have been loaded, and after any later change.
  var first: Double
  var later: Double
  /// Beside the content or the viewport, whichever reaches further.
  var corrected: Double

  var testDescription: String { "\(rows) rows on \(screenHeight)" }

  static let all = [
    FooterPlaceRow(screenHeight: 480, rows: 15, first: 900, later: 900, corrected: 900),
    FooterPlaceRow(screenHeight: 568, rows: 15, first: 900, later: 900, corrected: 900),
    FooterPlaceRow(screenHeight: 667, rows: 15, first: 900, later: 900, corrected: 900),
    FooterPlaceRow(screenHeight: 736, rows: 15, first: 900, later: 900, corrected: 900),
    FooterPlaceRow(screenHeight: 812, rows: 15, first: 900, later: 900, corrected: 900),
    FooterPlaceRow(screenHeight: 896, rows: 15, first: 900, later: 900, corrected: 900),
    FooterPlaceRow(screenHeight: 932, rows: 15, first: 912, later: 932, corrected: 912),
    FooterPlaceRow(screenHeight: 1_024, rows: 15, first: 1_004, later: 1_024, corrected: 1_004),
    FooterPlaceRow(screenHeight: 568, rows: 1, first: 548, later: 568, corrected: 548),
    FooterPlaceRow(screenHeight: 667, rows: 11, first: 647, later: 667, corrected: 660),
    FooterPlaceRow(screenHeight: 736, rows: 12, first: 716, later: 736, corrected: 720),
    FooterPlaceRow(screenHeight: 844, rows: 14, first: 824, later: 844, corrected: 840),
  ]

  var screen: CGSize { CGSize(width: 320, height: screenHeight) }
}

@Suite("Places of the panels")
struct PanelGeometryTests {
  @Test(
    "stands above the content, 251 points high and orange (RefreshDome's source, Geometry)",
    arguments: Behaviour.allCases)
  func header(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)

    #expect(stage.header.frame == CGRect(x: 0, y: -251, width: 320, height: 251))
    for panel in [stage.header, stage.footer] {
      #expect(
        panel.backgroundColor?.resolved(for: .light) == Color(red: 1, green: 0.5, blue: 0))
    }
    #expect(stage.header.name == "header")
    #expect(stage.footer.name == "footer")
  }

  @Test(
    "holds its parts at the source's places (RefreshDome's source, Geometry)",
    arguments: Behaviour.allCases)
  func parts(behaviour: Behaviour) {
    let stage = PanelStage(behaviour)

    for (panel, top) in [(stage.header, 191.0), (stage.footer, 10)] as [(RefreshPanel, Double)] {
      #expect(panel.part("arrow")?.center == CGPoint(x: 35, y: top + 25))
      #expect(panel.part("arrow")?.bounds.size == CGSize(width: 30, height: 50))
      #expect(panel.part("label")?.frame == CGRect(x: 60, y: top, width: 250, height: 50))
      #expect(panel.part("spinner")?.frame == CGRect(x: 20, y: top, width: 30, height: 50))
      let label = panel.part("label") as? Label
      #expect(label?.textAlignment == .center)
      #expect(label?.textColor.resolved(for: .light) == .black)
      #expect(label?.font == Font(size: 17))
    }
  }

  @Test(
    "follows a list of another width when corrected, and not when faithful (Q12)",
    arguments: [(Behaviour.corrected, 480.0, 410.0), (.faithful, 320, 250)])
  func widthFollows(behaviour: Behaviour, width: Double, labelWidth: Double) {
    let stage = PanelStage(behaviour)

    stage.perform { $0.list.frame = CGRect(x: 0, y: 20, width: 480, height: 200) }

    for (panel, top) in [(stage.header, 191.0), (stage.footer, 10)] as [(RefreshPanel, Double)] {
      #expect(panel.bounds.size == CGSize(width: width, height: 251))
      #expect(Double(panel.frame.minX) == 0)
      #expect(panel.part("label")?.frame == CGRect(x: 60, y: top, width: labelWidth, height: 50))
      #expect(panel.part("arrow")?.center == CGPoint(x: 35, y: top + 25))
    }
  }

  @Test(
    "shows the words in the order idle, armed, refreshing with all their dots (RefreshDome's source, Labels)"
  )
  func words() {
    let header = RefreshDome.headerStyle(.corrected).text
    let footer = RefreshDome.footerStyle(.corrected).text

    #expect(header[.idle] == "下拉刷新.....")
    #expect(header[.armed] == "释放后刷新.....")
    #expect(header[.refreshing] == "正在刷新.....")
    #expect(footer[.idle] == "上拉载入很多其它.....")
    #expect(footer[.armed] == "释放后载入很多其它.....")
    #expect(footer[.refreshing] == "正在载入.....")
    for text in [header, footer] {
      #expect(text[.opening] == text[.refreshing])
      #expect(text[.closing] == text[.idle])
    }
  }

  @Test(
    "says three dots at first and five ever after (Q11)",
    arguments: [
      (Behaviour.faithful, "下拉刷新..."), (.corrected, "下拉刷新....."),
    ])
  func firstWords(behaviour: Behaviour, text: String) {
    let stage = PanelStage(behaviour)
    #expect(stage.header.text == text)
    #expect(stage.footer.text == "上拉载入很多其它.....")

    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)
    stage.workerFinishes(stage.header, rows: 15)
    stage.mainThreadTakes(stage.header)
    stage.settle()

    #expect(stage.header.text == "下拉刷新.....")
  }

  @Test(
    "puts the footer where the source's two formulas do (Q6, Q7)", arguments: FooterPlaceRow.all)
  func faithfulFooter(row: FooterPlaceRow) {
    let stage = PanelStage(.faithful, screen: row.screen, rows: row.rows)
    #expect(Double(stage.footer.frame.minY) == row.first)

    stage.workerFinishes(stage.footer, rows: row.rows)
    #expect(Double(stage.footer.frame.minY) == row.later)
  }

  @Test("puts the footer below content and viewport (V4)", arguments: FooterPlaceRow.all)
  func correctedFooter(row: FooterPlaceRow) {
    let stage = PanelStage(.corrected, screen: row.screen, rows: row.rows)
    #expect(Double(stage.footer.frame.minY) == row.corrected)

    stage.answer(stage.footer, rows: row.rows + 5)
    #expect(
      Double(stage.footer.frame.minY)
        == max(60 * Double(row.rows + 5), row.screenHeight - 20))
  }

  @Test("counts the app's insets into the footer's place (V4)")
  func footerInsets() {
    let stage = PanelStage(.corrected, rows: 3, inset: EdgeInsets(top: 64, bottom: 49))
    #expect(stage.footer.frame.minY == 435)

    stage.perform { $0.list.contentInset = EdgeInsets(top: 20) }
    #expect(stage.footer.frame.minY == 528)

    stage.perform { $0.header.beginRefreshing() }
    stage.settle()
    #expect(stage.footer.frame.minY == 528)
  }

  @Test("is as wide as the screen and then 320, as the source has it (Q12)")
  func faithfulWidths() {
    let stage = PanelStage(.faithful, screen: CGSize(width: 375, height: 667))

    #expect(stage.header.frame.width == 375)
    #expect(stage.footer.frame.width == 320)
    #expect(stage.header.part("label")?.frame.width == 250)
  }

  @Test("is as wide as the list, its words too, whenever the list changes (Q12)")
  func correctedWidths() {
    let stage = PanelStage(.corrected, screen: CGSize(width: 375, height: 667))
    for panel in [stage.header, stage.footer] as [RefreshPanel] {
      #expect(panel.frame.width == 375)
      #expect(panel.part("label")?.frame == panel.label(width: 305))
    }

    stage.perform { $0.list.frame.size.width = 300 }

    for panel in [stage.header, stage.footer] as [RefreshPanel] {
      #expect(panel.frame.width == 300)
      #expect(panel.part("label")?.frame == panel.label(width: 230))
    }
  }

  @Test("stands in front of the rows in the source, and behind them where it is right (Q17)")
  func layers() {
    let faithful = PanelStage(.faithful)
    let corrected = PanelStage(.corrected)
    let rows = (0..<10).reversed().map { "list.row\($0)" }

    #expect(faithful.layers == rows + ["header", "footer"])
    #expect(corrected.layers == ["header", "footer"] + rows)

    for stage in [faithful, corrected] { stage.perform { $0.list.contentOffset.y = 352 } }
    let later = (5..<15).reversed().map { "list.row\($0)" }
    #expect(faithful.layers == later + ["header", "footer"])
    #expect(corrected.layers == ["header", "footer"] + later)
  }

  @Test("covers rows of short content in the source, and never where it is right (Q7)")
  func covering() {
    let screen = CGSize(width: 320, height: 667)
    let faithful = PanelStage(.faithful, screen: screen, rows: 11)
    let corrected = PanelStage(.corrected, screen: screen, rows: 11)

    for stage in [faithful, corrected] { stage.perform { $0.list.contentOffset.y = 13 } }
    let lowerPartOfLastRow = CGPoint(x: 160, y: 650)

    #expect(faithful.list.hitTest(lowerPartOfLastRow) === faithful.footer)
    #expect(corrected.list.hitTest(lowerPartOfLastRow)?.name == "list.row10.content")
  }

  @Test(
    "shows the strip of screen y 20 to 90 while the header is held (RefreshDome's source, Geometry)",
    arguments: Behaviour.allCases)
  func headerStrip(behaviour: Behaviour) throws {
    let stage = PanelStage(behaviour)
    stage.perform { $0.header.beginRefreshing() }
    stage.advance(by: 1)

    #expect(stage.placement("header")?.maxY == 90)
    #expect(stage.placement("header.label") == CGRect(x: 60, y: 30, width: 250, height: 50))
    #expect(stage.placement("header.spinner") == CGRect(x: 20, y: 30, width: 30, height: 50))
    #expect(stage.placement("list.row0")?.minY == 90)
  }

  @Test(
    "shows the strip of screen y 498 to 568 while the footer is held (RefreshDome's source, Geometry)",
    arguments: Behaviour.allCases)
  func footerStrip(behaviour: Behaviour) throws {
    let stage = PanelStage(behaviour)
    stage.perform { $0.list.contentOffset.y = 352 }
    stage.pull(to: 420)
    stage.release()
    stage.advance(by: 1)
    // The source leaves content where it was let go when that is within the new room (Q14).
    if behaviour == .faithful { stage.perform { $0.list.contentOffset.y = 422 } }

    #expect(stage.placement("footer")?.minY == 498)
    #expect(stage.placement("footer.label") == CGRect(x: 60, y: 508, width: 250, height: 50))
    #expect(stage.placement("list.row14")?.maxY == 498)
  }

  @Test(
    "has its arrow at the list's upper edge at an offset of -60 (RefreshDome's source, Geometry)")
  func arrowAtEdge() {
    let stage = PanelStage(.corrected)

    stage.pull(to: -60)

    #expect(stage.y == -60)
    #expect(stage.placement("header.arrow") == CGRect(x: 20, y: 20, width: 30, height: 50))
  }
}

extension RefreshPanel {
  /// Where the label stands when it has a width.
  fileprivate func label(width: CGFloat) -> CGRect {
    CGRect(x: 60, y: edge == .top ? policy.height - 60 : 10, width: width, height: 50)
  }
}
