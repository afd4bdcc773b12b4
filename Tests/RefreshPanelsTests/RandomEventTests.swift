import Foundation
import TestSupport
import Testing

@testable import RefreshPanels

/// A machine that is fed random events, with a finger that comes and goes between them.
///
/// The seed is the test's argument, so a failure names it.
private struct RandomWalk {
  /// What one event did.
  struct Step {
    var event: RefreshStateMachine.Event
    var from: RefreshState
    var to: RefreshState
    var effects: [RefreshStateMachine.Effect]
    /// Whether the finger that is down has been so since a cycle's end, beyond the arm distance.
    var fingerHasHeldOn: Bool
  }

  private var numbers: SeededNumbers
  private var machine: RefreshStateMachine
  private var fingerIsDown = false
  private var fingerHasHeldOn = false

  init(seed: UInt64, _ behaviour: Behaviour) {
    numbers = SeededNumbers(seed: seed)
    machine = RefreshStateMachine(policy: RefreshDome.headerPolicy(behaviour))
  }

  mutating func steps(_ count: Int) -> [Step] { (0..<count).map { _ in step() } }

  private mutating func step() -> Step {
    let event = randomEvent()
    let from = machine.state
    let heldOn = fingerHasHeldOn
    let effects = machine.handle(event)
    noteFinger(event)
    return Step(
      event: event, from: from, to: machine.state, effects: effects, fingerHasHeldOn: heldOn)
  }

  private mutating func randomEvent() -> RefreshStateMachine.Event {
    let distance = Double.random(in: -20...140, using: &numbers)
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0, 1, 2:
      fingerIsDown = fingerIsDown || Bool.random(using: &numbers)
      return .pulled(distance, byFinger: fingerIsDown)
    case 3:
      fingerIsDown = false
      return .released(distance)
    case 4: return .begin(isVisible: true)
    case 5: return .holdReached
    case 6: return .workFinished
    case 7: return .ended(fingerDown: fingerIsDown)
    default: return .closed(fingerDown: fingerIsDown)
    }
  }

  private mutating func noteFinger(_ event: RefreshStateMachine.Event) {
    switch event {
    case .released, .pulled(...60, byFinger: _): fingerHasHeldOn = false
    case .ended(_, fingerDown: true), .closed(fingerDown: true): fingerHasHeldOn = true
    default: break
    }
  }
}

@Suite("Random events")
struct RandomEventTests {
  private static let seeds: [UInt64] = (1...24).map { $0 * 7_919 }

  private struct Transition: Hashable {
    var from: RefreshState
    var to: RefreshState
  }

  private func transitions(_ pairs: [(RefreshState, RefreshState)]) -> Set<Transition> {
    Set(pairs.map { Transition(from: $0.0, to: $0.1) })
  }

  private func changes(_ steps: [RandomWalk.Step]) -> Set<Transition> {
    Set(steps.filter { $0.from != $0.to }.map { Transition(from: $0.from, to: $0.to) })
  }

  @Test(
    "never leave the corrected machine's ways (Panels, the corrected machine)", arguments: seeds)
  func corrected(seed: UInt64) {
    var walk = RandomWalk(seed: seed, .corrected)

    let steps = walk.steps(4_000)

    #expect(
      changes(steps)
        == transitions([
          (.idle, .armed), (.armed, .idle), (.armed, .opening), (.idle, .opening),
          (.opening, .refreshing), (.opening, .closing), (.refreshing, .closing),
          (.closing, .idle), (.closing, .opening),
        ]))
  }

  @Test(
    "never leave the faithful machine's ways (RefreshDome's source, its machine)", arguments: seeds)
  func faithful(seed: UInt64) {
    var walk = RandomWalk(seed: seed, .faithful)

    let steps = walk.steps(4_000)

    #expect(
      changes(steps)
        == transitions([
          (.idle, .armed), (.armed, .refreshing), (.idle, .refreshing), (.refreshing, .idle),
        ]))
  }

  @Test(
    "arm the corrected machine only by a finger beyond the distance that has not held on",
    arguments: seeds)
  func arming(seed: UInt64) {
    var walk = RandomWalk(seed: seed, .corrected)

    let arming = walk.steps(4_000).filter { $0.from != .armed && $0.to == .armed }

    #expect(arming.count > 20)
    for step in arming {
      guard case .pulled(let distance, byFinger: true) = step.event else {
        Issue.record("armed by \(step.event)")
        continue
      }
      #expect(distance > 60)
      #expect(!step.fingerHasHeldOn)
    }
  }

  @Test("open an armed panel only by a release or from code", arguments: seeds, Behaviour.allCases)
  func opening(seed: UInt64, behaviour: Behaviour) {
    var walk = RandomWalk(seed: seed, behaviour)

    let opening = walk.steps(4_000)
      .filter { $0.from == .armed && [.opening, .refreshing].contains($0.to) }

    for step in opening {
      switch step.event {
      case .released(let distance): #expect(distance > 60 || behaviour == .faithful)
      case .begin: break
      default: Issue.record("opened by \(step.event)")
      }
    }
  }

  @Test(
    "start the work once a cycle, and none while it goes on (V6)", arguments: seeds,
    Behaviour.allCases)
  func actions(seed: UInt64, behaviour: Behaviour) {
    var walk = RandomWalk(seed: seed, behaviour)

    for step in walk.steps(4_000) {
      let runs = step.effects.count { $0 == .runAction(at: .release) }
      let entersWork =
        [.idle, .armed, .closing].contains(step.from) && [.opening, .refreshing].contains(step.to)
      #expect(runs == (entersWork ? 1 : 0))
    }
  }
}
