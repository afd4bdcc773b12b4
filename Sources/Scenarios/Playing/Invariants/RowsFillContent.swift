internal import Drawing
internal import Foundation
internal import Views

/// V8: the list has as many rows as the app would give it, and its content is as high as these.
struct RowsFillContent: Invariant {
  static let number = 8

  func findings(in step: InvariantStep) -> [InvariantFinding] {
    let scene = step.current
    if scene.rowCount != scene.servedRowCount {
      return [
        InvariantFinding(
          view: "list", fact: "\(scene.rowCount) rows, expected \(scene.servedRowCount)")
      ]
    }
    let height = scene.geometry.contentSize.height
    guard abs(height - scene.servedHeight) > InvariantStep.exactness else { return [] }
    return [
      InvariantFinding(
        view: "list",
        fact: "content \(height.shown), expected \(scene.servedHeight.shown)")
    ]
  }
}
