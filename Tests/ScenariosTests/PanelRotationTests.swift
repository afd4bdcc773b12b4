import Drawing
import Foundation
import RefreshPanels
import Scenarios
import Testing

extension String {
  /// The time of an event.
  fileprivate var at: Double { Double(split(separator: " ")[2].dropLast()) ?? 0 }
}

@Suite("Panels on a turning screen")
struct PanelRotationTests {
  /// Plays events on a screen of 320 by 568 points; both panels wait for the end of their work.
  private func play(
    _ events: String..., rows: Int = 15, behaviour: Behaviour = .corrected
  ) throws -> PlayingStage {
    let lines = "events:\n" + events.map { "  - \($0)\n" }.joined() + "capture: { until: 3 }\n"
    return try PlayingStage(
      PlayingStage.text(lines, behaviour: behaviour.rawValue)
        .replacing("rows: 15", with: "rows: \(rows)"))
  }

  private let pullDown = "{ at: 0, drag: { from: [160, 120], by: [0, 170], over: 0.5 } }"
  private let pullUp = "{ at: 0.1, drag: { from: [160, 500], by: [0, -170], over: 0.5 } }"
  private let toEnd = "{ at: 0, scrollTo: 352 }"
  private let release = "{ at: 0.9, release: {} }"

  /// How far the footer's upper edge lies above the list's lower edge.
  private func footerInSight(_ frame: Frame) throws -> Double {
    let list = frame.displayList.root.children[0]
    let footer = try #require(list.children.first { $0.name == "footer" })
    return frame.facts.y + list.frame.height - footer.frame.minY
  }

  @Test(
    "keeps an open header where it is, and its room",
    arguments: Behaviour.allCases, [1.0, 2.0])
  func keepsHeader(behaviour: Behaviour, time: Double) throws {
    let plain = try play(pullDown, release, behaviour: behaviour)
    let turned = try play(
      pullDown, release, "{ at: \(time), rotate: landscape }", behaviour: behaviour)

    #expect(turned.frames.map(\.facts.y) == plain.frames.map(\.facts.y))
    #expect(turned.frames.last?.facts.y == -70)
    #expect(turned.frames.last?.facts.insetTop == 70)
  }

  @Test(
    "keeps an open footer as far above the lower edge as it was, there and back",
    arguments: Behaviour.allCases)
  func keepsFooter(behaviour: Behaviour) throws {
    let stage = try play(
      toEnd, pullUp, release, "{ at: 2, rotate: landscape }", "{ at: 2.5, rotate: portrait }",
      behaviour: behaviour)

    #expect(try stage.frame(at: 1.9).facts.y == 422)
    #expect(try stage.frame(at: 2).facts.y == 670)
    #expect(try stage.frame(at: 2.5).facts.y == 422)
    #expect(
      try [1.9, 2, 2.4, 2.5, 3].map { try footerInSight(stage.frame(at: $0)) } == [
        70, 70, 70, 70, 70,
      ])
    #expect(stage.frames.allSatisfy { $0.facts.insetBottom == 0 || $0.facts.insetBottom == 70 })
  }

  @Test("keeps the open footer of a short list above the lower edge")
  func keepsFooterOfShortList() throws {
    let stage = try play(
      "{ at: 0, begin: footer }", "{ at: 1, rotate: landscape }", "{ at: 2, rotate: portrait }",
      rows: 6)

    #expect(
      try [0.9, 1, 1.9, 2, 2.9].map { try footerInSight(stage.frame(at: $0)) } == [
        70, 70, 70, 70, 70,
      ])
    #expect(try stage.frame(at: 0.9).facts.y == 70)
    #expect(try stage.frame(at: 1.5).facts.y == 130)
  }

  @Test("keeps a footer that opens or closes on its way at the lower edge", arguments: [1, 2.1])
  func keepsMovingFooter(time: Double) throws {
    let events = [toEnd, pullUp, "{ at: 0.95, release: {} }", "{ at: 2, end: footer }"]
    func seen(_ turn: String) throws -> [Double] {
      let all = (events + [turn]).sorted { $0.at < $1.at }
      let lines = "events:\n" + all.map { "  - \($0)\n" }.joined()
      return try PlayingStage(PlayingStage.text(lines)).frames.map(footerInSight)
    }

    let turned = try seen("{ at: \(time), rotate: landscape }")

    #expect(try turned == seen("{ at: \(time), rotate: portrait }"))
    #expect(turned.max() ?? 0 > 70)
    #expect(turned.last == 0)
  }

  @Test("lets the rows keep their place while an open footer is out of sight")
  func leavesHiddenFooter() throws {
    let stage = try play(
      toEnd, pullUp, release, "{ at: 1.5, scrollTo: 100 }", "{ at: 2, rotate: landscape }")

    #expect(try stage.frame(at: 2.5).facts.footer?.state == .refreshing)
    #expect(try stage.frame(at: 2.5).facts.y == 100)
  }

  @Test("lets the header win where both panels are open and in sight")
  func prefersHeader() throws {
    let stage = try play(
      "{ at: 0, begin: footer }", "{ at: 0.5, begin: header }", "{ at: 1, rotate: landscape }",
      rows: 5)

    #expect(try stage.frame(at: 0.95).facts.y == -70)
    #expect(try stage.frame(at: 1).facts.y == -70)
    #expect(stage.frames.last?.facts.y == -70)
  }

  @Test("leaves the content to a finger that holds it at an open footer")
  func leavesFooterToFinger() throws {
    let stage = try play(
      toEnd, pullUp, release, "{ at: 1.5, drag: { from: [160, 200], by: [0, 30], over: 0.2 } }",
      "{ at: 2, rotate: landscape }")

    #expect(try stage.frame(at: 1.9).facts.y == 402)
    #expect(try stage.frame(at: 2.5).facts.y == 402)
  }

  @Test(
    "makes corrected panels as wide as the list and leaves faithful ones, strips included (Q12)",
    arguments: [
      (Behaviour.corrected, 568.0, 498.0), (.faithful, 320, 250),
    ])
  func stretchesPanels(behaviour: Behaviour, width: Double, labelWidth: Double) throws {
    let stage = try play("{ at: 1, rotate: landscape }", behaviour: behaviour)
    let list = try stage.frame(at: 2).displayList.root.children[0]

    for (name, top) in [("header", 191.0), ("footer", 10)] {
      let panel = try #require(list.children.first { $0.name == name })
      func part(_ part: String) -> CGRect? {
        panel.children.first { $0.name == "\(name).\(part)" }?.placement
      }
      #expect(Double(panel.frame.width) == width)
      #expect(Double(panel.frame.minX) == 0)
      #expect(part("arrow") == CGRect(x: 20, y: top, width: 30, height: 50))
      #expect(part("label") == CGRect(x: 60, y: top, width: labelWidth, height: 50))
    }
  }
}
