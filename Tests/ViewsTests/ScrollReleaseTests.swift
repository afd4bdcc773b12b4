import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("What a release announces")
struct ScrollReleaseTests {
  @Test("has the velocity of the offset, opposite to the finger's, by the millisecond (F9.2)")
  func velocity() {
    let up = ScrollStage.demo(content: 9_000, offset: 3_000)
    let down = ScrollStage.demo(content: 9_000, offset: 3_000)

    up.fling(by: -120, over: 0.1)
    down.fling(by: 120, over: 0.1)

    #expect(up.log.releases.map(\.velocity) == [1.2])
    #expect(down.log.releases.map(\.velocity) == [-1.2])
  }

  @Test("has the target by F8 on a pixel: a little beyond the rest", arguments: [2.0, 3, 4])
  func target(scale: CGFloat) throws {
    let stage = ScrollStage(scale: scale, offset: 5_000)

    stage.fling(by: -150, over: 0.1)
    stage.settle()

    let release = try #require(stage.log.releases.first)
    let exact = 5_140 + (1_500 - 10) / 2.002_002_670_673_4
    #expect(agree(release.target, exact, within: 0.5 / scale + 0.001))
    #expect(agree(release.target * scale, (release.target * scale).rounded(), within: 1e-9))
    #expect(release.target - stage.y > 0.3)
  }

  @Test(
    "has the end of the range for momentum into it, and for any release beyond it (F14.2)",
    arguments: [(352.0, -60.0, 352.0), (300, -60, 352), (20, 60, 0), (0, 60, 0), (0, 300, 0)])
  func edge(offset: Double, travel: Double, target: Double) {
    let stage = ScrollStage.demo(offset: offset)

    stage.fling(by: travel, over: 0.05)
    #expect(stage.log.releases.map(\.target) == [target])

    stage.settle()
    #expect(stage.y == target)
  }

  @Test("has an end that stands between pixels exactly, and rests there")
  func unalignedEdge() {
    let bottom = ScrollStage.demo(content: 900.2, offset: 300)
    let top = ScrollStage.demo(offset: 20)
    top.scroll.contentInset.top = 33.3

    bottom.fling(by: -60, over: 0.05)
    top.fling(by: 60, over: 0.05)
    #expect(agree(bottom.log.releases[0].target, 352.2, within: 1e-9))
    #expect(agree(top.log.releases[0].target, -33.3, within: 1e-9))

    for stage in [bottom, top] { stage.settle() }
    #expect(agree(bottom.y, 352.2, within: 1e-9))
    #expect(agree(top.y, -33.3, within: 1e-9))
  }

  @Test("does not round momentum that ends just short of the end to a pixel beyond it")
  func justShort() {
    // From 150 with 600 pt/s it runs to 444.41, and the nearest pixel is 444.5.
    let stage = ScrollStage.demo(content: 444.45 + 548, offset: 100)

    stage.fling(by: -60, over: 0.1)
    stage.settle()

    #expect(agree(stage.y, 444.45, within: 1e-9))
  }

  @Test("has no velocity and the offset itself when nothing follows (F14.1)")
  func standing() {
    let stage = ScrollStage.demo(offset: 100)

    stage.drag(by: -60, over: 0.6)
    stage.finger.stand(20, every: 0.016)
    stage.finger.lift()

    #expect(stage.log.releases == [ScrollLog.Release(velocity: 0, target: 150)])
  }

  @Test("comes while the drag still counts, before anything else of the lift (F14)")
  func flags() {
    let stage = ScrollStage.demo(content: 9_000)
    stage.drag(by: -60, over: 0.05)
    stage.log.forget()

    stage.finger.lift()

    #expect(
      stage.log.entries.map(\.call)
        == [.willEndDragging, .didEndDragging(willDecelerate: true), .willBeginDecelerating])
    #expect(stage.log.entries.map(\.time) == [0.05, 0.05, 0.05])
    #expect(
      stage.log.entries.map(\.flags)
        == [[true, true, false], [true, false, false], [false, false, true]])
  }

  @Test("is said of a catch that is lifted: no velocity, and where it stays or bounces to (D9)")
  func caught() {
    let inside = ScrollStage.demo(content: 9_000)
    let beyond = ScrollStage.demo()
    inside.fling(by: -200, over: 0.2)
    beyond.fling(by: 260, over: 0.2)

    for stage in [inside, beyond] {
      stage.advance(by: 0.1)
      stage.log.forget()
      stage.finger.touch(at: stage.middle)
      stage.finger.lift()
    }

    #expect(inside.log.releases == [ScrollLog.Release(velocity: 0, target: inside.y)])
    #expect(beyond.log.releases == [ScrollLog.Release(velocity: 0, target: 0)])
    #expect(inside.log.first(.willEndDragging)?.flags == [true, false, true])
  }

  @Test("counts the last 100 ms before the lift in the mode for that (F9.1)")
  func window() {
    let standing = ScrollStage.demo(content: 9_000)
    let window = ScrollStage.demo(content: 9_000)
    window.scroll.velocityMode = .window

    for stage in [standing, window] {
      stage.drag(by: -120, over: 0.1)
      stage.finger.stand(6, every: 0.01)
      stage.finger.lift()
    }

    #expect(standing.log.releases.map(\.velocity) == [1.2])
    // Of the last 100 ms the finger stood for 60.
    #expect(agree(window.log.releases[0].velocity, 0.48, within: 0.11))
    #expect(window.y < standing.y + 1)

    window.settle()
    window.log.forget()
    window.drag(by: -120, over: 0.1)
    window.finger.stand(11, every: 0.01)
    window.finger.lift()
    #expect(window.log.story.last == .didEndDragging(willDecelerate: false))
  }

  @Test("lets content run out a fifth as far at the fast rate (F9)")
  func fast() {
    let stage = ScrollStage(offset: 5_000)
    stage.scroll.decelerationRate = .fast

    stage.fling(by: -150, over: 0.1)
    stage.settle()

    // 140 dragged and (1500 − 10) · 0.099 run out.
    #expect(agree(stage.y, 5_140 + 147.51, within: 0.5 / 3 + 0.001))
  }

  @Test("lets an observer send the content elsewhere: then nothing decelerates")
  func takenOver() {
    let stage = ScrollStage.demo(content: 9_000)
    stage.log.reaction = { call, view in
      if call == .willEndDragging { view.contentOffset.y = 500 }
    }

    stage.fling(by: -120, over: 0.1)
    stage.settle()

    #expect(stage.y == 500)
    #expect(
      stage.log.story.suffix(3) == [
        .willEndDragging, .didScroll, .didEndDragging(willDecelerate: false),
      ])
  }
}
