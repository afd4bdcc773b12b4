package import Foundation
package import Motion
package import RefreshPanels
package import YAML

/// What must hold in one frame.
package struct Expectation: Equatable, Sendable {
  /// Nil for an expectation of a span of frames alone.
  package var moment: Moment?
  package var checks: [Check]

  /// What must hold over a span of frames.
  package var courses: [Course] = []

  /// Where the file gives the expectation.
  package var location: SourceLocation

  /// Which frame is looked at.
  package enum Moment: Equatable, Sendable {
    /// The first frame at or after a time.
    case time(Time)

    /// The last frame.
    case settled
  }

  /// One key of an expectation.
  package enum Check: Equatable, Sendable {
    case state(PanelSide, RefreshState)
    case number(Quantity, NumberTest)

    /// The first and the last row in sight.
    case visibleRows(first: Int, last: Int)

    /// How often the action of a panel has fired.
    case actions(PanelSide, Int)

    /// How many fetches of pictures have been started.
    case imageFetches(Int)

    case text(PanelSide, Located<String>)

    /// The view that a touch at a place would find.
    case hit(TouchPlace, view: String)

    /// A property of a view by its name.
    case property(of: String, name: String, PropertyTest)
  }

  /// What must hold from one frame to the next; looked at in a span of time of its own.
  package struct Course: Equatable, Sendable {
    package var quantity: Quantity
    package var start: Time
    package var end: Time
    package var direction: Direction

    /// Which way a number may go.
    package enum Direction: String, CaseIterable, Sendable {
      /// It never falls.
      case up

      /// It never rises.
      case down
    }
  }

  /// A number of a frame, by its key in the file.
  package enum Quantity: String, CaseIterable, Sendable {
    /// The list's offset sideways as drawn, in points.
    case x

    /// The list's offset as drawn, in points.
    case y

    /// The effective inset at the top, in points.
    case insetTop

    /// The effective inset at the bottom, in points.
    case insetBottom

    /// The effective inset at the right, in points.
    case insetRight

    /// The height of the content, in points.
    case content

    /// How many rows there are.
    case rows
  }
}

/// A place on the screen, in window coordinates, in points.
package struct TouchPlace: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ point: CGPoint) {
    x = Double(point.x)
    y = Double(point.y)
  }

  package var point: CGPoint { CGPoint(x: x, y: y) }
}

/// What a property of a view must be.
package enum PropertyTest: Equatable, Sendable {
  case number(NumberTest)

  /// Each number within 0.01.
  case rectangle(CGRect)

  case word(String)
  case flag(Bool)
}

/// What a number must be.
package enum NumberTest: Equatable, Sendable {
  /// Within 0.01 of a value.
  case equal(Double)

  case below(Double)
  case above(Double)

  /// Within a distance of a value, the distance included.
  case near(Double, within: Double)

  /// How far an exact number may be off.
  package static let exactness = 0.01

  /// Whether a number passes.
  package func accepts(_ number: Double) -> Bool {
    switch self {
    case .equal(let value): abs(number - value) <= Self.exactness
    case .below(let limit): number < limit
    case .above(let limit): number > limit
    case .near(let value, let distance): abs(number - value) <= distance
    }
  }
}
