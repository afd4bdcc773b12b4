import Drawing
import Foundation
import RefreshPanels
import Views

/// What a panel shows at one instant.
struct PanelLook: Equatable {
  var text: String
  var arrowIsVisible: Bool
  /// The arrow's presented angle in radians, within (-π, π].
  var arrowAngle: Double
  var spinnerIsVisible: Bool
}

extension RefreshPanel {
  /// What the panel shows now.
  var look: PanelLook? {
    guard let arrow = part("arrow"), let spinner = part("spinner"), let label = part("label")
    else { return nil }
    return PanelLook(
      text: (label as? Label)?.text ?? "", arrowIsVisible: !arrow.isHidden,
      arrowAngle: arrow.presentedTransform.rotationAngle, spinnerIsVisible: !spinner.isHidden)
  }

  /// One of the panel's parts by the last word of its name.
  func part(_ word: String) -> View? { subviews.first { $0.name == "\(name).\(word)" } }
}

extension PanelStage {
  /// Where a view is drawn, in the window's points.
  func placement(_ name: String) -> CGRect? {
    window.displayList().root.placement(of: name, at: .zero)
  }

  /// The list's contents by name, from the back to the front.
  var layers: [String] { list.subviews.map(\.name) }
}

extension DisplayList.Group {
  fileprivate func placement(of name: String, at origin: CGPoint) -> CGRect? {
    let here = placement.offsetBy(dx: origin.x, dy: origin.y)
    if self.name == name { return here }
    return children.lazy.compactMap { $0.placement(of: name, at: here.origin) }.first
  }
}

/// The progress of the ease-in-out of 0.2 s in its 13 frames at 60 a second, to four decimals.
let easeInOutFrames = [
  0, 0.0136, 0.0561, 0.1292, 0.2318, 0.3588, 0.5, 0.6412, 0.7682, 0.8708, 0.9439, 0.9864, 1,
]

/// Whether numbers follow the ease-in-out of 0.2 s from one number to another, frame by frame.
///
/// The table's four decimals leave half of the fifth open; what is computed is on a grid of 2^-20.
func easesInOut(_ found: [Double], from start: Double, to end: Double) -> Bool {
  let tolerance = 0.000_05 * (end - start).magnitude + 0.000_002
  return found.count == easeInOutFrames.count
    && zip(found, easeInOutFrames).allSatisfy {
      ($0 - (start + (end - start) * $1)).magnitude <= tolerance
    }
}

/// Whether no number is smaller than the one before it, or none larger.
func isMonotonic(_ numbers: [Double]) -> Bool {
  let pairs = zip(numbers, numbers.dropFirst())
  return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
}
