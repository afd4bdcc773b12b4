internal import Foundation

extension CGRect {
  /// The rectangle as a stage that is read from the right has it: reflected about the middle of a
  /// width, from which it was laid out (D21).
  func laidOut(_ direction: LayoutDirection, inWidth width: CGFloat) -> CGRect {
    guard direction == .rightToLeft else { return self }
    return CGRect(
      x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }
}
