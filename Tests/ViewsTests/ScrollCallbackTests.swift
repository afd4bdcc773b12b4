import Foundation
import Motion
import Testing

@testable import Views

@Suite("Scroll callbacks")
struct ScrollCallbackTests {
  @Test("tells of a drag with momentum in UIKit's order (F14)")
  func momentum() {
    let stage = ScrollStage.demo()

    stage.fling(by: -150, over: 0.15)
    stage.settle()

    #expect(
      stage.log.story == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging(willDecelerate: true),
        .willBeginDecelerating, .didScroll, .didEndDecelerating,
      ])
  }

  @Test("tells nothing after a drag without momentum (F14.1)")
  func standing() {
    let stage = ScrollStage.demo()

    stage.drag(by: -100, over: 0.6)
    stage.finger.stand(20, every: 0.016)
    stage.finger.lift()
    stage.settle()

    #expect(
      stage.log.story
        == [
          .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging(willDecelerate: false),
        ])
  }

  @Test("decelerates after any release beyond an end, however slow (F14.2)")
  func overscroll() throws {
    let stage = ScrollStage.demo()

    stage.drag(by: 110, over: 0.9)
    stage.finger.stand(20, every: 0.016)
    stage.finger.lift()
    #expect(stage.scroll.isDecelerating)
    stage.settle()

    #expect(
      stage.log.story == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging(willDecelerate: true),
        .willBeginDecelerating, .didScroll, .didEndDecelerating,
      ])
    let release = try #require(stage.log.first(.willBeginDecelerating))
    #expect(release.offset == -50)
    #expect(stage.y == 0)
  }

  @Test("is tracking from touch-down, dragging from the slop, decelerating until rest (F15)")
  func flags() throws {
    let stage = ScrollStage.demo()
    let scroll = stage.scroll

    stage.finger.touch(at: stage.middle)
    #expect([scroll.isTracking, scroll.isDragging, scroll.isDecelerating] == [true, false, false])

    stage.finger.move(by: -60, over: 0.05)
    #expect([scroll.isTracking, scroll.isDragging, scroll.isDecelerating] == [true, true, false])

    stage.finger.lift()
    #expect([scroll.isTracking, scroll.isDragging, scroll.isDecelerating] == [false, false, true])

    stage.settle()
    #expect(
      [scroll.isTracking, scroll.isDragging, scroll.isDecelerating] == [false, false, false])
  }

  @Test("is not dragging from didEndDragging on, and at rest in didEndDecelerating (F15.1, F15.2)")
  func flagsInCallbacks() throws {
    let stage = ScrollStage.demo()

    stage.fling(by: -60, over: 0.05)
    stage.settle()

    let begin = try #require(stage.log.first(.willBeginDragging))
    let lift = try #require(stage.log.first(.didEndDragging(willDecelerate: true)))
    let glide = try #require(stage.log.first(.willBeginDecelerating))
    let rest = try #require(stage.log.first(.didEndDecelerating))
    #expect(begin.flags == [true, true, false])
    #expect(lift.flags == [true, false, false])
    #expect(glide.flags == [false, false, true])
    #expect(rest.flags == [false, false, false])
  }

  @Test("tells once, at once, of an assigned offset, and not of the same again (F14.3)")
  func assignment() {
    let stage = ScrollStage(size: CGSize(width: 200, height: 300), content: 2_000)

    stage.scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(stage.log.entries.map(\.call) == [.didScroll])
    #expect(stage.log.offsets == [40])

    stage.scroll.contentOffset = CGPoint(x: 0, y: 40)
    stage.advance(by: 1)
    #expect(stage.log.entries.count == 1)
  }

  @Test("tells nothing of an assigned bounds origin (F14.3)")
  func boundsOrigin() {
    let stage = ScrollStage.demo()

    stage.scroll.bounds.origin.y = 40

    #expect(stage.y == 40)
    #expect(stage.log.entries.isEmpty)
  }

  @Test(
    "tells of moving content at whole 120ths of a second, whatever frames are asked for",
    arguments: [24.0, 60, 90, 120, 7.3])
  func displayLink(framesPerSecond: Double) {
    let reference = ScrollStage.demo()
    let stage = ScrollStage.demo()
    for each in [reference, stage] { each.fling(by: 120, over: 0.1) }
    let start = stage.window.clock.now.ticks

    reference.advance(by: 3)
    for frame in 1...Int(3 * framesPerSecond) {
      stage.advance(to: Double(start) / 720_000 + Double(frame) / framesPerSecond)
      _ = stage.window.displayList()
    }
    stage.advance(by: 1)

    #expect(stage.log.entries == reference.log.entries)
    let moving = stage.log.entries.filter { $0.time > Double(start) / 720_000 }
    for entry in moving.dropLast(2) where entry.call == .didScroll {
      #expect(agree(entry.time * 120, (entry.time * 120).rounded(), within: 1e-9))
    }
  }

  @Test("tells those who were added, in their order, until they are removed")
  func observers() {
    final class Named: ScrollObserver {
      let name: String
      let note: (String) -> Void
      init(_ name: String, _ note: @escaping (String) -> Void) {
        self.name = name
        self.note = note
      }
      func scrollViewDidScroll(_ scrollView: ScrollView) { note(name) }
    }
    final class Notes { var names: [String] = [] }
    let notes = Notes()
    let stage = ScrollStage.demo()
    let first = Named("first") { notes.names.append($0) }
    let second = Named("second") { notes.names.append($0) }
    stage.scroll.addObserver(first)
    stage.scroll.addObserver(second)

    stage.scroll.contentOffset.y = 10
    stage.scroll.removeObserver(first)
    stage.scroll.contentOffset.y = 20

    #expect(notes.names == ["first", "second", "second"])
  }

  @Test("lets an observer ask the window for its finger while a touch is handed out")
  func reentrance() {
    let stage = ScrollStage.demo()
    final class Notes { var downs: [Bool] = [] }
    let notes = Notes()
    stage.log.reaction = { _, view in notes.downs.append(view.window?.isFingerDown ?? false) }

    stage.fling(by: 60, over: 0.05)

    #expect(notes.downs.first == true)
    #expect(notes.downs.last == false)
  }

  @Test("goes where an observer sends it in mid-flight, and ends the flight without a word")
  func takenOver() {
    let stage = ScrollStage.demo()
    stage.log.reaction = { call, view in
      if call == .didScroll, view.isDecelerating, view.contentOffset.y > 180 {
        view.contentOffset = CGPoint(x: 0, y: 20)
      }
    }

    stage.fling(by: -200, over: 0.1)
    stage.settle()

    #expect(stage.y == 20)
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.log.story.last == .didScroll)
  }
}
