internal import Drawing
import Foundation
internal import Motion
internal import YAML

extension ValueReader where Value == CGPoint {
  /// `[x, y]`, where a finger is or how far it goes, in points.
  static var point: ValueReader {
    let coordinate = ValueReader<Double>.number(
      .from(-ScenarioLimits.finger, to: ScenarioLimits.finger))
    return ValueReader<[Double]>.tuple([coordinate, coordinate], expected: .point)
      .map { CGPoint(x: $0[0], y: $0[1]) }
  }
}

extension ValueReader where Value == CGSize {
  /// `[width, height]`, in points.
  static func size(_ range: NumberRange) -> ValueReader {
    let side = ValueReader<Double>.number(range)
    return ValueReader<[Double]>.tuple([side, side], expected: .size)
      .map { CGSize(width: $0[0], height: $0[1]) }
  }
}

extension ValueReader where Value == ListFrame {
  /// A word or `[x, y, width, height]`, in points.
  static var listFrame: ValueReader {
    let corner = ValueReader<Double>.number(
      .from(-ScenarioLimits.length, to: ScenarioLimits.length))
    let side = ValueReader<Double>.number(.visibleLength)
    let rect = ValueReader<[Double]>.tuple([corner, corner, side, side], expected: .listFrame)
      .map { ListFrame.rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    return named(
      ["belowStatusBar": .belowStatusBar, "screen": .screen], or: rect, expected: .listFrame)
  }
}

extension ValueReader where Value == EdgeInsets {
  /// Four optional sides, in points; those left out are 0.
  static var insets: ValueReader {
    let range = NumberRange.from(-ScenarioLimits.length, to: ScenarioLimits.length)
    return mapping { fields in
      EdgeInsets(
        top: fields.optional("top", .points(range)) ?? 0,
        left: fields.optional("left", .points(range)) ?? 0,
        bottom: fields.optional("bottom", .points(range)) ?? 0,
        right: fields.optional("right", .points(range)) ?? 0)
    }
  }

  /// What bars take from above and below, in points.
  static var safeArea: ValueReader {
    let range = NumberRange.from(0, to: ScenarioLimits.bar)
    return mapping { fields in
      EdgeInsets(
        top: fields.optional("top", .points(range)) ?? 0,
        bottom: fields.optional("bottom", .points(range)) ?? 0)
    }
  }
}

extension ValueReader where Value == TimingCurve {
  /// A word, or `[x1, y1, x2, y2]` as in style sheets.
  static var curve: ValueReader {
    let time = ValueReader<Double>.number(.from(0, to: 1))
    let progress = ValueReader<Double>.number(.from(-10, to: 10))
    let bezier = ValueReader<[Double]>.tuple([time, progress, time, progress], expected: .curve)
      .map { TimingCurve.cubicBezier(CubicBezier($0[0], $0[1], $0[2], $0[3])) }
    let names: [String: TimingCurve] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    ]
    return named(names, or: bezier, expected: .curve)
  }
}

extension NumberRange {
  /// Any coordinate.
  static let coordinate = NumberRange.from(
    -ScenarioLimits.coordinate, to: ScenarioLimits.coordinate)

  /// A length that may be nothing, in points.
  static let length = NumberRange.from(0, to: ScenarioLimits.length)

  /// A length that can be seen, in points.
  static let visibleLength = NumberRange.from(
    ScenarioLimits.shortestLength, to: ScenarioLimits.length)

  /// A moment of a run, in seconds.
  static let moment = NumberRange.from(0, to: ScenarioLimits.run)

  /// A length of time that the clock can tell from none, in seconds.
  static let duration = NumberRange.from(ScenarioLimits.shortestTime, to: ScenarioLimits.run)
}
