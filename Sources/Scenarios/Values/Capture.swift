package import Motion
package import YAML

/// Which frames are taken.
package struct Capture: Equatable, Sendable {
  /// Frames a second, 1 to 240.
  package var framesPerSecond = 60

  package var end = End.settled

  /// When the run ends at the latest.
  package var cap = Time(seconds: 60)

  /// Frames with names of the author's, besides the first of every panel state.
  package var keyFrames: [KeyFrame] = []

  /// When the run ends.
  package enum End: Equatable, Sendable {
    /// When nothing moves and nothing is to come.
    case settled

    case time(Time)
  }

  /// A named frame: the first at or after its time.
  package struct KeyFrame: Equatable, Sendable {
    package var time: Time
    package var name: String
    package var location: SourceLocation
  }
}
