public import Drawing
public import Foundation
internal import Motion

/// Twelve teeth that turn in steps while something is on its way: the gray style of iOS 7 to 12.
public final class ActivityIndicator: View {
  /// Whether the view is hidden while it stands still; yes by default (F50).
  public var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour of the darkest tooth.
  public var color = Look.color

  /// Whether the teeth turn.
  public private(set) var isAnimating = false
  /// When the turning began; nil while it stands still or is in no window, which has no time.
  private var startTime: Time?

  /// The low-confidence numbers of the picture (F51), in points and seconds.
  enum Look {
    static let side: CGFloat = 20
    static let teeth = 12
    static let ticksPerTurn = Time(seconds: 1).ticks
    static let tooth = CGRect(x: -1, y: -10, width: 2, height: 5)
    static let fadePerTooth = (1.0 - 0.358333) / 11
    static let color = Color(white: 0.5)
    /// The first dark tooth stands at nine o'clock.
    static let firstTooth = 9
  }

  public override init(frame: CGRect = .zero, name: String = "") {
    super.init(frame: frame, name: name)
    isUserInteractionEnabled = false
    isHidden = true
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

  /// How many steps the teeth have turned since they started, within one turn.
  public var step: Int {
    guard let startTime else { return 0 }
    let turned = (now - startTime).ticks * Int64(Look.teeth) / Look.ticksPerTurn
    return Int(turned % Int64(Look.teeth))
  }

  public override func draw(in canvas: inout Canvas) {
    // The picture keeps its size in a larger frame and stands on whole points (F50).
    let left = ((canvas.bounds.width - Look.side) / 2).rounded(.down)
    let top = ((canvas.bounds.height - Look.side) / 2).rounded(.down)
    let middle = CGPoint(x: left + Look.side / 2, y: top + Look.side / 2)
    for tooth in 0..<Look.teeth {
      let behind = (Look.firstTooth + step - tooth + 2 * Look.teeth) % Look.teeth
      let shape = Shape.roundedRectangle(Look.tooth, cornerRadius: Look.tooth.width / 2)
      canvas.fill(
        .transformed(shape, .turn(hours: tooth, about: middle)),
        with: color.withAlpha(color.alpha * (1 - Look.fadePerTooth * Double(behind))))
    }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Look.side, height: Look.side)
  }

  public override var shownProperties: [DisplayList.Property] {
    isAnimating ? [DisplayList.Property("step", .number(Double(step)))] : []
  }
}

extension Transform {
  /// A turn from twelve o'clock to another hour, then a shift; exact to the last bit everywhere, as
  /// the sines of the hours are 0, 1, one half and half the root of three.
  fileprivate static func turn(hours: Int, about middle: CGPoint) -> Transform {
    let high = (3.0).squareRoot() / 2
    let sines = [0, 0.5, high, 1, high, 0.5, 0, -0.5, -high, -1, -high, -0.5]
    let sine = sines[hours % 12]
    let cosine = sines[(hours + 3) % 12]
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine, tx: Double(middle.x), ty: Double(middle.y))
  }
}
