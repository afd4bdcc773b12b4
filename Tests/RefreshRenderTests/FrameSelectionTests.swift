import Testing

@testable import RefreshRender

@Suite("The selection of frames")
struct FrameSelectionTests {
  @Test(
    "is read from text and printed again",
    arguments: [
      ("all", .all), ("key", .key), ("0", .numbers(0...0)), ("12", .numbers(12...12)),
      ("10-20", .numbers(10...20)), ("7-7", .numbers(7...7)),
      ("0-9223372036854775806", .numbers(0...9_223_372_036_854_775_806)),
      ("0-9223372036854775807", .numbers(0...Int.max)),
    ] as [(String, FrameSelection)])
  func isRead(text: String, selection: FrameSelection) {
    #expect(FrameSelection(text) == selection)
    #expect(FrameSelection(selection.description) == selection)
  }

  @Test(
    "refuses other text",
    arguments: [
      "", "All", "-", "1-", "-1", "3-2", "1-2-3", "1.5", "+1", "1 - 2", "0x1",
      "99999999999999999999",
    ])
  func refuses(text: String) {
    #expect(FrameSelection(text) == nil)
  }

  @Test("takes frames by number, or by being a key frame")
  func takesFrames() {
    #expect(FrameSelection.all.contains(5, isKey: false))
    #expect(FrameSelection.key.contains(5, isKey: true))
    #expect(!FrameSelection.key.contains(5, isKey: false))
    #expect(
      (0...6).filter { FrameSelection.numbers(2...4).contains($0, isKey: true) } == [2, 3, 4])
  }
}

@Suite("A moment")
struct FrameMomentTests {
  @Test("is seconds from zero on, or the end")
  func isRead() {
    #expect(FrameMoment("0.70") == .time(Time(seconds: 0.7)))
    #expect(FrameMoment("0") == .time(.zero))
    #expect(FrameMoment("settled") == .settled)
  }

  @Test("is nothing else", arguments: ["", "-1", "nan", "inf", "1e999", "end", "1 s"])
  func refuses(text: String) {
    #expect(FrameMoment(text) == nil)
  }
}
