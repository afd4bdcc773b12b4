import Drawing
import Foundation
import Views

extension View {
  /// A view with a name, a frame and views within it.
  convenience init(_ name: String, _ frame: [Double], _ subviews: [View] = []) {
    self.init(frame: CGRect(frame), name: name)
    for view in subviews { addSubview(view) }
  }

  /// The view of a name, from this one down.
  func view(named name: String) -> View? {
    if self.name == name { return self }
    return subviews.lazy.compactMap { $0.view(named: name) }.first
  }
}

extension Window {
  /// A window of a size, measuring text by arithmetic.
  convenience init(_ width: CGFloat = 320, _ height: CGFloat = 568, scale: CGFloat = 2) {
    self.init(
      size: CGSize(width: width, height: height),
      environment: Environment(scale: scale, textMeasurer: FixedTextMeasurer()))
  }
}

extension CGRect {
  /// A rectangle of x, y, width and height, as tables write it.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The numbers x, y, width and height.
  var numbers: [Double] { [origin.x, origin.y, size.width, size.height].map { Double($0) } }
}

extension CGPoint {
  /// A point of x and y, as tables write it.
  init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension DisplayList {
  /// The group of a view by its name.
  func group(_ name: String) -> Group? { root.find(name) }

  /// Where a group is drawn, in the stage's points; right while no group is turned.
  func stagePlacement(_ name: String) -> CGRect? { root.placement(of: name, at: .zero) }
}

extension DisplayList.Group {
  /// The group of a name within this one, or this one itself.
  func find(_ name: String) -> DisplayList.Group? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.find(name) }.first
  }

  fileprivate func placement(of name: String, at origin: CGPoint) -> CGRect? {
    let here = placement.offsetBy(dx: origin.x, dy: origin.y)
    if self.name == name { return here }
    return children.lazy.compactMap { $0.placement(of: name, at: here.origin) }.first
  }
}
