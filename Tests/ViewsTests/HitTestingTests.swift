import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Hit testing")
struct HitTestingTests {
  private let stage = View(
    "root", [0, 0, 320, 200],
    [
      View(
        "0", [20, 20, 120, 90],
        [
          View("0.0", [10, 10, 50, 40]), View("0.1", [40, 30, 60, 40]),
          View("0.2", [90, 60, 60, 40]),
        ]),
      View("1", [180, 30, 80, 60]),
      View(
        "8", [250, 120, 60, 60],
        [View("8.0", [10, 10, 40, 40], [View("8.0.0", [5, 5, 20, 20])])]),
    ])

  init() {
    stage.view(named: "1")?.transform = Transform(
      a: 0.8660254, b: 0.5, c: -0.5, d: 0.8660254, tx: 0, ty: 0)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat, in root: View? = nil) -> String? {
    (root ?? stage).hitTest(CGPoint(x: x, y: y))?.name
  }

  @Test("counts upper and left edges in, lower and right ones out (F65)")
  func edges() {
    let view = View("view", [10, 10, 20, 20])

    #expect(view.point(inside: .zero))
    #expect(view.point(inside: CGPoint(x: 19.999, y: 19.999)))
    #expect(!view.point(inside: CGPoint(x: 20, y: 0)))
    #expect(!view.point(inside: CGPoint(x: 0, y: 20)))
    #expect(!view.point(inside: CGPoint(x: -0.001, y: 0)))
  }

  @Test("counts edges from the bounds' origin")
  func scrolledEdges() {
    let row = View("row", [0, 300, 320, 60])
    let list = View("list", [0, 20, 320, 548], [row])
    list.bounds.origin.y = 352
    let root = View("root", [0, 0, 320, 568], [list])

    #expect(hit(10, 27.9, in: root) == "row")
    #expect(hit(10, 28, in: root) == "list")
    #expect(hit(10, 19.9, in: root) == "root")
  }

  @Test("finds no part that sticks out of its parent (F65)")
  func stickingOut() {
    #expect(hit(145, 95) == "root")
  }

  @Test("passes over hidden views with all within them")
  func hidden() throws {
    try #require(hit(270, 140) == "8.0.0")

    stage.view(named: "8.0")?.isHidden = true

    #expect(hit(270, 140) == "8")
  }

  @Test("passes over views that take no touches with all within them")
  func untouchable() throws {
    try #require(hit(270, 140) == "8.0.0")

    stage.view(named: "8.0")?.isUserInteractionEnabled = false

    #expect(hit(270, 140) == "8")
  }

  @Test(
    "passes over views fainter than a hundredth (F65)",
    arguments: [(1.0, "8.0.0"), (0.01, "8.0.0"), (0.0099, "8"), (0, "8")])
  func faint(alpha: Double, expected: String) {
    stage.view(named: "8.0")?.alpha = alpha

    #expect(hit(270, 140) == expected)
  }

  @Test("finds nothing outside, and nothing in a hidden root")
  func outside() {
    #expect(stage.hitTest(CGPoint(x: 320, y: 10)) == nil)

    stage.isHidden = true

    #expect(stage.hitTest(CGPoint(x: 25, y: 25)) == nil)
  }

  @Test("passes over a view that is squeezed to nothing")
  func squeezed() {
    stage.view(named: "0")?.transform = Transform(scaleX: 0, y: 0)

    #expect(hit(25, 25) == "root")
  }

  @Test("takes no touches for labels, pictures and spinners (F53, F54)")
  func decorations() {
    #expect(!Label().isUserInteractionEnabled)
    #expect(!ImageView().isUserInteractionEnabled)
    #expect(!ActivityIndicator().isUserInteractionEnabled)
    #expect(View().isUserInteractionEnabled)
  }
}
