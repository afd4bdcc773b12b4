extension Double {
  /// The nearest multiple of 2^-20, about a millionth; larger than any difference between the
  /// mathematical libraries of two processors, smaller than anything seen.
  ///
  /// Every value that leaves this module and hangs on `exp`, `sin`, `cos`, `log` or `atan2` passes
  /// through here, so the same scene gives the same numbers everywhere. Zero comes without a sign;
  /// values of 2^32 and more are returned as they are.
  public var roundedToMotionGrid: Double {
    let steps = 0x1p20
    guard magnitude < 0x1p32 else { return self }
    return (self * steps).rounded() / steps + 0
  }
}

extension Double {
  /// The nearest multiple of 2^-40, for an instant in seconds that a motion is taken up at: within a
  /// millionth of a second content may go hundredths of a point, within this nothing.
  ///
  /// It is still far larger than any difference between two mathematical libraries.
  var roundedToInstantGrid: Double {
    let steps = 0x1p40
    guard magnitude < 0x1p12 else { return self }
    return (self * steps).rounded() / steps + 0
  }
}
