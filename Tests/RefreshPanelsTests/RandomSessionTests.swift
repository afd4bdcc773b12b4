import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import Views

@testable import RefreshPanels

/// A person and a program that do anything at any time, from a seed.
private struct RandomSession {
  let stage: PanelStage
  private var numbers: SeededNumbers
  private var fingerIsDown = false

  init(seed: UInt64, _ behaviour: Behaviour) {
    numbers = SeededNumbers(seed: seed)
    stage = PanelStage(behaviour, rows: [1, 7, 15, 40][Int(seed % 4)])
  }

  /// Does one thing, lets some frames pass, and looks at each of them.
  mutating func act(_ look: (PanelStage) -> Void) {
    let stage = self.stage
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0...4: useFinger()
    case 5: answer(stage.header, rows: [1, 7, 15, 40].randomElement(using: &numbers) ?? 15)
    case 6: answer(stage.footer, rows: stage.rows.count + 5)
    case 7: stage.perform { $0.header.beginRefreshing() }
    case 8: stage.perform { $0.footer.beginRefreshing() }
    case 9:
      let inset = EdgeInsets(
        top: CGFloat(Int.random(in: 0...64, using: &numbers)),
        bottom: CGFloat(Int.random(in: 0...49, using: &numbers)))
      stage.perform { $0.list.contentInset = inset }
    case 10: setRows(Int.random(in: 0...30, using: &numbers))
    default: break
    }
    for _ in 0..<Int.random(in: 1...20, using: &numbers) {
      stage.advance(by: 1.0 / 60)
      _ = stage.window.displayList()
      look(stage)
    }
  }

  /// Lifts the finger, ends all work and lets everything come to rest.
  mutating func finish() {
    if fingerIsDown { stage.lift() }
    for panel in [stage.header, stage.footer] as [RefreshPanel] {
      stage.perform { _ in
        panel.workDidFinish()
        panel.endRefreshing()
      }
    }
    stage.settle()
  }

  private mutating func useFinger() {
    let distance = CGFloat(Int.random(in: -260...260, using: &numbers))
    let seconds = Double.random(in: 0.05...0.5, using: &numbers)
    if !fingerIsDown {
      stage.drag(by: distance, over: seconds)
      fingerIsDown = true
    } else if Bool.random(using: &numbers) {
      stage.move(by: distance, over: seconds)
    } else {
      stage.lift()
      fingerIsDown = false
    }
  }

  private func answer(_ panel: RefreshPanel, rows: Int) {
    stage.workerFinishes(panel, rows: rows)
    if panel.policy.ending == .panelBeforeRows {
      stage.mainThreadTakes(panel)
    } else {
      stage.answer(panel, rows: rows)
    }
  }

  private func setRows(_ count: Int) {
    stage.perform { stage in
      stage.rows.count = count
      stage.list.reloadData()
    }
  }
}

@Suite("Random sessions")
struct RandomSessionTests {
  private static let seeds: [UInt64] = (1...6).map { $0 * 104_729 }

  @Test("keep what holds in every frame (V1, V2, V3, V4, V8)", arguments: seeds)
  func invariants(seed: UInt64) {
    var session = RandomSession(seed: seed, .corrected)
    var broken: Set<String> = []

    for _ in 0..<24 {
      session.act { broken.formUnion($0.brokenInvariants) }
    }

    #expect(broken.isEmpty)
  }

  @Test("come to rest within the range, with nothing left open (V5, V10)", arguments: seeds)
  func rest(seed: UInt64) {
    var session = RandomSession(seed: seed, .corrected)
    for _ in 0..<24 { session.act { _ in } }

    session.finish()

    let stage = session.stage
    let geometry = stage.list.geometry
    #expect(geometry.clamp(stage.list.contentOffset) == stage.list.contentOffset)
    #expect(stage.drawnY == stage.y)
    #expect(stage.states == [.idle])
    #expect(stage.list.adjustedContentInset == stage.list.contentInset)
    #expect(stage.window.clock.nextDue == nil)
  }

  @Test("never let the picture jump between two frames (V7)", arguments: seeds)
  func continuity(seed: UInt64) {
    var session = RandomSession(seed: seed, .corrected)
    var jumps: [String] = []

    for act in 0..<24 {
      var last: Double?
      session.act { stage in
        let y = stage.drawnY
        let isGliding = !stage.states.isDisjoint(with: [.opening, .closing])
        // A panel may have a long way to glide; all else is slower than 90 points a frame.
        if let last, !isGliding, abs(y - last) > 90 { jumps.append("act \(act): \(last) to \(y)") }
        last = y
      }
    }

    #expect(jumps.isEmpty)
  }

  @Test("leave the faithful panels in their three states, whatever happens", arguments: seeds)
  func faithful(seed: UInt64) {
    var session = RandomSession(seed: seed, .faithful)
    var states: Set<RefreshState> = []
    var mixed = 0

    for _ in 0..<24 {
      session.act { stage in
        states.formUnion(stage.states)
        if !stage.showsArrowOrSpinner { mixed += 1 }
      }
    }

    #expect(states.isSubset(of: [.idle, .armed, .refreshing]))
    #expect(mixed == 0)
  }
}
