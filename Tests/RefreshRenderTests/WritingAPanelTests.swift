import Foundation
import RefreshRender
import Testing

@Suite("A panel of one's own")
struct WritingAPanelTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../..")

  private func text(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: Self.root.appending(path: path)), as: UTF8.self)
  }

  @Test(
    "is on its page as it is compiled and rendered here",
    arguments: [
      ("swift", "Tests/RefreshRenderTests/GaugeContent.swift"),
      ("yaml", "Snapshots/Families/Berry.family.yaml"),
    ])
  func page(language: String, path: String) throws {
    let page = try text("Sources/RefreshRender/RefreshRender.docc/WritingAPanel.md")
    #expect(page.contains("```\(language)\n\(try text(path))```\n"))
  }

  @Test("takes fewer than sixty lines")
  func length() throws {
    let lines = try text("Tests/RefreshRenderTests/GaugeContent.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 60)
  }

  /// A list of fifteen rows of 44 points in a window, with the panel above it.
  private func stage() -> (window: Window, list: ListView, header: RefreshHeader, rows: OneTitle) {
    let window = Window(
      size: CGSize(width: 320, height: 480),
      environment: Environment(scale: 1, textMeasurer: FixedTextMeasurer()))
    let list = ListView(frame: window.bounds)
    let rows = OneTitle()
    list.dataSource = rows
    window.addSubview(list)
    list.reloadData()
    let header = RefreshHeader.gauge()
    header.attach(to: list)
    window.layoutIfNeeded()
    return (window, list, header, rows)
  }

  @Test("follows pull, work and end")
  func cycle() throws {
    let (window, list, header, rows) = stage()
    let gauge = try #require(header.subviews.first as? GaugeView)
    var actions = 0
    header.action = { actions += 1 }
    func touch(_ phase: Touch.Phase, _ y: CGFloat) {
      window.clock.schedule(at: window.clock.now, phase: .event) {
        window.send(Touch(phase, at: CGPoint(x: 160, y: y), time: window.clock.now))
      }
      window.advance(to: window.clock.now)
    }
    func wait(_ seconds: Double) { window.advance(to: window.clock.now + Time(seconds: seconds)) }

    touch(.began, 100)
    for y in stride(from: 110.0, through: 180, by: 10) {
      wait(1.0 / 60)
      touch(.moved, CGFloat(y))
    }
    #expect(header.state == .idle)
    #expect(gauge.share > 0.3 && gauge.share < 1)
    for y in stride(from: 190.0, through: 340, by: 10) {
      wait(1.0 / 60)
      touch(.moved, CGFloat(y))
    }
    #expect(header.state == .armed && gauge.share == 1)
    touch(.ended, 340)
    #expect(header.state == .opening && actions == 0)
    wait(0.3)
    #expect(header.state == .refreshing && actions == 1)
    #expect(Double(list.contentOffset.y) == -48)

    header.endRefreshing()
    #expect(gauge.share == 0)
    wait(0.1)
    #expect(gauge.presentedAlpha < 1)
    wait(0.3)
    #expect(header.state == .idle && gauge.alpha == 1)
    #expect(Double(list.contentOffset.y) == 0)
    withExtendedLifetime(rows) {}
  }

  @Test("is drawn: a gray bar, filled with purple as far as it is pulled")
  func drawn() throws {
    let (window, list, _, rows) = stage()
    list.contentOffset.y = -32
    let renderer = CairoRenderer(fonts: try FontBook(files: AssetLibrary.ofProgram().fontFiles))
    let bitmap = try renderer.render(window.displayList())
    // The bar's middle is 24 above the content, of whose 64 points to the arm distance 32 are pulled.
    #expect(bitmap.color(x: 40, y: 8).bytes == Color.purple.bytes)
    #expect(bitmap.color(x: 290, y: 8).bytes == Color.lightGray.bytes)
    withExtendedLifetime(rows) {}
  }
}

/// Fifteen rows that say the same.
private final class OneTitle: ListDataSource {
  func numberOfRows(in listView: ListView) -> Int { 15 }

  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    let cell =
      listView.dequeueReusableCell(withIdentifier: "Cell") ?? ListCell(reuseIdentifier: "Cell")
    cell.titleLabel.text = "Row"
    return cell
  }
}

extension Bitmap {
  /// The colour of a pixel of an opaque picture.
  fileprivate func color(x: Int, y: Int) -> Color {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: self[x, y] >> shift) }
    return Color(bytes: byte(16), byte(8), byte(0))
  }
}
