import Testing

@testable import Motion

@Suite("The rubber band")
struct RubberBandTests {
  private static let pulls: [Double] = [0, 1, 60, 122.5, 590, 2000]

  @Test("pulls alike past both ends (F1)", arguments: pulls)
  func bothEnds(raw: Double) {
    let band = RubberBand(viewport: 548)

    #expect(band.visible(forRaw: -raw) == -band.visible(forRaw: raw))
    #expect(band.raw(forVisible: -raw) == -band.raw(forVisible: raw))
  }

  @Test("follows the finger ever less (F1)", arguments: zip(pulls, pulls.dropFirst()))
  func everLess(raw: Double, further: Double) {
    let band = RubberBand(viewport: 548)

    let shown = band.visible(forRaw: further) - band.visible(forRaw: raw)

    #expect(shown > 0)
    #expect(shown < RubberBand.standardCoefficient * (further - raw))
  }

  @Test("says where the finger is for what is seen (F4.2)", arguments: pulls)
  func inverse(raw: Double) {
    let band = RubberBand(viewport: 548)

    let seen = band.visible(forRaw: raw)

    #expect(agree(band.visible(forRaw: band.raw(forVisible: seen)), seen))
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
