internal import Drawing
internal import Foundation

extension ListView {
  /// Where in sight a row is brought to.
  public enum ScrollPosition: Equatable, Sendable, CaseIterable {
    /// By the smallest move that shows all of it; a row higher than the room shows its top.
    case none
    /// Below the upper inset, and below the floating header of its section.
    case top
    /// In the middle of what the insets leave free.
    case middle
    /// Above the lower inset.
    case bottom
  }

  /// Brings a row into sight, as far as the legal range allows (F18.2); nothing happens for a row that
  /// there is not.
  public func scrollToRow(at row: Int, at position: ScrollPosition, animated: Bool) {
    guard let rectangle = rectForRow(at: row) else { return }
    let y = offset(showing: rectangle, at: position, below: headerHeight(aboveRow: row))
    let target = geometry.clamp(CGPoint(x: contentOffset.x, y: y))
    setContentOffset(target, animated: animated)
  }

  private func headerHeight(aboveRow row: Int) -> CGFloat {
    layout.section(ofRow: row).flatMap { layout.header(ofSection: $0)?.height } ?? 0
  }

  private func offset(
    showing rectangle: CGRect, at position: ScrollPosition, below header: CGFloat
  ) -> CGFloat {
    let inset = adjustedContentInset
    let top = rectangle.minY - inset.top - header
    let bottom = rectangle.maxY + inset.bottom - bounds.height
    switch position {
    case .top: return top
    case .bottom: return bottom
    case .middle: return rectangle.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .none: return min(max(contentOffset.y, bottom), top)
    }
  }
}
