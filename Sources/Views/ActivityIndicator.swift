public import Drawing
public import Foundation
internal import Motion

/// Blades that turn in steps while something is on its way.
public final class ActivityIndicator: View {
  /// How the blades look.
  public let style: Style
  /// Whether the view is hidden while it stands still; yes by default (F50).
  public var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour of the blades, of which each has its share; the style's unless it is set.
  public var color: Color

  /// Whether the blades turn.
  public private(set) var isAnimating = false
  /// When the turning began; nil while it stands still or is in no window, which has no time.
  private var startTime: Time?

  /// Makes an indicator that stands still.
  public init(style: Style, frame: CGRect = .zero, name: String = "") {
    self.style = style
    color = style.color
    super.init(frame: frame, name: name)
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Makes an indicator of the gray style of iOS 7 to 12.
  public convenience override init(frame: CGRect = .zero, name: String = "") {
    self.init(style: .gray, frame: frame, name: name)
  }

  /// Shows the view and lets it turn from its first step on; nothing happens when it turns already.
  public func startAnimating() {
    isHidden = false
    isAnimating = true
    startClock()
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    startClock()
  }

  private func startClock() {
    guard isAnimating, startTime == nil, let clock = window?.clock else { return }
    startTime = clock.now
  }

  /// Stops the turning, and hides the view if it is to hide.
  public func stopAnimating() {
    isAnimating = false
    startTime = nil
    if hidesWhenStopped { isHidden = true }
  }

  /// How many steps the blades have turned since they started, within one turn.
  public var step: Int {
    guard let startTime else { return 0 }
    let count = style.bladeCount
    let turned = (now - startTime).ticks * Int64(count) / Style.ticksPerTurn
    return Int(turned % Int64(count))
  }

  public override func draw(in canvas: inout Canvas) {
    let picture = style.rectangle(in: canvas.bounds)
    let middle = CGPoint(x: picture.midX, y: picture.midY)
    let count = style.bladeCount
    let color = color.resolved(for: canvas.appearance)
    for blade in 0..<count {
      let behind = (style.firstBlade + step - blade + 2 * count) % count
      let shape = Shape.roundedRectangle(style.blade, cornerRadius: style.cornerRadius)
      canvas.fill(
        .transformed(shape, .turn(parts: blade, of: count, about: middle)),
        with: color.withAlpha(color.alpha * style.alphas[behind]))
    }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  public override var shownProperties: [DisplayList.Property] {
    isAnimating ? [DisplayList.Property("step", .number(Double(step)))] : []
  }
}

extension Transform {
  /// A turn from twelve o'clock by some twelfths or eighths of a circle, then a shift; exact to the
  /// last bit everywhere, as the sines are 0, 1, one half and square roots.
  fileprivate static func turn(parts: Int, of count: Int, about middle: CGPoint) -> Transform {
    let high = (3.0).squareRoot() / 2
    let even = (0.5).squareRoot()
    let sines =
      count == 8
      ? [0, even, 1, even, 0, -even, -1, -even]
      : [0, 0.5, high, 1, high, 0.5, 0, -0.5, -high, -1, -high, -0.5]
    let sine = sines[parts % count]
    let cosine = sines[(parts + count / 4) % count]
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine, tx: Double(middle.x), ty: Double(middle.y))
  }
}
