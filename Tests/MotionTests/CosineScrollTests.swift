import Testing

@testable import Motion

@Suite("Animated scrolling")
struct CosineScrollTests {
  @Test("is half a cosine over 0.3 s (F18)")
  func path() {
    let scroll = CosineScroll(from: 0, to: 400)
    let expected = [
      0, 3.0384493976, 12.0614758428, 26.7949192431, 46.7911113762, 71.4424780627, 100,
      131.5959713349, 165.2703644666, 200, 234.7296355334, 268.4040286651, 300, 328.5575219373,
      353.2088886238, 373.2050807569, 387.9385241572, 396.9615506024, 400,
    ]

    let frames = (0...18).map { Time.frame($0, framesPerSecond: 60).seconds }

    #expect(agree(frames.map { scroll.value(at: $0) }, expected))
  }

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
