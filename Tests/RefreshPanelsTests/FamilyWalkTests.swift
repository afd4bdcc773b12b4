import Foundation
import Testing

@testable import RefreshPanels

@Suite("The machine of each family")
struct FamilyWalkTests {
  @Test(
    "goes from every state upon every event only where it may, and starts the work where it should",
    arguments: FamilyKit.all)
  func everyCell(kit: FamilyKit) {
    for policy in kit.policies {
      let legal = LegalTransitions(policy)
      for cell in MachineWalk(policy).cells {
        let (old, new) = (cell.machine.state, cell.next.state)
        let place = Comment(rawValue: "\(old) upon \(cell.event)")
        #expect(old == new || legal.allows(old, new), place)
        #expect(mayStartWork(in: cell) || starts(in: cell) == 0, place)
        #expect(starts(in: cell) <= 1, place)
        #expect(keepsRoom(in: cell), place)
        #expect(shows(new, in: cell), place)
      }
    }
  }

  @Test("is the one that the table tells, cell by cell")
  func table() throws {
    let file = try #require(
      Bundle.module.url(forResource: "Resources/Machines", withExtension: "txt"))
    let told = try String(contentsOf: file, encoding: .utf8)

    let found = MachineTables(FamilyKit.all).text

    if found != told {
      try found.write(
        to: FileManager.default.temporaryDirectory.appendingPathComponent("Machines.txt"),
        atomically: true, encoding: .utf8)
    }
    #expect(
      zip(found.split(separator: "\n"), told.split(separator: "\n")).first { $0 != $1 } == nil,
      "Read the new table in the temporary folder's Machines.txt; if it is right, put it in place.")
    #expect(found.count == told.count)
  }

  private func starts(in cell: MachineWalk.Cell) -> Int {
    cell.effects.count { if case .runAction = $0 { true } else { false } }
  }

  /// Work starts on the way into it, at the hold, or once more where a source does that.
  private func mayStartWork(in cell: MachineWalk.Cell) -> Bool {
    let policy = cell.machine.policy
    let working: Set<RefreshState> = [.opening, .refreshing]
    let enters = !working.contains(cell.machine.state) && working.contains(cell.next.state)
    switch policy.firePoint {
    case .hold: return cell.event == .holdReached
    case .release, .crossing: return enters || policy.repetition != .never
    }
  }

  /// A hold is asked for on the way into work, and given back on the way out.
  private func keepsRoom(in cell: MachineWalk.Cell) -> Bool {
    let working: Set<RefreshState> = [.opening, .refreshing, .result]
    let enters = !working.contains(cell.machine.state) && working.contains(cell.next.state)
    let leaves = working.contains(cell.machine.state) && !working.contains(cell.next.state)
    let holds = cell.effects.contains(.hold)
    let releases = cell.effects.contains(.releaseHold)
    let policy = cell.machine.policy
    if enters && !holds { return false }
    if holds && !enters && policy.repetition == .never && cell.machine.state != .result {
      return false
    }
    let isLate = policy.ending == .panelBeforeRows
    return !leaves || releases || cell.event == .detached || isLate
      || cell.next.state == .queued
  }

  /// What a panel looks like is what its state looks like.
  private func shows(_ state: RefreshState, in cell: MachineWalk.Cell) -> Bool {
    let shown = cell.effects.compactMap { effect -> RefreshState? in
      if case .show(let state) = effect { state } else { nil }
    }
    guard let last = shown.last else { return true }
    switch state {
    case .opening: return last == .refreshing
    case .closing: return last == (cell.next.closesToNoMore ? .noMore : .idle)
    default: return last == state
    }
  }
}
