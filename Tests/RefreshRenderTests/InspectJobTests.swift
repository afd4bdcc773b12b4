import Foundation
import TestSupport
import Testing

@testable import RefreshRender

@Suite("The inspect job")
struct InspectJobTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func job(_ scenario: String, at moment: FrameMoment) throws -> InspectJob {
    InspectJob(file: try folder.write(scenario, to: "a.yaml"), moment: moment)
  }

  @Test("takes the first frame at or after a time, or the last")
  func moments() throws {
    #expect(try job(smallScenario, at: .time(.zero)).run().frameIndex == 0)
    #expect(try job(smallScenario, at: .time(Time(seconds: 0.1))).run().frameIndex == 1)
    #expect(try job(smallScenario, at: .time(Time(seconds: 0.11))).run().frameIndex == 2)
    #expect(try job(smallScenario, at: .settled).run().frameIndex == 2)
  }

  @Test("shows where views stand in the window while the list moves")
  func windowFrames() throws {
    let tree = try job(movingScenario, at: .time(Time(seconds: 0.4))).run()

    let list = try #require(tree.root.children.first { $0.name == "list" })
    let row = try #require(list.children.first { $0.name == "list.row1" })
    #expect(row.frame.minY == 30)
    #expect(row.windowFrame.minY < 30)
    #expect(row.windowFrame.height == 30)
  }

  @Test("chooses a run by its variant")
  func variants() throws {
    var job = try job(smallScenario + "variants: { scale: [1, 3] }\n", at: .settled)
    job.variantName = "3x"

    #expect(throws: Never.self) { try job.run() }

    job.variantName = "2x"

    let error = #expect(throws: RenderProblems.self) { try job.run() }
    #expect(
      error?.all.map(\.description) == [
        "\(folder("a.yaml")): there is no variant '2x'. Variants: 1x, 3x."
      ])
  }
}

@Suite("A view tree")
struct ViewTreeTests {
  /// A window with a turned, half faded view in a shifted one.
  private var tree: ViewTree {
    get throws {
      var arrow = DisplayList.Group(
        name: "header.arrow", type: "ArrowView", frame: CGRect(x: 10, y: 0, width: 4, height: 10))
      arrow.transform = Transform(rotationAngle: .pi / 2)
      arrow.opacity = 0.5
      arrow.properties = [
        DisplayList.Property("text", .text("a \"b\"")), DisplayList.Property("step", .number(3)),
        DisplayList.Property("state", .word("idle")),
      ]
      var header = DisplayList.Group(
        name: "header", type: "RefreshHeader", frame: CGRect(x: 0, y: -5, width: 40, height: 20))
      header.isHidden = true
      header.items = [.group(arrow)]
      header.placement = CGRect(x: 0, y: 15, width: 40, height: 20)
      return ViewTree(frameIndex: 3, time: Time(seconds: 0.05), root: .init(header))
    }
  }

  @Test("has the upright rectangle around a turned view")
  func windowFrame() throws {
    let arrow = try #require(try tree.root.children.first)

    // The middle stays at (12, 20); width and height change places.
    let expected = CGRect(x: 7, y: 18, width: 10, height: 4)
    let sides: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.width, \.height]
    for side in sides {
      // A quarter turn has a cosine of 6e-17, so the last bits may differ.
      #expect(abs(arrow.windowFrame[keyPath: side] - expected[keyPath: side]) < 1e-12)
    }
    #expect(arrow.rotation == .pi / 2)
  }

  @Test("prints a view a line")
  func text() throws {
    #expect(
      try tree.text == """
        # frame 3 at 0.05 s
        header RefreshHeader (0, -5, 40, 20) window (0, 15, 40, 20) hidden
          header.arrow ArrowView (10, 0, 4, 10) window (7, 18, 10, 4) alpha=0.5 rotation=1.5708 \
        text="a \\"b\\"" step=3 state=idle

        """)
  }

  @Test("prints JSON with its keys in order")
  func json() throws {
    #expect(
      try tree.json.filter { !$0.isWhitespace }
        == """
        {"alpha":1,"children":[{"alpha":0.5,"children":[],\
        "frame":[10,0,4,10],"hidden":false,"image":null,"name":"header.arrow",\
        "properties":{"state":"idle","step":3},"rotation":1.5708,"text":"a\\"b\\"",\
        "type":"ArrowView","windowFrame":[7,18,10,4]}],"frame":[0,-5,40,20],"hidden":true,\
        "image":null,"index":3,"name":"header","properties":{},"rotation":0,"text":null,\
        "time":0.05,"type":"RefreshHeader","windowFrame":[0,15,40,20]}
        """.filter { !$0.isWhitespace })
  }
}
