import Drawing
import Foundation
import Motion
import RefreshPanels
import Scenarios
import Testing

@Suite("An app that empties its rows when a request starts")
struct EmptyingTests {
  private static func text(
    _ answer: String, _ events: [String] = [], behaviour: String = "corrected"
  ) -> String {
    let lines = ["{ at: 0.1, begin: header }"] + events
    return PlayingStage.text(
      "data: { refresh: { after: 1.0, \(answer) } }\nevents:\n"
        + lines.map { "  - \($0)\n" }.joined() + "capture: { fps: 120 }\n",
      behaviour: behaviour)
  }

  @Test("shows nothing of that before the answer where it is corrected")
  func showsNothingEarly() throws {
    let scroll = ["{ at: 0.5, fling: { from: [160, 400], by: [0, -200], over: 0.1 } }"]
    let plain = try PlayingStage(Self.text("rows: 4", scroll))
    let emptied = try PlayingStage(Self.text("rows: 4, emptiesFirst: true", scroll))

    #expect(plain.frames.contains { $0.facts.visibleRows.contains(12) })
    #expect(emptied.frames == plain.frames)
    #expect(emptied.frames.last?.facts.rowCount == 4)
  }

  @Test("brings as many rows as there were when the answer does not say how many")
  func keepsCount() throws {
    for behaviour in ["corrected", "faithful"] {
      let stage = try PlayingStage(
        Self.text("title: New, emptiesFirst: true", behaviour: behaviour))

      #expect(stage.stopReason == nil)
      #expect(stage.frames.last?.facts.rowCount == 15)
    }
  }

  @Test("has its rows again after a failure or an end where it is corrected")
  func recovers() throws {
    let failed = try PlayingStage(
      Self.text("fails: true, emptiesFirst: true", ["{ at: 2.0, reload: {} }"]))
    let ended = try PlayingStage(
      Self.text(
        "rows: 4, emptiesFirst: true", ["{ at: 0.5, end: header }", "{ at: 2.0, reload: {} }"]))

    #expect(failed.frames.last?.facts.rowCount == 15)
    #expect(ended.frames.last?.facts.rowCount == 15)
  }

  @Test("shows no rows when the list is told to look during the wait")
  func reloadsDuringWait() throws {
    let stage = try PlayingStage(
      Self.text("rows: 4, emptiesFirst: true", ["{ at: 0.6, reload: {} }"]))

    #expect(try stage.frame(at: 0.59).facts.rowCount == 15)
    #expect(try stage.frame(at: 0.6).facts.rowCount == 0)
    #expect(stage.frames.last?.facts.rowCount == 4)
  }

  @Test("stops where it is faithful, when a row comes into sight during the wait (B4)")
  func stops() throws {
    let stage = try PlayingStage(
      Self.text(
        "rows: 4, emptiesFirst: true", ["{ at: 0.5, scrollTo: 200 }"], behaviour: "faithful"))

    #expect(
      stage.stopReason
        == "row 8 came into sight while the app had 0 rows, and the component modelled here does "
        + "not handle that")
    #expect(stage.frames.last?.time.seconds == 0.5)
    #expect(stage.frames.last?.facts.rowCount == 15)
  }

  @Test("stops at the same instant whatever the frame rate", arguments: [24, 60, 90, 144])
  func stopsAlike(framesPerSecond: Int) throws {
    let text = Self.text(
      "rows: 4, emptiesFirst: true",
      ["{ at: 0.5, fling: { from: [160, 400], by: [0, -60], over: 0.1 } }"], behaviour: "faithful")

    let fine = try PlayingStage(text).frames.last
    let other = try PlayingStage(text, .init(framesPerSecond: framesPerSecond)).frames.last

    #expect(other?.facts == fine?.facts)
    #expect(other?.displayList == fine?.displayList)
  }

  @Test("goes on where it is faithful, as long as no other row comes into sight")
  func goesOn() throws {
    let stage = try PlayingStage(Self.text("rows: 15, emptiesFirst: true", behaviour: "faithful"))

    #expect(stage.stopReason == nil)
    #expect(stage.frames.last?.facts.rowCount == 15)
  }

  @Test("puts a faithful footer at once where no rows would put it")
  func placesFooter() throws {
    let stage = try PlayingStage(Self.text("rows: 15, emptiesFirst: true", behaviour: "faithful"))

    let before = try Self.footerTop(stage.frame(at: 0))
    let during = try Self.footerTop(stage.frame(at: 0.5))
    let after = try Self.footerTop(#require(stage.frames.last))
    #expect(before == 900)
    #expect(during == 568)
    #expect(after == 900)
  }

  /// The footer's place in the content, in points.
  private static func footerTop(_ frame: Frame) throws -> Double {
    let list = try #require(frame.displayList.root.children.first { $0.name == "list" })
    let footer = try #require(list.children.first { $0.name == "footer" })
    return Double(footer.frame.minY)
  }
}
