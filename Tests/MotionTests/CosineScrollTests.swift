import Testing

@testable import Motion

@Suite("Animated scrolling")
struct CosineScrollTests {
  @Test("begins and ends exactly where it was told")
  func ends() {
    let scroll = CosineScroll(from: 1.0 / 3, to: 352.1)

    #expect(scroll.value(at: 0) == 1.0 / 3)
    #expect(scroll.value(at: scroll.duration) == 352.1)
    #expect(scroll.finalValue == 352.1)
    #expect(Time(seconds: scroll.duration).seconds == scroll.duration)
  }

  @Test("is fastest half-way and stands at its ends")
  func velocity() {
    let scroll = CosineScroll(from: 400, to: 0)

    #expect(scroll.velocity(at: 0) == 0)
    #expect(agree(scroll.velocity(at: 0.15), -400 * .pi / 0.6))
    #expect(scroll.velocity(at: 0.3) == 0)
  }
}
