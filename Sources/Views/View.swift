public import Drawing
public import Foundation
public import Motion

/// A node of the retained tree: a rectangle with a place, a look and views within it.
///
/// Members have UIKit's names and meanings. Setting a property changes the model at once; inside an
/// animation block the picture follows over time, which the `presented…` members tell (F34).
open class View {
  /// What dumps, scenarios and reports call the view, such as `list.row3`.
  public var name: String

  /// The view that holds this one.
  public internal(set) weak var superview: View?
  /// The views within, the last one in front (F66).
  public internal(set) var subviews: [View] = []
  /// The window at the top of the tree, nil while the view is in none.
  public internal(set) weak var window: Window?

  /// What is filled behind everything the view draws; nil leaves it clear.
  public var backgroundColor: Color?
  /// Whether the view and all within it are neither drawn nor touched; it keeps its place (F69).
  open var isHidden = false
  /// Whether nothing within the view is drawn outside its bounds (F67).
  public var clipsToBounds = false
  /// Whether touches find the view and the views within it (F65).
  public var isUserInteractionEnabled = true
  /// Which of the view's margins and lengths give way when its superview changes size (F60).
  public var autoresizingMask: AutoresizingMask = []
  /// Whether the views within follow this view's size by their masks (F60).
  public var autoresizesSubviews = true
  /// The point of the bounds that stands at `center`, as a share of the size (F62).
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Recognisers that are offered each touch that begins in the view or within it.
  public var gestureRecognizers: [GestureRecognizer] = []

  var centerProperty: AnimatedProperty<CGPoint>
  var boundsOriginProperty = AnimatedProperty(CGPoint.zero)
  var boundsSizeProperty: AnimatedProperty<CGSize>
  var transformProperty = AnimatedProperty(Transform.identity)
  var alphaProperty = AnimatedProperty(1.0)

  var needsLayout = true
  var subtreeNeedsLayout = true

  /// Makes a view with a frame, in points of its future superview.
  public init(frame: CGRect = .zero, name: String = "") {
    self.name = name
    centerProperty = AnimatedProperty(CGPoint(x: frame.midX, y: frame.midY))
    boundsSizeProperty = AnimatedProperty(frame.size)
  }

  // MARK: - Overriding points

  /// Draws what the view itself shows, in points of its bounds from (0, 0); draws nothing by itself.
  open func draw(in canvas: inout Canvas) {}

  /// Places the views within; called by the layout pass when the view is marked.
  open func layoutSubviews() {}

  /// What dumps show of the view besides its geometry, in a fixed order.
  open var shownProperties: [DisplayList.Property] { [] }

  /// The size the view would like within a size, in points; its own size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Tells the view that its bounds have another size, changed in a block when one is given.
  open func boundsSizeDidChange(in block: AnimationBlock?) {}

  /// Tells the view that another one has been put within it.
  open func didAddSubview(_ subview: View) {}

  /// Tells the view that it has entered a window or left it.
  open func didMoveToWindow() {}

  /// Tells the view that its window has another environment; a layout of the view follows.
  ///
  /// A view that enters a window hears of that by `didMoveToWindow()` alone.
  open func environmentDidChange() {}

  /// The bounds' origin as drawn at this instant, in points.
  open var presentedBoundsOrigin: CGPoint { boundsOriginProperty.presented(at: now) }

  /// Puts the bounds' origin where it is told, within an animation block when one is given.
  open func setBoundsOrigin(_ origin: CGPoint, in block: AnimationBlock?) {
    guard origin != boundsOriginProperty.model else { return }
    boundsOriginProperty.set(origin, in: block)
  }
}
