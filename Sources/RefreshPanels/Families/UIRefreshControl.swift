internal import Drawing
internal import Foundation
internal import Motion
internal import Views

extension PanelFamily {
  /// UIKit's own: a spinner that comes with the pull and works before the finger is lifted.
  public static let uiRefreshControl = PanelFamily(
    name: "UIRefreshControl",
    summary: "UIKit's own: a spinner alone, at work as soon as the pull is far enough",
    header: { PanelDesign(policy: UIRefreshControl.header($0), style: UIRefreshControl.style) })
}

/// UIKit's control as far as it is known (F52); the rest is the engine's choice (low confidence).
private enum UIRefreshControl {
  /// How far a pull goes before the work starts, in points (low confidence).
  private static let crossing: CGFloat = 100
  /// How long the room takes to come and to go, in seconds (low confidence).
  private static let duration = 0.25

  static func header(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.holdDistance) = (RefreshControl.height, RefreshControl.height)
    (policy.armDistance, policy.firePoint) = (crossing, .crossing)
    (policy.openDuration, policy.closeDuration) = (duration, duration)
    // A program's begin makes room, which content at its top follows (F16).
    policy.movesContentToHold = false
    if behaviour == .faithful { policy.heldRoom = .fixed }
    return policy
  }

  static var style: PanelStyle {
    var style = PanelStyle(words: PanelWords(RefreshText()), layout: .spinnerAlone)
    var spinner = SpinnerLook(.refreshControl)
    spinner.followsPull = true
    spinner.leaving = .fades
    style.spinner = spinner
    return style
  }
}
