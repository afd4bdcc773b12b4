public import Foundation

/// A part of a list's rows, with a title above them that stays in sight while they are.
public struct ListSection: Equatable, Sendable {
  /// The words of the header; nil leaves the section without one.
  public var title: String?
  /// How high a header is, in points, once there are words for it.
  public var titledHeaderHeight: CGFloat
  /// The height of the empty room below the rows, in points.
  public var footerHeight: CGFloat
  /// How many rows the section has.
  public var rowCount: Int

  /// The height of a plain header with a title, in points (F47.1).
  public static let standardHeaderHeight: CGFloat = 28

  /// Makes a section; a header height without a title adds nothing (F40).
  public init(
    title: String? = nil, headerHeight: CGFloat = ListSection.standardHeaderHeight,
    footerHeight: CGFloat = 0, rowCount: Int
  ) {
    self.title = title
    self.titledHeaderHeight = headerHeight
    self.footerHeight = footerHeight
    self.rowCount = rowCount
  }

  /// The height of the header, in points; none without a title.
  public var headerHeight: CGFloat { title == nil ? 0 : titledHeaderHeight }
}
