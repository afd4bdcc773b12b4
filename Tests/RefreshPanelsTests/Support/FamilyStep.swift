import Drawing
import Foundation
import TestSupport
import Views

/// One thing that happens to a list with the panels of any family; a value that makes sense at any
/// moment.
enum FamilyStep {
  case touch(Touch.Phase, at: CGPoint)
  /// So many 1/720,000 s go by.
  case wait(Int64)
  /// The program speaks to the panel of a number, the header being 0.
  case tell(Int, Word)
  case rows(Int)
  case offset(CGFloat)
  case inset(EdgeInsets)
  /// The list leaves its window, or comes back.
  case leaveWindow
  case enterWindow

  /// What a program says to a panel.
  enum Word: CaseIterable {
    case begin
    case end
    case fail
    case endWithNoMore
    case noMore
    case reset
    case workFinished
    case hide
    case show
    case detach
    case attach
  }
}

extension FamilyStep {
  /// Draws a step; a finger that moves comes down first.
  static func draw(_ numbers: inout SeededNumbers) -> FamilyStep {
    switch numbers.int(in: 0...99) {
    case 0..<34: .touch(.moved, at: point(&numbers))
    case 34..<42: .touch(.began, at: point(&numbers))
    case 42..<50: .touch(numbers.chance(0.9) ? .ended : .cancelled, at: point(&numbers))
    case 50..<72: .wait(Int64(numbers.element(of: [0, 997, 6_000, 30_000, 200_000])))
    case 72..<92: .tell(numbers.int(in: 0...1), numbers.element(of: Word.allCases))
    case 92..<95: .rows(numbers.element(of: [0, 1, 4, 7, 20]))
    case 95: .offset(CGFloat(numbers.int(in: -200...900)))
    case 96: .inset(EdgeInsets(top: CGFloat(numbers.element(of: [0, 20, 64]))))
    case 97: .leaveWindow
    default: .enterWindow
    }
  }

  private static func point(_ numbers: inout SeededNumbers) -> CGPoint {
    CGPoint(x: 160, y: CGFloat(numbers.int(in: 20...600)))
  }
}
