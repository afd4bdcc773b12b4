internal import Drawing
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
    let kept = keptFooterPlace
    stage = turned
    window.resize(to: stage.size)
    placeList()
    guard let kept, let footer else { return }
    list.contentOffset.y += place(of: footer) - kept
  }

  /// Where the footer stands, if it is to stay there.
  private var keptFooterPlace: CGFloat? {
    guard let footer, footer.isOpen, !list.isTracking else { return nil }
    let place = place(of: footer)
    return place < 0 && !isOpenHeaderInSight ? place : nil
  }

  /// How far a footer's upper edge lies below the list's lower edge, in points.
  private func place(of footer: RefreshFooter) -> CGFloat {
    footer.frame.minY - list.contentOffset.y - list.bounds.height
  }

  private var isOpenHeaderInSight: Bool {
    guard let header, header.isOpen else { return false }
    return list.contentOffset.y < header.frame.maxY
  }
}

extension RefreshPanel {
  /// Whether the panel is at its work or on the way to it or back.
  fileprivate var isOpen: Bool { state == .opening || state == .refreshing || state == .closing }
}

extension Stage {
  /// The part of the safe area that a view lies under, in points.
  func safeAreaOverlap(of frame: CGRect) -> EdgeInsets {
    let safeBottom = size.height - safeArea.bottom
    return EdgeInsets(
      top: max(0, min(safeArea.top - frame.minY, frame.height)),
      bottom: max(0, min(frame.maxY - safeBottom, frame.height)))
  }
}
