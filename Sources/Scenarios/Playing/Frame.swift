public import Drawing
public import Motion

/// One frame of a run: its place in time, what is known of it, and what it shows.
public struct Frame: Equatable, Sendable {
  /// The frame's number, from 0.
  public let index: Int
  /// The frame's time, computed from its number.
  public let time: Time
  /// What is known of the frame besides its picture.
  public let facts: FrameFacts
  /// What the frame shows.
  public let displayList: DisplayList
}
