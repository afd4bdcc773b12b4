/// The travel a finger must make before it counts as a drag (F2).
public enum PanSlop {
  /// The travel along the axis that makes a drag, in points; it is then taken off the travel.
  public static let distance = 10.0
}
