import Drawing
import Foundation
import Motion
import TestSupport
import Views

/// One thing that a person, a program or time does to a list; a value that makes sense at any moment.
enum ScrollStep: CustomStringConvertible {
  case touch(Touch.Phase, at: CGPoint)
  /// So many 1/720,000 s go by.
  case wait(Int64)
  case program(ProgramStep)
  /// The program does something when it next hears a call.
  case whenNextCalled(ScrollLog.Call, ProgramStep)
  /// The finger is lifted, and time goes by until all has come to rest.
  case rest

  var description: String {
    switch self {
    case .touch(let phase, let point): "\(phase) at (\(point.x), \(point.y))"
    case .wait(let ticks): "wait \(ticks) ticks"
    case .program(let step): "\(step)"
    case .whenNextCalled(let call, let step): "when next \(call): \(step)"
    case .rest: "rest"
    }
  }
}

/// Something that a program does to a list.
enum ProgramStep {
  case inset(EdgeInsets, in: AnimationTiming?)
  case contribution(EdgeInsets, of: InsetContributions.Holder, in: AnimationTiming?)
  case offset(CGPoint, in: AnimationTiming?)
  case scroll(to: CGPoint)
  case rows(Int)
  case rowHeight(CGFloat)
  case contentSize(CGSize)
  case listFrame(CGRect, in: AnimationTiming?)
  case windowSize(CGSize, in: AnimationTiming?)
  case bounces(Bool, always: Bool)
  case rate(Deceleration.Rate)
  case leaveAndReturn

  /// Whether the step changes where an offset may rest.
  var changesRange: Bool {
    switch self {
    case .inset, .contribution, .rows, .rowHeight, .contentSize, .listFrame, .windowSize: true
    case .offset, .scroll, .bounces, .rate, .leaveAndReturn: false
    }
  }

  /// Whether the step may move the content, or end what moves it.
  var takesOver: Bool {
    switch self {
    case .bounces, .rate: false
    default: true
    }
  }
}

extension ScrollStep {
  /// Draws a step.
  ///
  /// Lengths that the program sets are whole points, so that every end of the range stands on a
  /// device pixel.
  static func draw(_ numbers: inout SeededNumbers) -> ScrollStep {
    switch numbers.int(in: 0...99) {
    case 0..<34: .touch(.moved, at: point(&numbers))
    case 34..<42: .touch(.began, at: point(&numbers))
    case 42..<50: .touch(numbers.chance(0.9) ? .ended : .cancelled, at: point(&numbers))
    case 50..<75: .wait(Int64(numbers.element(of: [0, 1, 997, 6_000, 12_000, 30_000, 400_000])))
    case 75..<93: .program(.draw(&numbers))
    case 93..<98:
      .whenNextCalled(
        numbers.element(of: [
          .willBeginDragging, .didScroll, .didEndDragging(willDecelerate: true),
          .didEndDragging(willDecelerate: false), .willBeginDecelerating, .didEndDecelerating,
          .didEndScrollingAnimation,
        ]), .draw(&numbers))
    default: .rest
    }
  }

  /// Mostly on the screen, sometimes far out.
  private static func point(_ numbers: inout SeededNumbers) -> CGPoint {
    guard numbers.chance(0.97) else {
      return CGPoint(x: numbers.anySize(upTo: 1e9), y: numbers.anySize(upTo: 1e9))
    }
    return CGPoint(x: numbers.double(in: -20...400), y: numbers.double(in: -20...700))
  }
}

extension ProgramStep {
  static func draw(_ numbers: inout SeededNumbers) -> ProgramStep {
    let timing = numbers.chance(0.5) ? self.timing(&numbers) : nil
    switch numbers.int(in: 0...11) {
    case 0: return .inset(insets(&numbers), in: timing)
    case 1:
      let holder = numbers.element(of: InsetContributions.Holder.allCases)
      return .contribution(insets(&numbers), of: holder, in: timing)
    case 2: return .offset(offset(&numbers), in: timing)
    case 3: return .scroll(to: offset(&numbers))
    case 4: return .rows(numbers.element(of: [0, 1, 5, 15, 40, 1_000_000]))
    case 5: return .rowHeight(CGFloat(numbers.element(of: [0, 24, 44, 60, 700])))
    case 6: return .contentSize(size(&numbers))
    case 7:
      return .listFrame(CGRect(origin: CGPoint(x: 0, y: 20), size: size(&numbers)), in: timing)
    case 8: return .windowSize(size(&numbers), in: timing)
    case 9: return .bounces(numbers.chance(0.7), always: numbers.chance(0.7))
    case 10: return .rate(numbers.element(of: [.normal, .fast]))
    default: return numbers.chance(0.2) ? .leaveAndReturn : .inset(.zero, in: timing)
    }
  }

  private static func timing(_ numbers: inout SeededNumbers) -> AnimationTiming {
    AnimationTiming(
      duration: numbers.element(of: [0, 0.2, 0.5]), delay: numbers.chance(0.2) ? 0.1 : 0,
      overlap: numbers.element(of: [.additive, .fromPresented]))
  }

  private static func insets(_ numbers: inout SeededNumbers) -> EdgeInsets {
    let sides = [0, 0, 20, 60, 70, 300, -30]
    return EdgeInsets(
      top: CGFloat(numbers.element(of: sides)), left: numbers.chance(0.1) ? 10 : 0,
      bottom: CGFloat(numbers.element(of: sides)), right: numbers.chance(0.1) ? 10 : 0)
  }

  private static func offset(_ numbers: inout SeededNumbers) -> CGPoint {
    let range = numbers.chance(0.05) ? -1_000_000_000...1_000_000_000 : -300...2_000
    return CGPoint(x: 0, y: CGFloat(numbers.int(in: range)))
  }

  private static func size(_ numbers: inout SeededNumbers) -> CGSize {
    numbers.element(of: [
      CGSize(width: 320, height: 548), CGSize(width: 548, height: 320),
      CGSize(width: 320, height: 100), CGSize(width: 375, height: 2_000), .zero,
      CGSize(width: 1, height: 1), CGSize(width: -50, height: -50),
    ])
  }
}
