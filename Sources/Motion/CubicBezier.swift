/// A timing curve drawn by two control points between (0, 0) and (1, 1), as in Core Animation and
/// in style sheets (F21).
public struct CubicBezier: Hashable, Sendable {
  /// Bisection halves the unit interval this often, down to the last places of a Double.
  private static let halvings = 60

  /// The first control point's time, 0 to 1.
  public let x1: Double
  /// The first control point's progress; beyond 0 to 1 the curve swings past its ends.
  public let y1: Double
  /// The second control point's time, 0 to 1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// Makes a curve; times outside 0 to 1 count as the nearer end, so that time never runs back.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(1, max(0, x1))
    self.y1 = y1
    self.x2 = min(1, max(0, x2))
    self.y2 = y2
  }

  /// The progress at a fraction of the duration, not rounded; 0 before the start, 1 from the end.
  ///
  /// Only sums, products and a fixed number of halvings, so it is the same on every processor.
  func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<CubicBezier.halvings {
      let middle = (low + high) / 2
      if CubicBezier.coordinate(x1, x2, at: middle) < fraction {
        low = middle
      } else {
        high = middle
      }
    }
    return CubicBezier.coordinate(y1, y2, at: high)
  }

  /// One coordinate of the curve at a parameter from 0 to 1.
  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * first + t * second) + t * t)
  }
}
