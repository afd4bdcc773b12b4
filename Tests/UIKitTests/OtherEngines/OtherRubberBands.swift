import Foundation

/// The resistance past an edge as other engines have it.
enum OtherRubberBand {
  /// Flutter: each step of the finger is scaled by what is pulled already.
  static func flutter(
    from start: Double, steps: [Double], range: ClosedRange<Double>, viewport: Double
  ) -> [Double] {
    var pixels = start
    return steps.map { step in
      pixels -= scaled(step, at: pixels, range: range, viewport: viewport)
      return pixels
    }
  }

  private static func scaled(
    _ step: Double, at pixels: Double, range: ClosedRange<Double>, viewport: Double
  ) -> Double {
    let past = max(range.lowerBound - pixels, pixels - range.upperBound, 0)
    guard past > 0 else { return step }
    let eases = (pixels < range.lowerBound) == (step < 0)
    let share = (past - (eases ? step.magnitude : 0)) / viewport
    return step * 0.52 * (1 - share) * (1 - share)
  }

  /// Chromium's exponential stretch, before it is rounded to whole points.
  static func chromiumExponential(_ accumulated: Double) -> Double { accumulated / 20 }

  /// Chromium's stretch on Windows, before its places are cut off.
  static func chromiumBezier(_ accumulated: Double, bounds: Double) -> Double {
    tanh(2 * accumulated / bounds) * 0.1 * bounds
  }
}
