import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Geometry")
struct GeometryTests {
  @Test("takes points to the superview and back again (F62, F64.1)")
  func thereAndBack() {
    let view = View()
    view.anchorPoint = CGPoint(x: 0, y: 1)
    view.bounds = CGRect(x: 3, y: -70, width: 100, height: 60)
    view.center = CGPoint(x: 10, y: 20)
    view.transform = Transform(scaleX: 2, y: 0.5)
      .concatenating(Transform(rotationAngle: .pi / 6))
    let parent = View("parent", [0, 0, 400, 400], [view])

    for point in [CGPoint.zero, CGPoint(x: 100, y: 60), CGPoint(x: -7, y: 0.25)] {
      let up = view.convert(point, to: parent)
      let down = view.convert(point, from: parent)

      #expect(agree(view.convert(up, from: parent), point, within: 1e-9))
      #expect(agree(view.convert(down, to: parent), point, within: 1e-9))
    }
  }

  @Test(
    "sets a frame upright and under a half turn (F63, F64)",
    arguments: [
      ([20, 10, 30, 50], Double.pi, [35, 35]), ([20, 191, 30, 50], 0, [35, 216]),
    ] as [([Double], Double, [Double])])
  func settingFrames(frame: [Double], angle: Double, center: [Double]) {
    let view = View()
    view.transform = Transform(rotationAngle: angle)
    view.bounds.origin = CGPoint(x: 3, y: 4)

    view.frame = CGRect(frame)

    #expect(view.center == CGPoint(center))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 30, height: 50))
    #expect(agree(view.frame, CGRect(frame), within: 1e-12))
  }

  @Test("keeps the anchor's place when a frame is set with another anchor")
  func anchoredFrame() {
    let view = View()
    view.anchorPoint = CGPoint(x: 0, y: 1)

    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    #expect(view.center == CGPoint(x: 10, y: 60))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("grows about the anchor when the bounds grow (F64)")
  func growing() {
    let view = View("view", [10, 10, 20, 20])

    view.bounds.size = CGSize(width: 40, height: 30)

    #expect(view.frame == CGRect(x: 0, y: 5, width: 40, height: 30))
  }

  @Test("converts to the window when no view is named (F64.1)")
  func windowPoints() {
    let row = View("row", [0, 60, 320, 60])
    let list = View("list", [0, 20, 320, 548], [row])
    list.bounds.origin.y = -70
    let window = Window()
    window.addSubview(list)

    #expect(row.convert(.zero, to: nil) == CGPoint(x: 0, y: 150))
    #expect(row.convert(CGPoint(x: 0, y: 150), from: nil) == .zero)
  }

  @Test("answers in the superview's points for a view that is squeezed to nothing")
  func degenerate() {
    let flat = View("flat", [10, 10, 20, 20])
    let parent = View("parent", [0, 0, 100, 100], [flat])
    flat.transform = Transform(scaleX: 0, y: 1)

    #expect(parent.convert(CGPoint(x: 7, y: 8), to: flat) == CGPoint(x: 7, y: 8))
  }
}
