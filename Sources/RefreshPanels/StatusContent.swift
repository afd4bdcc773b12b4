internal import Drawing
internal import Foundation
internal import Motion
internal import Views

/// The usual look of a panel: an arrow, words and a spinner, in a strip of the panel.
struct StatusContent {
  let arrow: ArrowView
  let label: Label
  let spinner: ActivityIndicator

  private let text: RefreshText
  private let restingAngle: Double
  private let timing: AnimationTiming

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

  /// Makes the parts of a panel, which `addParts(to:)` puts in place.
  init(in panel: RefreshPanel, style: PanelStyle) {
    text = style.text
    restingAngle = panel.restingAngle
    timing = AnimationTiming(
      duration: Metrics.turnDuration, curve: .easeInOut, overlap: .fromPresented)
    let (name, top) = (panel.name, panel.stripTop)
    arrow = ArrowView(frame: Metrics.arrow.offsetBy(dx: 0, dy: top), name: name + ".arrow")
    label = Label(frame: Metrics.label.offsetBy(dx: 0, dy: top), name: name + ".label")
    spinner = ActivityIndicator(
      frame: Metrics.arrow.offsetBy(dx: 0, dy: top), name: name + ".spinner")
    arrow.transform = Transform(rotationAngle: restingAngle)
    label.text = text.initial
    label.textColor = style.textColor
    label.textAlignment = .center
  }

  func addParts(to panel: View) {
    for part in [arrow, label, spinner] as [View] { panel.addSubview(part) }
  }

  /// Makes the words as wide as a panel of another width leaves room for.
  func stretch(toWidth width: CGFloat) {
    label.frame.size.width = max(0, width - Metrics.label.minX - Metrics.margin)
  }

  /// Looks as a state looks; `isTurningBack` tells a panel that was armed from one whose work ends.
  func show(_ state: RefreshState, isTurningBack: Bool) {
    label.text = text[state]
    switch state {
    case .armed: turn(to: restingAngle + .pi)
    case .idle where isTurningBack: turn(to: restingAngle)
    case .idle, .closing: showArrowAtRest()
    case .opening, .refreshing: showSpinner()
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
}
