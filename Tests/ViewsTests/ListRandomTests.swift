import Drawing
import Foundation
import Motion
import Testing

@testable import Views

/// A program and a finger that do anything to a list at any time, from a seed.
private struct RandomListSession {
  let items: ItemStage
  private var numbers: SplitMix

  init(seed: UInt64) {
    numbers = SplitMix(state: seed)
    let counts = [[40], [0], [3, 0, 25], [5, 1, 1, 60, 2]][Int(seed % 4)]
    items = ItemStage(counts, titled: seed % 3 > 0, rowHeight: [60, 44, 33.25][Int(seed % 3)])
    if seed.isMultiple(of: 5) {
      items.stage.perform {
        $0.list.tableHeaderView = View("head", [0, 0, 0, 80])
        $0.list.contentInset = EdgeInsets(top: 70, bottom: 20)
      }
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  /// Does one thing, and lets some time pass now and then.
  mutating func act() {
    switch number(0...9) {
    case 0...2: insert()
    case 3...5: delete()
    case 6: move()
    case 7: useFinger()
    case 8: scroll()
    default: reload()
    }
    if number(0...3) > 0 { items.stage.advance(by: Double(number(1...30)) / 60) }
  }

  private mutating func insert() {
    let row = number(0...items.rows.items.count)
    let count = number(0...6)
    follow {
      $0.insert(count, at: row, with: $1)
    } staying: {
      $0 < row ? $0 : $0 + count
    }
  }

  private mutating func delete() {
    let total = items.rows.items.count
    let row = number(0...total)
    let count = number(0...min(8, total - row))
    follow {
      $0.delete(count, at: row, with: $1)
    } staying: {
      $0 < row ? $0 : $0 < row + count ? nil : $0 - count
    }
  }

  private mutating func move() {
    let total = items.rows.items.count
    guard total > 0 else { return }
    let (row, newRow) = (number(0...total - 1), number(0...total - 1))
    follow { items, animation in
      items.rows.move(from: row, to: newRow)
      items.list.moveRow(at: row, to: newRow, with: animation)
    } staying: {
      $0 == row ? nil : RowChange.move(from: row, to: newRow).newRow(of: $0)
    }
  }

  /// Changes rows and looks whether the first row in sight that is left is seen where it was, until
  /// the next layout heeds the range.
  private mutating func follow(
    _ change: (ItemStage, ListView.RowAnimation) -> Void, staying newRow: (Int) -> Int?
  ) {
    let list = items.list
    let animation: ListView.RowAnimation = number(0...1) == 0 ? .none : .fade
    list.layoutIfNeeded()
    let seen = list.presentedVisibleRows
    let first = seen.first { newRow($0) != nil }
    let before = first.flatMap { list.cellForRow(at: $0) }.map { place(of: $0) }
    let cell = first.flatMap { list.cellForRow(at: $0) }

    change(items, animation)

    guard let first, let before, let cell, let row = newRow(first) else { return }
    #expect(list.cellForRow(at: row) === cell)
    // A cell that an earlier change still moves goes on from where it is seen.
    if animation == .fade || cell.center == cell.presentedCenter {
      #expect(agree(place(of: cell), before, within: 1e-5))
    }
    list.layoutIfNeeded()
  }

  private func place(of cell: ListCell) -> Double {
    Double(cell.presentedCenter.y - items.list.presentedBoundsOrigin.y)
  }

  private mutating func useFinger() {
    let stage = items.stage
    let distance = CGFloat(number(-300...300))
    stage.drag(by: distance, over: Double(number(3...30)) / 60)
    if number(0...1) == 0 {
      insert()
      delete()
      stage.finger.move(by: CGFloat(number(-50...50)), over: 0.1)
    }
    stage.finger.lift()
  }

  private mutating func scroll() {
    let y = CGFloat(number(-100...3_000))
    let isAnimated = number(0...1) == 0
    items.stage.perform { $0.list.setContentOffset(CGPoint(x: 0, y: y), animated: isAnimated) }
  }

  private mutating func reload() {
    let count = number(0...50)
    let items = self.items
    items.stage.perform { _ in
      items.rows.delete(items.rows.items.count, at: 0)
      items.rows.insert(count, at: 0)
      items.list.reloadData()
    }
  }

  /// Lets everything come to rest within the range.
  func finish() {
    items.stage.settle()
    items.stage.perform { $0.list.contentOffset = $0.list.geometry.clamp($0.list.contentOffset) }
    _ = items.stage.window.displayList()
  }
}

/// Numbers that look random and are the same for the same seed everywhere (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("A list under random changes")
struct ListRandomTests {
  /// The height that the parts add up to.
  private func height(_ items: ItemStage) -> Double {
    let list = items.list
    let headers = items.rows.isTitled ? 28.0 * Double(items.rows.sections.count) : 0
    let head = Double(list.tableHeaderView?.frame.height ?? 0)
    return head + headers + Double(list.rowHeight) * Double(items.rows.items.count)
  }

  private func look(_ items: ItemStage, isAtRest: Bool) {
    let list = items.list
    #expect(list.numberOfRows == items.rows.items.count)
    #expect(agree(list.contentSize.height, height(items), within: 1e-6))
    #expect(list.contentOffset.y.isFinite)
    let cells = list.subviews.compactMap { $0 as? ListCell }
    #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count)
    let rows = cells.compactMap(\.row)
    #expect(rows == rows.sorted(by: >), "earlier rows lie in front")
    #expect(Set(rows).count == rows.count)
    for row in list.presentedVisibleRows { #expect(rows.contains(row)) }
    for (row, item) in items.shownItems { #expect(items.rows.items[row] == item) }
    guard isAtRest else { return }
    #expect(rows.reversed() == Array(list.visibleRows))
    #expect(cells.count == rows.count)
    #expect(cells.allSatisfy { $0.alpha == 1 && $0.center == $0.presentedCenter })
    #expect(list.updates.isEmpty)
  }

  @Test("keeps its place, its order and its sum", arguments: UInt64(0)..<24)
  func session(seed: UInt64) {
    var session = RandomListSession(seed: seed)
    for _ in 0..<40 {
      session.act()
      session.items.stage.window.layoutIfNeeded()
      _ = session.items.stage.window.displayList()
      look(session.items, isAtRest: false)
    }
    session.finish()
    look(session.items, isAtRest: true)
  }
}
