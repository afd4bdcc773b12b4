import Drawing
import Foundation
import Motion
import Testing

@testable import Views

/// Something that moves the content of a list of 40 rows of 60, and how it goes on.
struct ContentMotion: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Sets the content going; runs at the start.
  var begin: @Sendable (ItemStage) -> Void
  /// Goes on a sixtieth of a second, the number of it given.
  var step: @Sendable (ItemStage, Int) -> Void = { items, _ in items.stage.advance(by: 1.0 / 60) }

  static let all = [
    ContentMotion(testDescription: "rest", begin: { _ in }),
    ContentMotion(
      testDescription: "a finger that drags",
      begin: { $0.stage.drag(by: -60, over: 0.1) },
      step: { items, _ in items.stage.finger.move(by: -3, over: 1.0 / 60) }),
    ContentMotion(
      testDescription: "a finger that catches and holds",
      begin: {
        $0.stage.drag(by: -60, over: 0.1)
        $0.stage.finger.lift()
        $0.stage.advance(by: 0.1)
        $0.stage.finger.touch(at: CGPoint(x: 160, y: 300))
      }),
    ContentMotion(
      testDescription: "momentum",
      begin: {
        $0.stage.drag(by: -100, over: 0.1)
        $0.stage.finger.lift()
      }),
    ContentMotion(
      testDescription: "a scroll of the program",
      begin: { items in
        items.stage.perform {
          $0.list.setContentOffset(CGPoint(x: 0, y: 1_100), animated: true)
        }
      }),
    block("an additive block", .additive),
    block("a block from what is seen", .fromPresented),
  ]

  private static func block(
    _ description: String, _ overlap: AnimationTiming.Overlap
  ) -> ContentMotion {
    ContentMotion(
      testDescription: description,
      begin: { items in
        items.stage.perform { stage in
          stage.window.animator.animate(.easeInOut(0.4).overlapping(overlap)) {
            stage.list.setContentOffset(CGPoint(x: 0, y: 1_100), in: $0)
          }
        }
      })
  }
}

@Suite("Rows that come and go in motion")
struct ListUpdateMotionTests {
  /// Sets the same content going on two stages, lets rows come in one of them at a frame, and compares
  /// what is drawn from then on: the same way, that many points further down.
  private func expectSameWay(
    _ motion: ContentMotion, change: @escaping (ItemStage) -> Void, shift: Double,
    at frame: Int
  ) {
    let still = ItemStage(at: 630)
    let changed = ItemStage(at: 630)
    motion.begin(still)
    motion.begin(changed)
    for number in 0..<40 {
      if number == frame { changed.stage.perform { _ in change(changed) } }
      let gone = number >= frame ? shift : 0
      #expect(changed.stage.drawnY == still.stage.drawnY + gone, "frame \(number)")
      #expect(changed.stage.y == still.stage.y + gone, "frame \(number)")
      let picture = changed.stage.window.displayList()
      for row in changed.list.presentedVisibleRows {
        #expect(picture.group("list.row\(row)") != nil)
      }
      motion.step(still, number)
      motion.step(changed, number)
    }
    #expect(words(changed) == words(still))
  }

  /// What the observers were told besides the offset.
  private func words(_ items: ItemStage) -> [ScrollLog.Call] {
    items.stage.log.story.filter { $0 != .didScroll }
  }

  @Test("leave what moves the content its way", arguments: ContentMotion.all, [3, 10])
  func insertion(motion: ContentMotion, frame: Int) {
    expectSameWay(motion, change: { $0.insert(5, at: 2) }, shift: 300, at: frame)
    expectSameWay(motion, change: { $0.delete(3, at: 2) }, shift: -180, at: frame)
  }

  @Test("tell the observers of the offset once")
  func tellingOnce() {
    for motion in ContentMotion.all {
      let items = ItemStage(at: 630)
      motion.begin(items)
      items.stage.advance(by: 0.05)
      items.stage.log.forget()

      items.stage.perform { _ in items.insert(5, at: 2) }

      #expect(items.stage.log.offsets == [items.stage.y])
    }
  }

  @Test("leave a bounce at the other end its way")
  func bounce() {
    let stages = (0..<2).map { _ in ItemStage(at: 1_852) }
    for items in stages {
      items.stage.drag(by: -150, over: 0.1)
      items.stage.finger.lift()
      items.stage.advance(by: 0.1)
    }

    stages[1].stage.perform { _ in stages[1].insert(5, at: 0) }

    for _ in 0..<40 {
      #expect(stages[1].stage.drawnY == stages[0].stage.drawnY + 300)
      for items in stages { items.stage.advance(by: 1.0 / 60) }
    }
    #expect(stages[1].stage.y == 2_152)
    #expect(stages[1].stage.log.story == stages[0].stage.log.story)
  }

  @Test("end a bounce at an end that is none any more, without a jump")
  func bounceAtTop() {
    let items = ItemStage()
    items.stage.drag(by: 200, over: 0.1)
    items.stage.finger.lift()
    items.stage.advance(by: 0.15)
    let before = items.places[0]

    items.stage.perform { _ in items.insert(5, at: 0) }

    #expect(agree(items.places[0] ?? 0, before ?? 1, within: 0.5))
    #expect(!items.stage.window.isMoving)
    #expect(items.stage.log.story.last == .didEndDecelerating)
    #expect(items.stage.y > 0)
  }

  @Test("under a finger beyond the top leave the content in its hand")
  func overscroll() {
    let items = ItemStage()
    items.stage.drag(by: 100, over: 0.3)
    let before = items.places[0]

    items.stage.perform { _ in items.insert(5, at: 0) }
    #expect(items.places[0] == before)

    // There is no end near any more, hence no resistance.
    items.stage.finger.move(by: 20, over: 0.1)
    #expect(agree(items.places[0] ?? 0, (before ?? 0) + 20, within: 0.5))
  }

  @Test("under a finger beyond the top move away without a jump")
  func moveUnderFinger() {
    let items = ItemStage()
    items.stage.drag(by: 100, over: 0.3)
    let before = items.places[1] ?? 0

    items.stage.perform { _ in
      items.rows.move(from: 0, to: 20)
      items.list.moveRow(at: 0, to: 20)
    }
    #expect(items.places[1] == before)

    items.stage.finger.move(by: 1, over: 1.0 / 120)
    #expect(agree(items.places[1] ?? 0, before, within: 1.5))
  }

  @Test("under a finger may leave the content outside its range until it is lifted (F16.1)")
  func heldOutside() {
    let items = ItemStage(at: 60)
    items.stage.drag(by: -20, over: 0.1)
    let before = items.places[4]

    items.stage.perform { _ in items.delete(3, at: 0) }
    #expect(items.places[4] == before)
    #expect(items.stage.y == -110)

    items.stage.finger.lift()
    items.stage.settle()
    #expect(items.stage.y == 0)
  }

  @Test("in the word of a release are heeded by the momentum that follows")
  func release() {
    let stages = (0..<2).map { _ in ItemStage(at: 630) }
    stages[1].stage.log.reaction = { call, _ in
      guard case .didEndDragging = call else { return }
      stages[1].insert(5, at: 0)
    }
    for items in stages {
      items.stage.drag(by: -100, over: 0.1)
      items.stage.finger.lift()
    }

    for _ in 0..<60 {
      #expect(stages[1].stage.drawnY == stages[0].stage.drawnY + 300)
      for items in stages { items.stage.advance(by: 1.0 / 60) }
    }
  }
}
