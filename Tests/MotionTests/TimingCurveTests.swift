import Testing

@testable import Motion

@Suite("Timing curves")
struct TimingCurveTests {
  private static let fractions = [
    0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1,
  ]

  @Test(
    "have Core Animation's shapes (F21)",
    arguments: [
      (TimingCurve.linear, fractions),
      (
        .easeIn,
        [
          0, 0.0170266097, 0.0622820001, 0.0934646507, 0.1295767608, 0.2148609388, 0.3153568126,
          0.4291197693, 0.5548140325, 0.6218618692, 0.6916339333, 0.8394278458, 1,
        ]
      ),
      (
        .easeOut,
        [
          0, 0.1605721542, 0.3083660667, 0.3781381308, 0.4451859675, 0.5708802307, 0.6846431874,
          0.7851390612, 0.8704232392, 0.9065353493, 0.9377179999, 0.9829733903, 1,
        ]
      ),
      (
        .easeInOut,
        [
          0, 0.0197224535, 0.0816598563, 0.129161931, 0.1873959067, 0.3318838701, 0.5,
          0.6681161299, 0.8126040933, 0.870838069, 0.9183401437, 0.9802775465, 1,
        ]
      ),
      (
        .standard,
        [
          0, 0.0947963057, 0.2952443343, 0.4085105914, 0.513315161, 0.682540506, 0.8024033876,
          0.8852293099, 0.9407646143, 0.9604589783, 0.9756253556, 0.9943164775, 1,
        ]
      ),
    ])
  func shapes(curve: TimingCurve, progress: [Double]) {
    #expect(agree(Self.fractions.map { curve.progress(at: $0) }, progress))
  }

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
