public import Drawing

/// Who holds which part of a scroll view's inset, so that no holder overwrites another's.
public struct InsetContributions: Equatable, Sendable {
  /// A holder of a part.
  public enum Holder: Equatable, Hashable, Sendable, CaseIterable {
    /// The safe area that the scroll view overlaps.
    case safeArea
    /// The panel above the content.
    case header
    /// The panel below the content.
    case footer
    /// The panel to the right of the content.
    case trailer
  }

  private var parts: [Holder: EdgeInsets] = [:]

  /// Room that the content may enter as if it were held: that of a panel which holds only as much as
  /// is in sight.
  var reserves: [Holder: EdgeInsets] = [:]

  /// Makes contributions of nobody.
  public init() {}

  /// A holder's part; zero when it holds none.
  public subscript(holder: Holder) -> EdgeInsets {
    get { parts[holder] ?? .zero }
    set { parts[holder] = newValue == .zero ? nil : newValue }
  }

  /// The sum of all reserves.
  var reserve: EdgeInsets { reserves.values.reduce(.zero) { $0 + $1 } }

  /// The sum of all parts.
  public var total: EdgeInsets {
    Holder.allCases.reduce(.zero) { $0 + self[$1] }
  }
}
