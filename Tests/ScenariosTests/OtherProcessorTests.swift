import Drawing
import Foundation
import Motion
import Scenarios
import Testing

@Suite("Another processor's sine and exponential")
struct OtherProcessorTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Snapshots/RefreshDome").standardized

  private static let fling = PlayingStage.text(
    """
    events:
      - { at: 0.1, fling: { from: [160, 400], by: [0, -260], over: 0.15 } }
      - { at: 2.5, scrollTo: 10, animated: true }
      - { at: 3.0, fling: { from: [160, 200], by: [0, 300], over: 0.2 } }

    """)

  private static func frames(_ scenario: Scenario, lastPlaceShift: Int) -> [String] {
    let player = ScenarioPlayer(
      scenario.runs()[0], images: [:], measuring: FixedTextMeasurer(),
      functions: MathFunctions(lastPlaceShift: lastPlaceShift))
    return player.map {
      FrameLog.line($0, tree: "", pixels: "") + $0.displayList.description
    }
  }

  @Test(
    "that differs in the last bit changes no frame of a scenario",
    arguments: ["pull-and-release", "load-more-faithful", "release-early", "drag-back"], [-1, 1])
  func demos(name: String, shift: Int) throws {
    let scenario = try Scenario(contentsOf: Self.folder.appending(path: name + ".yaml"))

    let here = Self.frames(scenario, lastPlaceShift: 0)
    let elsewhere = Self.frames(scenario, lastPlaceShift: shift)

    #expect(here == elsewhere)
    #expect(here.count > 80)
  }

  @Test("changes no frame of momentum, of a bounce or of an animated scroll", arguments: [-1, 1])
  func momentum(shift: Int) throws {
    let scenario = try Scenario(decoding: Array(Self.fling.utf8), file: "fling.yaml")

    let here = Self.frames(scenario, lastPlaceShift: 0)

    #expect(here == Self.frames(scenario, lastPlaceShift: shift))
    #expect(here.count > 200)
  }

  @Test("is noticed where it is far off")
  func noticesCoarseShift() throws {
    let scenario = try Scenario(decoding: Array(Self.fling.utf8), file: "fling.yaml")

    let here = Self.frames(scenario, lastPlaceShift: 0)

    #expect(here != Self.frames(scenario, lastPlaceShift: 1 << 45))
  }
}
