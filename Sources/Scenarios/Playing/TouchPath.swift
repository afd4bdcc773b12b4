internal import Foundation
internal import Motion

/// A finger's even way from one point to another: where it is at which instants.
struct TouchPath {
  let path: FingerPath
  let start: Time

  /// When the finger has arrived.
  var end: Time { start + path.duration }

  /// Where the finger is at a time on its way, in the window's points.
  func location(at time: Time) -> CGPoint {
    guard time < end else { return path.end }
    let part = Double((time - start).ticks) / Double(path.duration.ticks)
    return CGPoint(
      x: path.start.x + (path.end.x - path.start.x) * part,
      y: path.start.y + (path.end.y - path.start.y) * part)
  }

  /// The instant of the sample after one: 120 a second counted from the start, the last at the end;
  /// nil after that.
  func sample(after time: Time) -> Time? {
    guard time < end else { return nil }
    let period = Time.ticksPerSecond / Time.linkTicksPerSecond
    let next = Time(ticks: time.ticks + period - (time - start).ticks % period)
    return min(next, end)
  }
}
