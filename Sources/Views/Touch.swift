public import Foundation
public import Motion

/// What a finger did at one instant.
public struct Touch: Equatable, Sendable {
  /// A finger's way from touching the screen to leaving it.
  public enum Phase: Equatable, Sendable {
    /// The finger came down.
    case began
    /// The finger is down, at this place now.
    case moved
    /// The finger was lifted.
    case ended
    /// The touch was taken away, as by a window that goes.
    case cancelled
  }

  /// What happened.
  public var phase: Phase
  /// Where, in the window's points.
  public var location: CGPoint
  /// When, on the window's clock.
  public var time: Time

  /// Makes a touch.
  public init(_ phase: Phase, at location: CGPoint, time: Time) {
    self.phase = phase
    self.location = location
    self.time = time
  }
}
