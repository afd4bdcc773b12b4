import Foundation
import RefreshRender
import Testing

@Suite("The demo's hold frame")
struct HoldFrameTests {
  /// The frame 1.5 s into the demo, at scale 2.
  private func holdFrame() throws -> Frame {
    try #require(try Project.frames("pull-and-release").first { $0.time.seconds >= 1.5 })
  }

  private func bitmap(_ frame: Frame) throws -> Bitmap {
    let fonts = Project.root.appending(path: "Assets/Fonts/RefreshSans-Regular.otf")
    let book = try FontBook(files: [FontFile(fonts)])
    return try CairoRenderer(fonts: book).render(frame.displayList)
  }

  @Test("is orange from y 20 to 90 where nothing stands on it")
  func isOrange() throws {
    let bitmap = try bitmap(holdFrame())
    let orange: UInt32 = 0xFFFF_8000
    // The spinner's box is 20…50, the words' 60…310, both 30…80 (RefreshDome's source, Geometry),
    // in pixels:
    let occupied = (rows: 60..<160, spinner: 40..<100, words: 120..<620)

    for row in 40..<180 {
      for column in 0..<640 {
        let isOccupied =
          occupied.rows.contains(row)
          && (occupied.spinner.contains(column) || occupied.words.contains(column))
        guard !isOccupied, bitmap[column, row] != orange else { continue }
        Issue.record("pixel (\(column), \(row)) is \(String(bitmap[column, row], radix: 16))")
        return
      }
    }
    #expect(bitmap[0, 39] == 0xFFFF_FFFF)
    #expect(bitmap[0, 180] == 0xFFFF_FFFF)
  }

  @Test("hides the arrow, turns the spinner, and says that it refreshes")
  func showsWork() throws {
    let frame = try holdFrame()
    let header = try #require(frame.displayList.root.children.first?.children.first)
    let parts = Dictionary(uniqueKeysWithValues: header.children.map { ($0.name, $0) })

    #expect(header.name == "header")
    #expect(parts["header.arrow"]?.isHidden == true)
    #expect(parts["header.spinner"]?.isHidden == false)
    #expect(parts["header.spinner"]?.items.count == 12)
    #expect(frame.facts.header?.text == "正在刷新.....")
  }

  @Test("has ink for the words and the spinner")
  func hasInk() throws {
    let bitmap = try bitmap(holdFrame())

    func darkPixels(_ columns: Range<Int>) -> Int {
      (60..<160).reduce(0) { count, row in
        count + columns.count { bitmap[$0, row] != 0xFFFF_8000 }
      }
    }

    #expect(darkPixels(120..<620) > 1_000)
    #expect(darkPixels(40..<100) > 300)
  }

  @Test("the first row begins at 90 pt")
  func rowsBeginBelow() throws {
    let list = try #require(try holdFrame().displayList.root.children.first)
    let row = try #require(list.children.first { $0.name == "list.row0" })

    #expect(list.placement.minY + row.placement.minY == 90)
  }
}
