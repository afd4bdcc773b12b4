import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Insets and the legal range")
struct ScrollInsetTests {
  private let stage = ScrollStage.demo()
  private var scroll: ScrollView { stage.scroll }

  private func animate(_ changes: @escaping (AnimationBlock) -> Void) {
    stage.perform { $0.window.animator.animate(.easeInOut(0.2), changes) }
  }

  @Test("keeps content at its top when the top inset grows (F16)")
  func growingAtTop() {
    stage.perform { $0.scroll.contentInset.top = 70 }

    #expect(stage.y == -70)
    #expect(stage.log.offsets == [-70])
  }

  @Test(
    "leaves content alone that rests elsewhere in the new range (F16)",
    arguments: [-69.5, -30, -0.5, 0.5, 100, 352])
  func growingElsewhere(offset: Double) {
    stage.scroll.contentInset.top = 20
    stage.scroll.contentOffset.y = offset
    stage.log.forget()

    stage.perform { $0.scroll.contentInset.top = 70 }
    stage.advance(by: 1)

    #expect(stage.y == offset)
    #expect(stage.log.offsets.isEmpty)
  }

  @Test("brings content back to the top when the top inset shrinks (F16.1)")
  func shrinkingAtTop() {
    scroll.contentInset.top = 70
    stage.advance(by: 0.1)
    #expect(stage.y == -70)

    stage.perform { $0.scroll.contentInset.top = 20 }

    #expect(stage.y == -20)
    #expect(stage.drawnY == -20)
  }

  @Test("brings content back to the end when it gets shorter, or its lower inset shrinks (F16.1)")
  func shrinkingAtBottom() {
    scroll.contentInset.bottom = 70
    scroll.contentOffset.y = 422

    stage.perform { $0.scroll.contentInset.bottom = 20 }
    #expect(stage.y == 372)

    stage.perform { $0.scroll.contentSize.height = 600 }
    #expect(stage.y == 72)

    stage.perform { $0.scroll.contentSize.height = 100 }
    #expect(stage.y == 0)
  }

  @Test("moves nothing when the lower inset or the content grows")
  func growingAtBottom() {
    scroll.contentOffset.y = 352

    stage.perform {
      $0.scroll.contentInset.bottom = 70
      $0.scroll.contentSize.height = 1_200
    }

    #expect(stage.y == 352)
  }

  @Test("moves nothing when an inset is given back and rows are appended in one turn")
  func oneTurn() {
    scroll.contentInset.bottom = 70
    scroll.contentOffset.y = 422
    stage.log.forget()

    animate { block in
      self.scroll.setContentInset(.zero, in: block)
      self.scroll.contentSize.height = 1_200
    }

    #expect(Set(stage.frames(20)) == [422])
    #expect(stage.log.offsets.isEmpty)
  }

  @Test(
    "moves with the block in which the inset changes, growing or shrinking (F16.2, F24)",
    arguments: [(0.0, 70.0), (70, 0), (20, 70)])
  func inBlock(old: Double, new: Double) {
    scroll.contentInset.top = old
    stage.advance(by: 0.1)
    stage.log.forget()

    animate { self.scroll.setContentInset(EdgeInsets(top: new), in: $0) }

    #expect(stage.y == -new)
    #expect(stage.log.offsets == [-new])
    for (frame, progress) in easeInOutFrames.enumerated() {
      stage.advance(to: 0.1 + Double(frame) / 60)
      let shown = -old + (old - new) * progress
      let exact = scroll.presentedBounds.minY
      #expect(agree(exact, shown, within: 0.00005 * 70 + 1e-6), "frame \(frame)")
      #expect(agree(stage.drawnY, exact, within: 0.25 + 1e-9))
    }
    #expect(stage.log.offsets == [-new])
    #expect(stage.drawnY == -new)
  }

  @Test("leaves the offset alone under a finger, and bounces to the new range at its lift (F16.1)")
  func underFinger() {
    scroll.contentInset.top = 70
    stage.advance(by: 0.1)
    stage.drag(by: 110)
    let held = stage.y
    #expect(held == -120)

    animate { self.scroll.setContentInset(.zero, in: $0) }
    stage.advance(by: 1)
    #expect(stage.y == held)
    #expect(stage.drawnY == held)

    stage.finger.lift()
    #expect(stage.scroll.isDecelerating)
    #expect(stage.drawnY == held)
    stage.advance(by: 0.1)
    #expect(stage.drawnY > held)
    #expect(stage.drawnY < -30)
    stage.settle()
    #expect(stage.y == 0)
  }

  @Test(
    "does not jump under a finger when the range changes, but resists anew from there",
    arguments: [0.0, 40, 120])
  func noJumpUnderFinger(newTop: Double) {
    scroll.contentInset.top = 70
    stage.advance(by: 0.1)
    stage.drag(by: 110)
    #expect(stage.y == -120)

    stage.perform { $0.scroll.contentInset.top = newTop }
    stage.finger.move(by: 0.5, over: 1.0 / 120)
    #expect(agree(stage.y, -120.5, within: 0.5))

    stage.finger.move(by: -0.5, over: 1.0 / 120)
    #expect(stage.y == -120)
  }

  @Test("does not jump under a finger when the content shrinks")
  func shrinkingContentUnderFinger() {
    scroll.contentOffset.y = 352
    stage.drag(by: 62)
    #expect(stage.y == 300)

    stage.perform { $0.scroll.contentSize.height = 600 }
    #expect(stage.y == 300)
    stage.finger.move(by: -1, over: 1.0 / 120)
    #expect(agree(stage.y, 300.5, within: 0.5))

    stage.finger.lift()
    stage.settle()
    #expect(stage.y == 52)
  }

  @Test("adds up what the app, the safe area and the panels hold, and forgets no part")
  func contributions() {
    scroll.contentInset = EdgeInsets(top: 10, bottom: 1)
    scroll.setContribution(EdgeInsets(top: 20, bottom: 34), of: .safeArea, in: nil)
    scroll.setContribution(EdgeInsets(top: 70), of: .header, in: nil)
    scroll.setContribution(EdgeInsets(bottom: 44), of: .footer, in: nil)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 100, bottom: 79))

    scroll.setContribution(.zero, of: .header, in: nil)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 30, bottom: 79))
    #expect(scroll.contentInset == EdgeInsets(top: 10, bottom: 1))
    #expect(scroll.contribution(of: .footer) == EdgeInsets(bottom: 44))
  }

  @Test("loses the app's and the other panel's part when one panel writes the whole inset")
  func overwriting() {
    scroll.contentInset = EdgeInsets(top: 64, bottom: 49)
    scroll.setContribution(EdgeInsets(top: 70), of: .header, in: nil)

    scroll.overwriteContentInset(EdgeInsets(bottom: 70), in: nil)

    #expect(scroll.adjustedContentInset == EdgeInsets(bottom: 70))
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contribution(of: .header) == .zero)
  }

  @Test("tells observers of every change of content, inset and viewport")
  func geometryChanges() {
    stage.log.forget()

    scroll.contentSize.height = 1_000
    scroll.contentInset.bottom = 10
    scroll.setContribution(EdgeInsets(bottom: 70), of: .footer, in: nil)
    scroll.frame.size.height = 300
    scroll.contentInset.bottom = 10

    #expect(
      stage.log.entries.map(\.call) == [ScrollLog.Call](repeating: .didChangeGeometry, count: 4))
  }

  @Test("comes back into its range when the viewport grows")
  func viewport() {
    scroll.contentOffset.y = 352

    stage.perform { $0.scroll.frame.size.height = 700 }

    #expect(stage.y == 200)
  }
}
