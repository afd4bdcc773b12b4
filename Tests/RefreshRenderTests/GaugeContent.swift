import Foundation
import RefreshRender

/// A bar that fills with the pull, is full while the work goes on, and fades at the end.
final class GaugeContent: PanelContent {
  private let bar = GaugeView(name: "header.gauge")

  var views: [View] { [bar] }

  func layOut(in panel: RefreshPanel) {
    bar.frame = CGRect(
      x: 20, y: panel.bounds.height - 28, width: panel.bounds.width - 40, height: 8)
  }

  func show(_ state: RefreshState, from old: RefreshState, in panel: RefreshPanel) {
    bar.share = state == .idle || state == .closing ? 0 : 1
  }

  func pull(_ share: CGFloat, in panel: RefreshPanel) {
    if panel.state == .idle { bar.share = min(share, 1) }
  }

  func move(to state: RefreshState, in panel: RefreshPanel, in block: AnimationBlock?) {
    bar.setAlpha(state == .closing ? 0 : 1, in: block)
  }

  func didClose(in panel: RefreshPanel) { bar.alpha = 1 }
}

/// The bar itself, filled from where reading begins.
final class GaugeView: View {
  var share: CGFloat = 0

  override func draw(in canvas: inout Canvas) {
    let track = canvas.bounds
    canvas.fill(.roundedRectangle(track, cornerRadius: 4), with: .lightGray)
    guard share > 0 else { return }
    let width = max(8, track.width * share)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let filled = CGRect(x: isMirrored ? track.maxX - width : 0, y: 0, width: width, height: 8)
    canvas.fill(.roundedRectangle(filled, cornerRadius: 4), with: .purple)
  }
}

extension RefreshHeader {
  /// A header of 48 points that starts its work when it has come to the hold.
  static func gauge() -> RefreshHeader {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (48, 64, 48)
    policy.firePoint = .hold
    return RefreshHeader(policy: policy, content: GaugeContent())
  }
}
