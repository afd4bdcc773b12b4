/// A moment of a run as users name it: seconds, or the end.
public enum FrameMoment: Equatable, Sendable {
  /// The first frame at or after a time.
  case time(Time)

  /// The last frame.
  case settled

  /// Reads seconds such as `0.70`, or `settled`; nil for anything else.
  public init?(_ text: String) {
    if text == "settled" {
      self = .settled
    } else if !text.lowercased().contains("x"), let seconds = Double(text),
      seconds.isFinite, seconds >= 0
    {
      self = .time(Time(seconds: seconds))
    } else {
      return nil
    }
  }
}
