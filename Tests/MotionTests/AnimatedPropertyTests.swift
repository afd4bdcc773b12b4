import Foundation
import Testing

@testable import Motion

@Suite("An animated property")
struct AnimatedPropertyTests {
  private let clock = VirtualClock()
  private let animator: Animator

  init() {
    animator = Animator(clock: clock)
  }

  private func seen(_ property: AnimatedProperty<Double>, _ seconds: [Double]) -> [Double] {
    seconds.map { property.presented(at: Time(seconds: $0)) }
  }

  private func advance(to seconds: Double) {
    clock.advance(to: Time(seconds: seconds))
  }

  @Test("has the new value at once and shows it little by little (F24, F34)")
  func modelAndPresented() {
    var inset = AnimatedProperty(0.0)
    let expected = [
      0, 0.9523325537, 3.9291573566, 9.0413351733, 16.2242371412, 25.1178477616, 35, 44.8821522384,
      53.7757628588, 60.9586648267, 66.0708426434, 69.0476674463, 70,
    ]

    animator.animate(.easeInOut(0.2)) { inset.set(70, in: $0) }

    #expect(inset.model == 70)
    let frames = (0...12).map { Time.frame($0, framesPerSecond: 60).seconds }
    #expect(agree(seen(inset, frames), expected))
  }

  @Test("ends exactly on the model, however odd that is")
  func exactEnd() {
    var value = AnimatedProperty(1.0 / 3)

    animator.animate(.linear(0.2)) { value.set(2.0 / 3, in: $0) }

    #expect(value.isAnimating(at: Time(ticks: 143_999)))
    #expect(!value.isAnimating(at: Time(ticks: 144_000)))
    #expect(value.presented(at: Time(seconds: 0.2)) == 2.0 / 3)
    #expect(value.presented(at: Time(seconds: 0.1)) == 0.5)
  }

  @Test("changes at once without a block")
  func unanimated() {
    var value = AnimatedProperty(1.0)

    value.set(5, in: nil)

    #expect(value.model == 5)
    #expect(value.presented(at: .zero) == 5)
  }

