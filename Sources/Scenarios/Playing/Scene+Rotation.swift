internal import Foundation
internal import RefreshPanels
internal import Views

extension Scene {
  /// Turns the screen in one turn, without an animation; nothing happens when it stands so already.
  ///
  /// The first visible row keeps its place below the list's upper edge, as the offset stays. A footer
  /// that is open and in sight keeps its place above the lower edge instead, unless a finger holds
  /// the content or the open header is in sight, too.
  func rotate(to orientation: Orientation) {
    let turned = stage.turned(to: orientation)
    guard turned != stage else { return }
    let kept = keptFooterEdge
    stage = turned
    window.resize(to: stage.size)
    placeList()
    guard let kept, let footer else { return }
    list.shiftOffset(by: edge(of: footer) - kept)
  }

  /// Where the footer's edge is, if it is to stay there on the screen.
  private var keptFooterEdge: CGFloat? {
    guard let footer, footer.isOpen, !list.isTracking else { return nil }
    let edge = edge(of: footer)
    let seen = list.presentedContentOffset.y
    let isHeaderInSight = header.map { $0.isOpen && seen < $0.frame.maxY } ?? false
    return seen > edge && !isHeaderInSight ? edge : nil
  }

  /// The offset beyond which a footer is in sight: its upper edge stands on the list's lower one.
  private func edge(of footer: RefreshPanel) -> CGFloat {
    footer.frame.minY - list.bounds.height
  }
}

extension RefreshPanel {
  /// Whether the panel is at its work or on the way to it or back.
  fileprivate var isOpen: Bool { state == .opening || state == .refreshing || state == .closing }
}
