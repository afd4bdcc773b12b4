import Drawing
import Foundation
import Motion
import Views

/// An indicator that turns from the start of a window's time, as it is drawn.
struct SpinnerPicture {
  /// One blade.
  struct Blade {
    /// Clockwise from twelve o'clock.
    var degrees: Double
    var alpha: Double
    /// The blade at twelve o'clock, in points of the indicator.
    var upright: CGRect
    /// What the blade turns about, in points of the indicator.
    var middle: CGPoint
  }

  private let window: Window
  private let name: String

  /// Looks at an indicator, by its name, in a window.
  init(of name: String, in window: Window) {
    self.name = name
    self.window = window
  }

  /// Sets an indicator of a style going in a window of its own, which it fills.
  init(_ style: ActivityIndicator.Style, in size: CGSize) {
    let window = Window(
      size: size, environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
    let spinner = ActivityIndicator(
      style: style, frame: CGRect(origin: .zero, size: size), name: "spinner")
    window.addSubview(spinner)
    spinner.startAnimating()
    self.init(of: "spinner", in: window)
  }

  func advance(to seconds: Double) { window.advance(to: Time(seconds: seconds)) }

  /// The square that the blades' circle fills.
  func frame() throws -> CGRect {
    let top = try blades(from: 0)[0]
    let radius = top.middle.y - top.upright.minY
    return CGRect(
      x: top.middle.x - radius, y: top.middle.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The blades clockwise from an angle on.
  func blades(from first: Double) throws -> [Blade] {
    let sorted = try drawn().sorted { $0.degrees < $1.degrees }
    guard let start = sorted.firstIndex(where: { $0.degrees == first }) else {
      throw MissingValue(description: "no blade at \(first) degrees")
    }
    return Array(sorted[start...] + sorted[..<start])
  }

  private func drawn() throws -> [Blade] {
    guard let group = window.displayList().root.group(named: name) else {
      throw MissingValue(description: "no view \(name) is drawn")
    }
    return group.items.compactMap { item in
      guard case .fill(.transformed(let shape, let transform), let color) = item else { return nil }
      let middle = CGPoint(x: transform.tx, y: transform.ty)
      return Blade(
        degrees: wholeDegrees(transform.rotationAngle), alpha: color.alpha,
        upright: shape.bounds.offsetBy(dx: middle.x, dy: middle.y), middle: middle)
    }
  }

  /// An angle in radians as degrees from 0 to 360; every blade stands at a whole number of them.
  private func wholeDegrees(_ angle: Double) -> Double {
    let degrees = angle * 180 / .pi
    let whole = degrees.rounded()
    let exact = (degrees - whole).magnitude < 1e-9 ? whole : degrees
    return exact < 0 ? exact + 360 : exact
  }
}

extension DisplayList.Group {
  /// The group of a view by its name, this one or one within it.
  func group(named name: String) -> DisplayList.Group? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.group(named: name) }.first
  }
}
