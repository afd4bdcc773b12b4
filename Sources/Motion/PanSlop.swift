/// The travel a finger must make before it counts as a drag (F2).
public enum PanSlop {
  /// The travel along the axis that makes a drag, in points; it is then taken off the travel.
  public static let distance = 10.0

  /// The travel that moves the content, in points: what the finger has gone beyond the slop.
  ///
  /// The sign is kept; travel within the slop gives zero.
  public static func rawTravel(_ travel: Double) -> Double {
    guard travel.magnitude > distance else { return 0 }
    return travel < 0 ? travel + distance : travel - distance
  }
}
