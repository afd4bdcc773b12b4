public import Drawing
public import Foundation
public import Motion

extension View {
  /// The visible part of the view's own points: its size, and the point drawn top left (F62).
  public var bounds: CGRect {
    get { CGRect(origin: boundsOriginProperty.model, size: boundsSizeProperty.model) }
    set {
      setBoundsOrigin(newValue.origin, in: nil)
      setBoundsSize(newValue.size, in: nil)
    }
  }

  /// Where the anchor point stands, in points of the superview.
  public var center: CGPoint {
    get { centerProperty.model }
    set { setCenter(newValue, in: nil) }
  }

  /// A transform about the anchor point.
  public var transform: Transform {
    get { transformProperty.model }
    set { setTransform(newValue, in: nil) }
  }

  /// How far the view and all within it are faded as one picture, 0 to 1 (F68).
  public var alpha: Double {
    get { alphaProperty.model }
    set { setAlpha(newValue, in: nil) }
  }

  /// The upright rectangle around the view, in points of its superview.
  ///
  /// Under a transform it is the bounding box. Setting it keeps the bounds' origin and is exact for
  /// an identity and a half turn (F63, F64); under other transforms `bounds` and `center` are the
  /// members to set.
  public var frame: CGRect {
    get { Self.frame(center: center, bounds: bounds, anchor: anchorPoint, transform: transform) }
    set { setFrame(newValue, in: nil) }
  }

  /// Sets the frame, within an animation block when one is given.
  public func setFrame(_ frame: CGRect, in block: AnimationBlock?) {
    let half = transform.isIdentity ? anchorPoint : CGPoint(x: 0.5, y: 0.5)
    setCenter(
      CGPoint(x: frame.minX + half.x * frame.width, y: frame.minY + half.y * frame.height),
      in: block)
    setBoundsSize(frame.size, in: block)
  }

  /// Sets the centre, within an animation block when one is given.
  public func setCenter(_ center: CGPoint, in block: AnimationBlock?) {
    guard center != centerProperty.model else { return }
    centerProperty.set(center, in: block)
  }

  /// Sets the transform, within an animation block when one is given.
  public func setTransform(_ transform: Transform, in block: AnimationBlock?) {
    transformProperty.set(transform, in: block)
  }

  /// Sets the opacity, within an animation block when one is given.
  public func setAlpha(_ alpha: Double, in block: AnimationBlock?) {
    alphaProperty.set(alpha, in: block)
  }

  /// Sets the bounds' size; the views within follow by their autoresizing masks.
  public func setBoundsSize(_ size: CGSize, in block: AnimationBlock?) {
    let old = boundsSizeProperty.model
    guard size != old else { return }
    boundsSizeProperty.set(size, in: block)
    setNeedsLayout()
    boundsSizeDidChange(in: block)
    guard autoresizesSubviews else { return }
    for subview in subviews { subview.autoresize(from: old, to: size, in: block) }
  }

  /// Gives the view the size it would like; its upper left corner stays where it is (F53).
  public func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Drops every animation of the view: the picture shows the model from now on.
  public func removeAllAnimations() {
    centerProperty.removeAnimations()
    boundsOriginProperty.removeAnimations()
    boundsSizeProperty.removeAnimations()
    transformProperty.removeAnimations()
    alphaProperty.removeAnimations()
  }

  static func frame(
    center: CGPoint, bounds: CGRect, anchor: CGPoint, transform: Transform
  ) -> CGRect {
    let size = bounds.size
    let untransformed = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    return untransformed.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}

// MARK: - What is drawn now

extension View {
  /// The time of the view's window; the start of time while it is in none.
  var now: Time { window?.clock.now ?? .zero }

  /// The bounds as drawn at this instant.
  public var presentedBounds: CGRect {
    CGRect(origin: presentedBoundsOrigin, size: boundsSizeProperty.presented(at: now))
  }

  /// The centre as drawn at this instant.
  public var presentedCenter: CGPoint { centerProperty.presented(at: now) }

  /// The transform as drawn at this instant.
  public var presentedTransform: Transform { transformProperty.presented(at: now) }

  /// The opacity as drawn at this instant.
  public var presentedAlpha: Double { alphaProperty.presented(at: now) }
}
