extension Time {
  /// How often a second the virtual display link tells observers of momentum, bounce and animated
  /// scrolling where they are, whatever the frame rate of a capture.
  public static let linkTicksPerSecond: Int64 = 120

  /// When a frame is shown, counted from its index and never added up.
  ///
  /// The frame rate must be positive. A rate that does not divide 720,000 gives the nearest tick;
  /// an index beyond the range of time gives its end.
  public static func frame(_ index: Int, framesPerSecond: Int) -> Time {
    precondition(framesPerSecond > 0, "A frame rate must be above zero, not \(framesPerSecond).")
    let (ticks, overflow) = Int64(index).multipliedReportingOverflow(by: ticksPerSecond)
    guard !overflow else { return Time(ticks: index < 0 ? .min : .max) }
    let (quotient, remainder) = ticks.quotientAndRemainder(dividingBy: Int64(framesPerSecond))
    let isNearerToNext = remainder.magnitude >= UInt64(framesPerSecond).advanced(by: 1) / 2
    return Time(ticks: isNearerToNext ? quotient + ticks.signum() : quotient)
  }

  /// The next whole multiple of 1/120 s strictly after a time.
  public static func linkTick(after time: Time) -> Time {
    let period = ticksPerSecond / linkTicksPerSecond
    let remainder = time.ticks % period
    return time + Time(ticks: (remainder < 0 ? 0 : period) - remainder)
  }
}
