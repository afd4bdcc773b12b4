import Testing

@testable import Motion

@Suite("Timing curves")
struct TimingCurveTests {
  @Test(
    "give the frames of ease-in-out at 60 a second to four decimals",
    arguments: [
      (12, [0, 0.0136, 0.0561, 0.1292, 0.2318, 0.3588, 0.5, 0.6412, 0.7682, 0.8708, 0.9439]),
      (15, [0, 0.0086, 0.0355, 0.0817, 0.1474, 0.2318, 0.3319, 0.4427, 0.5573, 0.6681, 0.7682]),
      (18, [0, 0.006, 0.0245, 0.0561, 0.1014, 0.1602, 0.2318, 0.3143, 0.405, 0.5, 0.595]),
      (24, [0, 0.0033, 0.0136, 0.0311, 0.0561, 0.0888, 0.1292, 0.177, 0.2318, 0.2928, 0.3588]),
    ])
  func frames(count: Int, progress: [Double]) {
    for (frame, expected) in progress.enumerated() {
      let forward = TimingCurve.easeInOut.progress(at: Double(frame) / Double(count))
      let backward = TimingCurve.easeInOut.progress(at: Double(count - frame) / Double(count))

      #expect(fourDecimals(forward) == expected)
      #expect(fourDecimals(1 - backward) == expected)
    }
  }

  @Test("stay at 0 before and at 1 after, for any fraction")
  func outside() {
    for curve in [TimingCurve.linear, .easeIn, .spring(Spring())] {
      #expect(curve.progress(at: -3) == 0)
      #expect(curve.progress(at: .nan) == 0)
      #expect(curve.progress(at: 1) == 1)
      #expect(curve.progress(at: .infinity) == 1)
    }
  }

  @Test("of a spring run it for the whole duration")
  func spring() {
    let spring = Spring()
    let curve = TimingCurve.spring(spring)

    #expect(curve.progress(at: 0.25, duration: 0.4) == spring.value(at: 0.1))
    #expect(curve.progress(at: 0.75, duration: 0.4) > 1)
  }

  @Test("never let time run back, whatever the control points")
  func hostileControlPoints() {
    let curve = CubicBezier(-3, 0, 7, 1)

    #expect(curve.x1 == 0)
    #expect(curve.x2 == 1)
    let progress = (0...50).map { curve.progress(at: Double($0) / 50) }
    #expect(progress == progress.sorted())
  }

  @Test("swing past their ends where a control point does")
  func overshoot() {
    let curve = TimingCurve.cubicBezier(CubicBezier(0.3, -0.5, 0.7, 1.5))

    #expect(curve.progress(at: 0.2) < 0)
    #expect(curve.progress(at: 0.8) > 1)
  }
}
