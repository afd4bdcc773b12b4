internal import Drawing
internal import Foundation
internal import Motion
internal import Views

/// The usual look of a panel: an arrow, words and a spinner, at the first seed's places.
struct StatusContent {
  let arrow: ArrowView
  let label: Label
  let spinner: ActivityIndicator

  /// The width of a panel of the first seed, in points (Q12).
  static let seedWidth: CGFloat = 320

  private let text: RefreshText
  private let restingAngle: Double
  private let timing: AnimationTiming

  /// The places of the parts, in points of a strip of the panel 50 points high (refresh spec 1.1.2).
  private enum Place {
    static let arrow = CGRect(x: 20, y: 0, width: 30, height: 50)
    static let label = CGRect(x: 60, y: 0, width: 250, height: 50)
    /// The words end this far before the right edge of a panel of the seed's width.
    static let rightMargin: CGFloat = 10
    /// How long the arrow turns, in seconds: the default of an old-style animation (F20).
    static let turnDuration = 0.2
  }

  /// Makes the parts within a panel.
  ///
  /// - Parameters:
  ///   - stripTop: The upper edge of the strip in points of the panel.
  ///   - restingAngle: The arrow's angle at rest, in radians.
  init(
    in panel: View, text: RefreshText, textColor: Color, stripTop: CGFloat, restingAngle: Double
  ) {
    self.text = text
    self.restingAngle = restingAngle
    timing = AnimationTiming(
      duration: Place.turnDuration, curve: .easeInOut, overlap: .fromPresented)
    let name = panel.name
    arrow = ArrowView(frame: Place.arrow.offsetBy(dx: 0, dy: stripTop), name: name + ".arrow")
    label = Label(frame: Place.label.offsetBy(dx: 0, dy: stripTop), name: name + ".label")
    spinner = ActivityIndicator(
      frame: Place.arrow.offsetBy(dx: 0, dy: stripTop), name: name + ".spinner")
    arrow.transform = Transform(rotationAngle: restingAngle)
    label.text = text.initial
    label.textColor = textColor
    label.textAlignment = .center
    for part in [arrow, label, spinner] as [View] { panel.addSubview(part) }
  }

  /// Makes the words as wide as a panel of another width leaves room for.
  func stretch(toWidth width: CGFloat) {
    label.frame.size.width = max(0, width - Place.label.minX - Place.rightMargin)
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
