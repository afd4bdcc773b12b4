import Drawing
import Foundation
import Testing

@testable import Views

/// One view with the numbers of the layer geometry (F62 to F64).
struct GeometryRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var bounds: [Double]
  var center: [Double]
  var anchor: [Double] = [0.5, 0.5]
  var angle = 0.0
  var scale: [Double] = [1, 1]
  var frame: [Double]
  /// Points of the view, the same in the superview, and the way back of the same numbers.
  var points: [[Double]]
  var toParent: [[Double]]
  var fromParent: [[Double]]

  static let all = [
    GeometryRow(
      testDescription: "half a turn", bounds: [0, 0, 30, 50], center: [35, 35], angle: .pi,
      frame: [20, 10, 30, 50], points: [[0, 0], [15, 25], [30, 50]],
      toParent: [[50, 60], [35, 35], [20, 10]], fromParent: [[50, 60], [35, 35], [20, 10]]),
    GeometryRow(
      testDescription: "an eighth of a turn", bounds: [0, 0, 30, 50], center: [35, 216],
      angle: .pi / 4, frame: [6.7157287525, 187.7157287525, 56.5685424949, 56.5685424949],
      points: [[0, 0], [10, 10]],
      toParent: [[42.0710678119, 187.7157287525], [42.0710678119, 201.8578643763]],
      fromParent: [[-162.4838020778, -102.9863273948], [-148.3416664541, -102.9863273948]]),
    GeometryRow(
      testDescription: "scrolled content", bounds: [0, -70, 320, 548], center: [160, 294],
      frame: [0, 20, 320, 548], points: [[0, 0], [0, -70], [160, -60]],
      toParent: [[0, 90], [0, 20], [160, 30]], fromParent: [[0, -90], [0, -160], [160, -150]]),
    GeometryRow(
      testDescription: "another anchor, turned and stretched", bounds: [0, 0, 100, 60],
      center: [10, 20], anchor: [0, 1], angle: .pi / 6, scale: [2, 0.5],
      frame: [10, -5.9807621135, 188.2050807569, 125.9807621135], points: [[0, 0], [100, 60]],
      toParent: [[25, -5.9807621135], [183.2050807569, 120]],
      fromParent: [[-9.3301270189, 35.3589838486], [48.9711431703, 39.2820323028]]),
  ]

  func makeView() -> View {
    let view = View()
    view.anchorPoint = CGPoint(anchor)
    view.bounds = CGRect(bounds)
    view.center = CGPoint(center)
    view.transform = Transform(scaleX: scale[0], y: scale[1])
      .concatenating(Transform(rotationAngle: angle))
    return view
  }
}

@Suite("Geometry")
struct GeometryTests {
  /// The table has ten decimals.
  private let tolerance = 1e-9

  @Test("finds the frame as the box around the transformed bounds", arguments: GeometryRow.all)
  func frames(row: GeometryRow) {
    #expect(agree(row.makeView().frame, CGRect(row.frame), within: tolerance))
  }

  @Test("takes points to the superview and back (F62, F64.1)", arguments: GeometryRow.all)
  func conversion(row: GeometryRow) {
    let view = row.makeView()
    let parent = View("parent", [0, 0, 400, 400], [view])

    for (index, point) in row.points.map(CGPoint.init).enumerated() {
      let up = view.convert(point, to: parent)
      let down = view.convert(point, from: parent)

      #expect(agree(up, CGPoint(row.toParent[index]), within: tolerance))
      #expect(agree(down, CGPoint(row.fromParent[index]), within: tolerance))
      #expect(agree(view.convert(up, from: parent), point, within: tolerance))
      #expect(agree(view.convert(down, to: parent), point, within: tolerance))
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

  @Test("converts between cousins, one with a shifted bounds origin (recorded, F62)")
  func cousins() throws {
    let child = View("child", [10, 20, 80, 100])
    child.bounds.origin = CGPoint(x: 3, y: 4)
    let root = View(
      "root", [0, 0, 375, 667],
      [View("parent", [40, 60, 200, 300], [child]), View("sibling", [150, 220, 100, 100])])
    let sibling = try #require(root.view(named: "sibling"))

    #expect(child.bounds == CGRect(x: 3, y: 4, width: 80, height: 100))
    #expect(child.convert(CGPoint(x: 8, y: 9), to: sibling) == CGPoint(x: -95, y: -135))
    #expect(
      child.convert(CGRect(x: 8, y: 9, width: 30, height: 40), to: sibling)
        == CGRect(x: -95, y: -135, width: 30, height: 40))
    #expect(child.convert(CGPoint(x: 8, y: 9), to: child) == CGPoint(x: 8, y: 9))
    #expect(sibling.convert(CGPoint(x: -95, y: -135), to: child) == CGPoint(x: 8, y: 9))
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
