import Drawing
import Foundation
import TestSupport
import Testing
import Views

@Suite("Any views within views")
struct ConversionPropertyTests {
  /// A tree of turned, scaled, scrolled views; the first one holds all others.
  private func tree(_ numbers: inout SeededNumbers) -> [View] {
    var views = [View(frame: CGRect(x: 0, y: 0, width: 320, height: 568))]
    for _ in 0..<numbers.int(in: 1...10) {
      let view = View(frame: rectangle(&numbers))
      view.anchorPoint = CGPoint(x: numbers.double(in: -1...2), y: numbers.double(in: -1...2))
      view.bounds.origin = rectangle(&numbers).origin
      if numbers.chance(0.7) {
        view.transform = Transform(rotationAngle: numbers.double(in: -7...7))
          .concatenating(
            Transform(
              scaleX: numbers.element(of: [-1, 1]) * numbers.double(in: 0.3...3),
              y: numbers.double(in: 0.3...3)))
      }
      numbers.element(of: views).addSubview(view)
      views.append(view)
    }
    return views
  }

  private func rectangle(_ numbers: inout SeededNumbers) -> CGRect {
    CGRect(
      x: numbers.double(in: -500...500), y: numbers.double(in: -500...500),
      width: numbers.double(in: 0...800), height: numbers.double(in: 0...800))
  }

  @Test("turn a point of one into that of another and back (F62, F64.1)")
  func thereAndBack() throws {
    try SeededCases(500).check { numbers in
      let views = self.tree(&numbers)
      // Views do not keep those above them.
      defer { withExtendedLifetime(views) {} }
      let (first, second) = (numbers.element(of: views), numbers.element(of: views))
      let point = self.rectangle(&numbers).origin

      let there = first.convert(point, to: second)
      let back = second.convert(there, to: first)
      try hold(agree(back, point, within: 1e-6), "\(point) comes back from \(there) as \(back)")
      try hold(
        second.convert(point, from: first) == there, "\(point) is elsewhere from than to")
    }
  }

  @Test("lead to the same place by way of a third one (F64.1)")
  func byWayOfThird() throws {
    try SeededCases(500).check { numbers in
      let views = self.tree(&numbers)
      // Views do not keep those above them.
      defer { withExtendedLifetime(views) {} }
      let (first, second) = (numbers.element(of: views), numbers.element(of: views))
      let third = numbers.chance(0.3) ? nil : numbers.element(of: views)
      let point = self.rectangle(&numbers).origin

      let direct = first.convert(point, to: second)
      let detour = second.convert(first.convert(point, to: third), from: third)
      // Four times a scale of 3 or 1/3 on the way out and back blows up the last bits.
      try hold(
        agree(detour, direct, within: 1e-4), "\(point) is at \(direct) or, by a third, \(detour)")
    }
  }

  @Test("put a rectangle around all its corners (F62)")
  func rectangles() throws {
    try SeededCases(500).check { numbers in
      let views = self.tree(&numbers)
      // Views do not keep those above them.
      defer { withExtendedLifetime(views) {} }
      let (first, second) = (numbers.element(of: views), numbers.element(of: views))
      let rectangle = self.rectangle(&numbers)

      let around = first.convert(rectangle, to: second)
      for corner in rectangle.corners {
        let place = first.convert(corner, to: second)
        try hold(
          around.insetBy(dx: -1e-6, dy: -1e-6).contains(place),
          "\(around) leaves out the corner \(place) of \(rectangle)")
      }
    }
  }

  @Test("are hit where their points are drawn, if nothing lies before them (F65)")
  func hits() throws {
    try SeededCases(500).check { numbers in
      let views = self.tree(&numbers)
      // Views do not keep those above them.
      defer { withExtendedLifetime(views) {} }
      let point = CGPoint(x: numbers.double(in: 0...319), y: numbers.double(in: 0...567))

      guard let found = views[0].hitTest(point) else {
        return try hold(false, "nothing is hit at \(point)")
      }
      try hold(
        found.point(inside: views[0].convert(point, to: found)),
        "the view hit at \(point) does not hold that point")
    }
  }
}
