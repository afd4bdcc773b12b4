import Scenarios
import Testing

@Suite("The frame log")
struct FrameLogTests {
  @Test("names its columns in the order of the contract")
  func namesColumns() {
    let names = FrameLog.header().split(separator: " ").map(String.init)

    #expect(
      names == [
        "frame", "time", "y", "top", "bottom", "content", "header", "footer", "rows", "dragging",
        "tree", "pixels",
      ])
  }

  @Test("has a value without blanks for each column, and no blank at the end")
  func hasValues() throws {
    let stage = try PlayingStage(
      PlayingStage.text(
        """
        events: [{ at: 0.0, drag: { from: [160, 120], by: [0, 170], over: 0.50 } }]
        capture: { fps: 60, until: 0.5 }

        """))

    let line = FrameLog.line(try stage.frame(at: 0.5), tree: "t", pixels: "-")

    let values = line.split(separator: " ").map(String.init)
    #expect(
      values == [
        "30", "0.5000", "-76", "0", "0", "900", "armed:127", "idle:0", "0-7", "1", "t", "-",
      ])
    #expect(!line.hasSuffix(" "))
  }

  @Test("shows what is not there as a dash")
  func showsNothing() throws {
    let stage = try PlayingStage("list: { rows: 0 }\n")

    let line = FrameLog.line(try stage.frame(at: 0), tree: "t", pixels: "-")

    let values = line.split(separator: " ").map(String.init)
    #expect(values[6...8] == ["-", "-", "-"])
  }
}