  @Test("adds overlapping animations, so that a reversal keeps its speed (F25)")
  func additive() {
    var value = AnimatedProperty(0.0)
    animator.animate(.easeInOut(1)) { value.set(100, in: $0) }
    advance(to: 0.5)

    animator.animate(.easeInOut(1)) { value.set(0, in: $0) }

    #expect(value.model == 0)
    #expect(
      agree(
        seen(value, [0.5, 0.6, 0.75, 1.0, 1.25, 1.5]),
        [50, 64.8393676354, 74.1676137905, 50, 12.9161931047, 0]))
  }

  @Test("from the presented value drops what ran before and never swings beyond")
  func fromPresented() {
    var value = AnimatedProperty(0.0)
    let timing = AnimationTiming.easeInOut(1).overlapping(.fromPresented)
    animator.animate(timing) { value.set(100, in: $0) }
    advance(to: 0.5)

    animator.animate(timing) { value.set(0, in: $0) }

    #expect(
      agree(
        seen(value, [0.5, 0.6, 1.0, 1.25, 1.5]),
        [50, 49.013877325, 25, 6.45809655, 0]))
  }

  @Test("shifts additive animations along with an unanimated change (F36)")
  func unanimatedChangeUnderAdditive() {
    var value = AnimatedProperty(0.0)
    animator.animate(.linear(1)) { value.set(100, in: $0) }

    value.set(200, in: nil)

    #expect(seen(value, [0, 0.5, 1]) == [100, 150, 200])
  }

  @Test("hides an unanimated change under an animation that is not additive (F36)")
  func unanimatedChangeUnderFromPresented() {
    var value = AnimatedProperty(0.0)
    animator.animate(.linear(1).overlapping(.fromPresented)) { value.set(100, in: $0) }

    value.set(200, in: nil)

    #expect(value.model == 200)
    #expect(seen(value, [0, 0.5, 1]) == [0, 50, 200])
  }

  @Test("runs a second change in one block from the value before the block (F25.1)")
  func twiceInOneBlock() {
    var additive = AnimatedProperty(0.0)
    var replacing = AnimatedProperty(0.0)

    animator.animate(.linear(1)) { block in
      additive.set(500, in: block)
      additive.set(100, in: block)
    }
    animator.animate(.linear(1).overlapping(.fromPresented)) { block in
      replacing.set(500, in: block)
      block.animate(duration: 2) { replacing.set(100, in: $0) }
    }

    #expect(seen(additive, [0, 0.5, 1]) == [0, 50, 100])
    #expect(seen(replacing, [0, 0.5, 1, 2]) == [0, 25, 50, 100])
  }

  @Test("is where it was when a block sets it back")
  func thereAndBackInOneBlock() {
    var value = AnimatedProperty(7.0)

    animator.animate(.linear(1)) { block in
      value.set(500, in: block)
      value.set(7, in: block)
    }

    #expect(!value.isAnimating(at: .zero))
    #expect(value.presented(at: Time(seconds: 0.5)) == 7)
  }

  @Test("stays continuous when an additive change follows one from the presented value")
  func mixedOverlap() {
    var value = AnimatedProperty(0.0)
    animator.animate(.linear(1).overlapping(.fromPresented)) { value.set(100, in: $0) }
    advance(to: 0.5)

    animator.animate(.linear(1)) { value.set(0, in: $0) }

    #expect(seen(value, [0.5, 1, 1.5]) == [50, 25, 0])
  }

  @Test("starts again from what is seen when set to the value it is going to")
  func sameTarget() {
    var value = AnimatedProperty(0.0)
    let timing = AnimationTiming.linear(1).overlapping(.fromPresented)
    animator.animate(timing) { value.set(100, in: $0) }
    advance(to: 0.5)

    animator.animate(timing) { value.set(100, in: $0) }

    #expect(seen(value, [0.5, 1, 1.5]) == [50, 75, 100])
  }

  @Test("shows the old value through a delay")
  func delayed() {
    var value = AnimatedProperty(10.0)

    animator.animate(.linear(1, delay: 0.5)) { value.set(20, in: $0) }

    #expect(seen(value, [0, 0.5, 1, 1.5]) == [10, 10, 15, 20])
  }

  @Test("shows the model after a repeated way there and back (F23)")
  func repeated() {
    var value = AnimatedProperty(10.0)
    let timing = AnimationTiming(
      duration: 0.4, curve: .easeIn, repeatCount: 2, autoreverses: true)

    animator.animate(timing) { value.set(20, in: $0) }

    #expect(
      agree(
        seen(value, [0, 0.1, 0.2, 0.4, 0.5, 0.8, 0.9, 1.6]),
        [10, 10.9346465072, 13.1535681257, 20, 16.2186186917, 10, 10.9346465072, 20]))
  }

  @Test("takes a block without duration at once and drops what it takes over")
  func zeroDuration() {
    var value = AnimatedProperty(0.0)
    animator.animate(.linear(1)) { value.set(100, in: $0) }
    advance(to: 0.5)

    animator.animate(.linear(0).overlapping(.fromPresented)) { value.set(30, in: $0) }

    #expect(value.presented(at: clock.now) == 30)
    #expect(!value.isAnimating(at: clock.now))
  }

  @Test("shows the model once its animations are removed")
  func removal() {
    var value = AnimatedProperty(0.0)
    animator.animate(.linear(1)) { value.set(100, in: $0) }

    value.removeAnimations()

    #expect(value.presented(at: .zero) == 100)
  }

  @Test(
    "moves what is seen along with a shift, whatever runs",
    arguments: [
      AnimationTiming.Overlap.additive, .fromPresented,
    ])
  func shift(overlap: AnimationTiming.Overlap) {
    var value = AnimatedProperty(0.0)
    animator.animate(.easeInOut(1).overlapping(overlap)) { value.set(100, in: $0) }
    clock.advance(to: Time(seconds: 0.25))
    animator.animate(.easeIn(1).overlapping(overlap)) { value.set(40, in: $0) }
    let frames = [0.25, 0.5, 0.75, 1.0, 1.25]
    let before = seen(value, frames)

    value.shift(by: 300)

    #expect(seen(value, frames) == before.map { $0 + 300 })
    #expect(value.model == 340)
  }

  @Test("animates points and sizes part by part")
  func points() {
    var position = AnimatedProperty(CGPoint(x: 0, y: 100))
    var size = AnimatedProperty(CGSize(width: 20, height: 20))

    animator.animate(.linear(1)) { block in
      position.set(CGPoint(x: 10, y: 0), in: block)
      size.set(CGSize(width: 20, height: 60), in: block)
    }

    #expect(position.presented(at: Time(seconds: 0.5)) == CGPoint(x: 5, y: 50))
    #expect(size.presented(at: Time(seconds: 0.25)) == CGSize(width: 20, height: 30))
  }

  @Test("is the same at a third of a second whatever was asked before")
  func frameRates() {
    var value = AnimatedProperty(0.0)
    animator.animate(.easeInOut(1)) { value.set(100, in: $0) }

    let values = [24, 30, 60, 120].map { rate in
      let frames = (0...(rate / 3)).map { Time.frame($0, framesPerSecond: rate).seconds }
      return seen(value, frames).last
    }

    #expect(Set(values).count == 1)
  }
}
