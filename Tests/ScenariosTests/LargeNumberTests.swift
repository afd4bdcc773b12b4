import Drawing
import Foundation
import Motion
import RefreshPanels
import Scenarios
import Testing

@Suite("The largest and the least that a scenario may say")
struct LargeNumberTests {
  @Test("appends no more rows than a list may have")
  func limitsAppending() throws {
    let events = (1...4).map { "{ at: \($0), begin: footer }" }.joined(separator: ", ")
    let text = PlayingStage.text(
      """
      data: { more: { after: 0, append: 5000000 } }
      events: [\(events)]
      capture: { fps: 1 }

      """)

    let stage = try PlayingStage(text)

    #expect(stage.frames.last?.facts.rowCount == 10_000_000)
    #expect(stage.frames.last?.facts.header?.percent == 0)
  }

  @Test("plays a fling as fast and as far as can be", arguments: ["corrected", "faithful"])
  func fastestFling(behaviour: String) throws {
    let text = """
      stage: { size: [100, 100], scale: 4 }
      list: { rowHeight: 1, rows: 10000000 }
      panels:
        family: RefreshDome
        behaviour: \(behaviour)
        header: { arm: 1, height: 1, hold: 4096, openDuration: 0, closeDuration: 10 }
        footer: { arm: 1, height: 4096, hold: 0, curve: [0, 10, 1, -10] }
      events:
        - { at: 0.0, fling: { from: [50, 50], by: [0, 10000], over: 0.00001 } }
        - { at: 1.0, fling: { from: [50, 50], by: [0, -10000], over: 0.00001 } }
        - { at: 2.0, scrollTo: 1e9, animated: true }
        - { at: 3.0, scrollTo: -1e9 }
        - { at: 4.0, setContentInset: { top: -4096, bottom: 4096, left: 4096, right: -4096 } }
      capture: { fps: 10, cap: 20 }

      """

    let stage = try PlayingStage(text)

    #expect(stage.frames.count > 40)
    #expect(stage.frames.allSatisfy { $0.facts.y.isFinite })
    #expect(stage.frames.allSatisfy { $0.facts.visibleRows.count <= 101 })
  }
}
