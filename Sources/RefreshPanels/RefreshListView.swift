public import Foundation
public import Views

/// A list that has its panels built in and tells a delegate what it does, as Pull2RefreshTableView's
/// source has it.
///
/// Where a view has one delegate only and wants to hear of its own scrolling, it has to be that
/// delegate and hand everything on to an outer one. Here the panels hear of each step first.
///
/// ```swift
/// let list = RefreshListView(frame: frame, header: header, footer: footer)
/// list.delegate = controller
/// ```
public final class RefreshListView: ListView {
  /// Who is told what the list does, after the panels.
  public weak var delegate: (any ScrollObserver)?
  /// The panel above the content.
  public let header: RefreshHeader?
  /// The panel below the content, or within it.
  public let footer: RefreshPanel?

  /// Makes a list with panels.
  public init(frame: CGRect, header: RefreshHeader?, footer: RefreshPanel?, name: String = "") {
    self.header = header
    self.footer = footer
    super.init(frame: frame, name: name)
    header?.attach(to: self)
    footer?.attach(to: self)
    addObserver(Forwarder(self))
  }

  /// The refresh is over: its panel is hidden again.
  public func completeDragRefresh() { header?.endRefreshing() }

  /// More rows have come: their panel is hidden again.
  public func completeLoadMore() { footer?.endRefreshing() }
}

/// Hands every call on to a list's delegate, whoever that is by then.
private final class Forwarder: ScrollObserver {
  private unowned let list: RefreshListView

  init(_ list: RefreshListView) { self.list = list }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    list.delegate?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    list.delegate?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
  ) {
    list.delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    list.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    list.delegate?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    list.delegate?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    list.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewDidChangeGeometry(_ scrollView: ScrollView) {
    list.delegate?.scrollViewDidChangeGeometry(scrollView)
  }
}
