import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite("Any rubber band")
struct RubberBandPropertyTests {
  private static let grid = 0x1p-20

  private func band(_ numbers: inout SeededNumbers) -> RubberBand {
    RubberBand(
      viewport: numbers.double(in: 1...2_000),
      coefficient: numbers.chance(0.5) ? 0.55 : numbers.double(in: 0.05...1))
  }

  @Test("finds the finger again from what is seen of it (F4.2)")
  func rawThereAndBack() throws {
    try SeededCases(1_000).check { numbers in
      let band = self.band(&numbers)
      let raw = numbers.anySize(upTo: 20 * band.viewport)
      let visible = band.visible(forRaw: raw)
      guard visible.magnitude < band.viewport * 1023 / 1024 else { return }

      // Far out a step of the finger is hardly seen, so the grid of what is seen is coarse for it.
      let stretch = (band.viewport + band.coefficient * raw.magnitude) / band.viewport
      let slack = (stretch * stretch / band.coefficient + 1) * Self.grid
      try hold(
        agree(band.raw(forVisible: visible), raw, within: slack),
        "\(band) shows \(raw) at \(visible) and finds \(band.raw(forVisible: visible)) there")
    }
  }

  @Test("shows again what the finger was found for (F4.2)")
  func visibleThereAndBack() throws {
    try SeededCases(1_000).check { numbers in
      let band = self.band(&numbers)
      let visible = band.viewport * numbers.double(in: -0.999...0.999)

      try hold(
        agree(band.visible(forRaw: band.raw(forVisible: visible)), visible, within: 2 * Self.grid),
        "\(band) loses \(visible)")
    }
  }

  @Test("gives way ever less, never more than at first, and never wholly (F1)")
  func resistance() throws {
    try SeededCases(1_000).check { numbers in
      let band = self.band(&numbers)
      let near = numbers.anySize(upTo: 1e5).magnitude
      let far = near + numbers.anySize(upTo: 1e5).magnitude
      let (seenNear, seenFar) = (band.visible(forRaw: near), band.visible(forRaw: far))

      try hold(seenNear <= seenFar, "\(band) shows \(far) nearer than \(near)")
      try hold(
        seenFar - seenNear <= band.coefficient * (far - near) + Self.grid,
        "\(band) gives way more between \(near) and \(far) than at first")
      try hold(seenFar < band.viewport, "\(band) shows \(far) a viewport away")
      try hold(band.visible(forRaw: -near) == -seenNear, "\(band) is not even about zero")
    }
  }
}
