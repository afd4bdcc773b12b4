import Testing

@testable import Motion

@Suite("The rubber band")
struct RubberBandTests {
  @Test(
    "follows the finger ever less (F1)",
    arguments: [
      (
        548, 0.55, [1, 5, 10, 60, 122.5, 200, 590, 2000],
        [
          0.5494485462, 2.7362687245, 5.4453477868, 31.1256454389, 59.9983749746, 91.6109422492,
          203.812034384, 365.7766990291,
        ]
      ),
      (
        960, 0.55, [5, 10, 100, 400, 960],
        [2.7421448974, 5.4686690834, 52.0197044335, 178.9830508475, 340.6451612903]
      ),
      (300, 0.15, [10, 50, 100, 300], [1.4925373134, 7.3170731707, 14.2857142857, 39.1304347826]),
    ] as [(Double, Double, [Double], [Double])])
  func visible(viewport: Double, coefficient: Double, raw: [Double], visible: [Double]) {
    let band = RubberBand(viewport: viewport, coefficient: coefficient)

    #expect(agree(raw.map { band.visible(forRaw: $0) }, visible))
    #expect(agree(raw.map { band.visible(forRaw: -$0) }, visible.map { -$0 }))
  }

  @Test(
    "says where the finger is for what is seen (F4.2)",
    arguments: [
      (548, 10, 18.5197701926), (548, 60, 122.5037257824), (548, 70, 145.9109927729),
      (548, 150, 375.5139333029), (852, 60, 117.3553719008), (852, 235, 590.0103138353),
    ] as [(Double, Double, Double)])
  func inverse(viewport: Double, visible: Double, raw: Double) {
    let band = RubberBand(viewport: viewport)

    #expect(agree(band.raw(forVisible: visible), raw))
    #expect(agree(band.raw(forVisible: -visible), -raw))
    #expect(agree(band.visible(forRaw: band.raw(forVisible: visible)), visible))
  }

  @Test("agrees with a recorded pull to a device pixel (F1, F2, F4)")
  func recordedPull() {
    let band = RubberBand(viewport: 852)
    let travel: [Double] = [14, 28, 42, 56, 70, 84, 98, 112, 126, 140, 154, 168]
    let recorded = [
      2.3333, 9.6667, 17.3333, 24.6667, 31.6667, 39, 45.6667, 52.6667, 59.3333, 66, 72.3333, 79,
    ]

    let pixels = travel.map { travel in
      (band.visible(forRaw: travel - PanSlop.distance) * 3).rounded() / 3
    }

    // The recordings give four decimals.
    #expect(agree(pixels, recorded, within: 0.0001))
  }

  @Test("never reaches the viewport's length, and needs no finger at infinity")
  func extremes() {
    let band = RubberBand(viewport: 548)

    #expect(band.visible(forRaw: 1e6) < 548)
    #expect(band.visible(forRaw: .infinity) == 548)
    #expect(band.raw(forVisible: 548) == band.raw(forVisible: 10_000))
    #expect(band.raw(forVisible: 548).isFinite)
    #expect(RubberBand(viewport: 0).visible(forRaw: 10) == 0)
    #expect(RubberBand(viewport: -5).raw(forVisible: 10) == 0)
  }
}
