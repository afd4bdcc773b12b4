import Drawing
import Foundation
import TestSupport
import Views

/// One thing that a person, a program or time does to a list with panels; a value that makes sense at
/// any moment.
enum PanelStep {
  case touch(Touch.Phase, at: CGPoint)
  /// So many 1/720,000 s go by.
  case wait(Int64)
  case begin(Panel)
  case workFinished(Panel)
  case end(Panel)
  /// The program gives the list other rows and ends a panel's work in one go.
  case answer(Panel, rows: Int)
  case rows(Int)
  case inset(EdgeInsets)
  case offset(CGFloat)
  case scroll(to: CGFloat)
  case windowSize(CGSize)
  case takeOff(Panel)
  case putOn(Panel)
  /// The finger is lifted, all work ends, and time goes by until all has come to rest.
  case rest

  enum Panel: CaseIterable {
    case header
    case footer
  }
}

extension PanelStep {
  /// Draws a step.
  ///
  /// Lengths that the program sets are whole points, so that every end of the range stands on a
  /// device pixel.
  static func draw(_ numbers: inout SeededNumbers) -> PanelStep {
    let panel = numbers.element(of: Panel.allCases)
    let rows = numbers.element(of: [0, 1, 7, 15, 40])
    switch numbers.int(in: 0...99) {
    case 0..<36: return .touch(.moved, at: point(&numbers))
    case 36..<43: return .touch(.began, at: point(&numbers))
    case 43..<50: return .touch(numbers.chance(0.9) ? .ended : .cancelled, at: point(&numbers))
    case 50..<75:
      return .wait(Int64(numbers.element(of: [0, 1, 997, 6_000, 12_000, 30_000, 200_000])))
    case 75..<78: return .begin(panel)
    case 78..<81: return .workFinished(panel)
    case 81..<84: return .end(panel)
    case 84..<87: return .answer(panel, rows: rows)
    case 87..<90: return .rows(rows)
    case 90: return .inset(inset(&numbers))
    case 91: return .offset(CGFloat(numbers.int(in: -300...1_500)))
    case 92: return .scroll(to: CGFloat(numbers.int(in: -300...1_500)))
    case 93: return .windowSize(size(&numbers))
    case 94: return numbers.chance(0.5) ? .takeOff(panel) : .putOn(panel)
    case 95, 96: return .putOn(panel)
    default: return .rest
    }
  }

  private static func point(_ numbers: inout SeededNumbers) -> CGPoint {
    CGPoint(x: numbers.double(in: 20...300), y: numbers.double(in: 0...600))
  }

  private static func inset(_ numbers: inout SeededNumbers) -> EdgeInsets {
    EdgeInsets(
      top: CGFloat(numbers.element(of: [0, 20, 64])),
      bottom: CGFloat(numbers.element(of: [0, 34, 49])))
  }

  private static func size(_ numbers: inout SeededNumbers) -> CGSize {
    numbers.element(of: [
      CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
      CGSize(width: 414, height: 736), CGSize(width: 320, height: 160),
    ])
  }
}
