import Drawing
import Foundation
import Testing

@Suite("Transforms")
struct TransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test("turn clockwise on a screen whose y goes down")
  func rotation() {
    let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let turned = Transform(rotationAngle: .pi / 2)

    #expect(CGPoint(x: 1, y: 0).applying(quarter) == CGPoint(x: 0, y: 1))
    for (mine, exact) in [(turned.a, 0.0), (turned.b, 1), (turned.c, -1), (turned.d, 0)] {
      // A half turn is not a number of binary digits; its sine and cosine miss by their last one.
      #expect(abs(mine - exact) < 1e-15)
    }
  }

  @Test("by whole turns move nothing (F28.1)", arguments: [0.0, 2, -2, 4])
  func wholeTurns(halfTurns: Double) {
    #expect(Transform(rotationAngle: halfTurns * .pi).isIdentity)
  }

  @Test("by half turns keep the direction in the sign of the sine (F28.1)")
  func halfTurns() {
    let clockwise = Transform(rotationAngle: .pi)
    let anticlockwise = Transform(rotationAngle: -.pi)

    #expect(clockwise.a == -1 && clockwise.b > 0)
    #expect(anticlockwise.a == -1 && anticlockwise.b < 0)
  }

  @Test("by little are not taken for none")
  func littleTurns() {
    #expect(!Transform(rotationAngle: 1e-6).isIdentity)
  }

  @Test("apply the left one of two first")
  func concatenation() {
    let shift = Transform(translationX: 10, y: 0)
    let double = Transform(scaleX: 2, y: 2)

    #expect(point.applying(shift.concatenating(double)) == CGPoint(x: 26, y: 10))
    #expect(point.applying(double.concatenating(shift)) == CGPoint(x: 16, y: 10))
  }

  @Test("are undone by their inverse")
  func inversion() throws {
    let transform = Transform(a: 2, b: 1, c: -4, d: 8, tx: 7, ty: -3)

    let inverse = try #require(transform.inverted)

    #expect(transform.determinant == 20)
    let back = point.applying(transform).applying(inverse)
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 5) < 1e-12)
  }

  @Test(
    "cannot be undone when they flatten everything or hold no numbers",
    arguments: [
      Transform(scaleX: 0, y: 2), Transform(scaleX: .nan, y: 1), Transform(scaleX: .infinity, y: 1),
    ])
  func singular(transform: Transform) {
    #expect(transform.inverted == nil)
  }

  @Test("tell shifts from other transforms")
  func kinds() {
    #expect(Transform.identity.isIdentity)
    #expect(Transform(translationX: 0, y: 0).isIdentity)
    #expect(Transform(translationX: 1, y: 2).isTranslation)
    #expect(!Transform(translationX: 1, y: 2).isIdentity)
    #expect(!Transform(scaleX: 2, y: 1).isTranslation)
  }

  @Test("tell their angle", arguments: [0, 0.5, -2, 3.1])
  func angle(angle: Double) {
    // Through sine and cosine and back: the last digits are lost.
    #expect(abs(Transform(rotationAngle: angle).rotationAngle - angle) < 1e-14)
  }

  @Test("give the upright rectangle around a turned one")
  func boundingRectangle() {
    let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    let turned = CGRect(x: 1, y: 2, width: 3, height: 4).applying(quarter)

    #expect(turned == CGRect(x: -6, y: 1, width: 4, height: 3))
  }

  @Test("of a group turn about its anchor and then move to its placement")
  func groupTransform() {
    var group = DisplayList.Group(
      name: "", type: "View", frame: CGRect(x: 100, y: 50, width: 20, height: 10))
    #expect(point.applying(group.transformToParent) == CGPoint(x: 103, y: 55))

    group.transform = Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    #expect(point.applying(group.transformToParent) == CGPoint(x: 117, y: 55))

    group.anchor = CGPoint(x: 0, y: 1)
    #expect(point.applying(group.transformToParent) == CGPoint(x: 97, y: 65))
  }
}
