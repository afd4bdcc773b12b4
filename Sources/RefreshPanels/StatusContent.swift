internal import Drawing
internal import Foundation
internal import Motion
public import Views

/// The usual look of a panel: an arrow, words and a spinner, in a strip of the panel.
public final class StatusContent: PanelContent {
  let arrow: ArrowView
  let label: Label
  let spinner: ActivityIndicator

  private let style: PanelStyle
  private let restingAngle: Double
  private let timing = AnimationTiming(
    duration: Metrics.turnDuration, curve: .easeInOut, overlap: .fromPresented)

  /// The numbers of RefreshDome's source, in points; places count from the strip's upper left.
  enum Metrics {
    /// The width of a panel (Q12).
    static let panelWidth: CGFloat = 320
    /// Free room beside the strip and at its right end.
    static let margin: CGFloat = 10
    static let stripHeight: CGFloat = 50
    static let arrow = CGRect(x: 20, y: 0, width: 30, height: 50)
    static let label = CGRect(x: 60, y: 0, width: 250, height: 50)
    /// How long the arrow turns, in seconds: the default of an old-style animation (F20).
    static let turnDuration = 0.2
  }

  /// Makes the parts of a panel with a name, an end of the content and a height in points.
  init(_ style: PanelStyle, of name: String, at edge: PanelEdge, height: CGFloat) {
    self.style = style
    restingAngle = edge == .top ? 0 : .pi
    let top = edge == .top ? height - Metrics.stripHeight - Metrics.margin : Metrics.margin
    arrow = ArrowView(frame: Metrics.arrow.offsetBy(dx: 0, dy: top), name: name + ".arrow")
    label = Label(frame: Metrics.label.offsetBy(dx: 0, dy: top), name: name + ".label")
    spinner = ActivityIndicator(
      frame: Metrics.arrow.offsetBy(dx: 0, dy: top), name: name + ".spinner")
    arrow.transform = Transform(rotationAngle: restingAngle)
    label.text = style.text.initial
    label.textColor = style.textColor
    label.textAlignment = .center
  }

  public var views: [View] { [arrow, label, spinner] }

  public var text: String { label.text ?? "" }

  public func layOut(in panel: RefreshPanel) {
    guard panel.policy.placement == .besideContent else { return }
    label.frame.size.width = max(0, panel.bounds.width - Metrics.label.minX - Metrics.margin)
  }

  public func show(_ state: RefreshState, from old: RefreshState, in panel: RefreshPanel) {
    label.text = style.text[state, afterFailure: panel.hasFailed]
    switch state {
    case .armed: turn(to: restingAngle + .pi)
    case .idle where old == .armed: turn(to: restingAngle)
    case .idle, .closing: showArrowAtRest()
    case .opening, .refreshing, .queued: showSpinner()
    case .result, .noMore: showWordsAlone()
    }
  }

  private func turn(to angle: Double) {
    let transform = Transform(rotationAngle: angle)
    guard let animator = arrow.window?.animator else {
      arrow.transform = transform
      return
    }
    animator.animate(timing) { arrow.setTransform(transform, in: $0) }
  }

  private func showArrowAtRest() {
    arrow.removeAllAnimations()
    arrow.transform = Transform(rotationAngle: restingAngle)
    arrow.isHidden = false
    spinner.stopAnimating()
  }

  private func showSpinner() {
    arrow.isHidden = true
    spinner.startAnimating()
  }

  private func showWordsAlone() {
    arrow.isHidden = true
    spinner.stopAnimating()
  }
}
