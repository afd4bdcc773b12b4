import Foundation
import Testing

@testable import RefreshPanels

@Suite("The state machine")
struct RefreshStateMachineTests {
  private func machine(
    _ behaviour: Behaviour, in state: RefreshState = .idle,
    firing point: RefreshPolicy.FirePoint = .release
  ) -> RefreshStateMachine {
    var machine = RefreshStateMachine(
      policy: RefreshDome.headerPolicy(behaviour).firing(at: point))
    for event in MachineCell.way(to: state, behaviour) { _ = machine.handle(event) }
    return machine
  }

  @Test(
    "does in every state upon every event what the source does",
    arguments: MachineCell.all(.faithful))
  func faithful(cell: MachineCell) throws {
    var machine = machine(.faithful, in: cell.state)
    try #require(machine.state == cell.state)

    let effects = machine.handle(cell.event)

    #expect(machine.state == cell.next)
    #expect(effects == cell.effects)
  }

  @Test(
    "does in every state upon every event what it should", arguments: MachineCell.all(.corrected))
  func corrected(cell: MachineCell) throws {
    var machine = machine(.corrected, in: cell.state)
    try #require(machine.state == cell.state)

    let effects = machine.handle(cell.event)

    #expect(machine.state == cell.next)
    #expect(effects == cell.effects)
  }

  @Test("does the same for both panels of a family", arguments: Behaviour.allCases)
  func panels(behaviour: Behaviour) {
    #expect(RefreshDome.headerPolicy(behaviour) == RefreshDome.footerPolicy(behaviour))
  }

  @Test("starts the work at the hold when the policy says so, and only there")
  func firingAtHold() {
    var machine = machine(.corrected, firing: .hold)

    let opening = machine.handle(.begin(isVisible: true))
    let held = machine.handle(.holdReached)

    #expect(opening == [.hold, .show(.refreshing)])
    #expect(held == [.runAction(at: .hold)])
  }

  @Test("starts no work that was ended before the hold (V6)")
  func endedBeforeHold() {
    var machine = machine(.corrected, firing: .hold)

    _ = machine.handle(.begin(isVisible: true))
    let ended = machine.handle(.ended(fingerDown: false))
    let held = machine.handle(.holdReached)

    #expect(ended == [.show(.idle), .releaseHold])
    #expect(held.isEmpty)
    #expect(machine.state == .closing)
  }

  @Test("fires at the hold without transitions as well, when the policy says so")
  func firingWithoutTransitions() {
    var machine = machine(.faithful, firing: .hold)

    let opening = machine.handle(.begin(isVisible: true))
    let held = machine.handle(.holdReached)

    #expect(opening == [.hold, .show(.refreshing)])
    #expect(held == [.runAction(at: .hold)])
    #expect(machine.state == .refreshing)
  }

  @Test("arms again under a held finger only after it has come back (Q13)")
  func comingBack() {
    var machine = machine(.corrected, in: .refreshing)
    _ = machine.handle(.ended(fingerDown: true))
    _ = machine.handle(.closed(fingerDown: true))

    #expect(machine.handle(.pulled(90, byFinger: true)).isEmpty)
    #expect(machine.state == .idle)

    _ = machine.handle(.pulled(60, byFinger: true))
    #expect(machine.handle(.pulled(90, byFinger: true)) == [.show(.armed)])
  }

  @Test("arms again after the held finger has lifted (Q13)", arguments: [100.0, 20])
  func lifting(distance: Double) {
    var machine = machine(.corrected, in: .refreshing)
    _ = machine.handle(.ended(fingerDown: true))
    _ = machine.handle(.closed(fingerDown: true))

    #expect(machine.handle(.released(distance)).isEmpty)
    #expect(machine.handle(.pulled(90, byFinger: true)) == [.show(.armed)])
  }

  @Test("counts a finger that came down while it closed as one that must come back (Q13)")
  func fingerDuringClosing() {
    var machine = machine(.corrected, in: .closing)

    #expect(machine.handle(.pulled(90, byFinger: true)).isEmpty)
    _ = machine.handle(.closed(fingerDown: true))

    #expect(machine.handle(.pulled(91, byFinger: true)).isEmpty)
    _ = machine.handle(.pulled(10, byFinger: true))
    #expect(machine.handle(.pulled(91, byFinger: true)) == [.show(.armed)])
  }

  @Test("arms again at once under a held finger, as the source does (Q13)")
  func faithfulRearming() {
    var machine = machine(.faithful, in: .refreshing)
    _ = machine.handle(.workFinished)

    #expect(machine.handle(.pulled(90, byFinger: true)) == [.show(.armed)])
    #expect(machine.handle(.ended(fingerDown: true)) == [.releaseHold])
    #expect(machine.state == .armed)
  }
}
