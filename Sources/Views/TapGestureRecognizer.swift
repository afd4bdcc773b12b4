internal import Foundation
internal import Motion

/// Tells a tap: a finger that comes down and lifts without going as far as a drag (F2).
public final class TapGestureRecognizer: GestureRecognizer {
  private let shouldBegin: () -> Bool
  private let action: () -> Void
  private var start: CGPoint?

  /// Makes a recogniser.
  ///
  /// - Parameters:
  ///   - shouldBegin: Asked when a finger comes down.
  ///   - action: Called when it lifts after a tap.
  public init(shouldBegin: @escaping () -> Bool, action: @escaping () -> Void) {
    self.shouldBegin = shouldBegin
    self.action = action
  }

  public override func receive(_ touch: Touch) {
    switch touch.phase {
    case .began: start = shouldBegin() ? touch.location : nil
    case .moved: if let start, isDrag(from: start, to: touch.location) { self.start = nil }
    case .ended:
      let isTap = start != nil
      start = nil
      if isTap { action() }
    case .cancelled: start = nil
    }
  }

  private func isDrag(from start: CGPoint, to end: CGPoint) -> Bool {
    ScrollAxis.allCases.contains { abs(end[$0] - start[$0]) >= PanSlop.distance }
  }
}
