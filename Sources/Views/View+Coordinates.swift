public import Drawing
public import Foundation

extension View {
  /// From this view's points to its superview's (F62).
  public var transformToSuperview: Transform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(Transform(translationX: center.x, y: center.y))
  }

  /// A point of this view in another one's points, or in the window's when none is named (F64.1).
  ///
  /// Both views must be in one tree. A view under a transform that cannot be undone has no points of
  /// its own; the answer is then in its superview's. Cost: the depth of both.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let target = view ?? root
    let shared = root.transform(from: self)
    guard let back = root.transform(from: target).inverted else { return point.applying(shared) }
    return point.applying(shared.concatenating(back))
  }

  /// A point of another view, or of the window, in this view's points.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// The upright rectangle around this view's rectangle, in another view's points.
  public func convert(_ rectangle: CGRect, to view: View?) -> CGRect {
    let corners = rectangle.corners.map { convert($0, to: view) }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Whether a point of this view lies in its bounds: upper and left edges in, the others out.
  public func point(inside point: CGPoint) -> Bool {
    bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y
      && point.y < bounds.maxY
  }

  /// The frontmost view under a point of this view, nil when there is none (F65).
  ///
  /// Places are the model's: a view in mid-flight is found where it is going (F34). Hidden views,
  /// views fainter than 0.01 and views that take no touches are passed over with all within them.
  public func hitTest(_ point: CGPoint) -> View? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point) else {
      return nil
    }
    for subview in subviews.reversed() {
      guard let down = subview.transformToSuperview.inverted else { continue }
      if let found = subview.hitTest(point.applying(down)) { return found }
    }
    return self
  }

  private var root: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// From a descendant's points to this view's own.
  private func transform(from descendant: View) -> Transform {
    var result = Transform.identity
    var view: View? = descendant
    while let current = view, current !== self {
      result = result.concatenating(current.transformToSuperview)
      view = current.superview
    }
    return result
  }
}
