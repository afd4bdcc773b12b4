/// Which margins and lengths of a view give way when its superview changes size (F60).
public struct AutoresizingMask: OptionSet, Equatable, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Makes a mask of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The space to the left gives way.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width gives way.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The space to the right gives way.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The space above gives way.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height gives way.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The space below gives way.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
