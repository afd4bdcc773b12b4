/// The end of the content beside which a panel stands.
public enum PanelEdge: String, CaseIterable, Equatable, Sendable {
  /// Above the content: a header.
  case top
  /// Below the content: a footer.
  case bottom
  /// To the right of the content: a trailer.
  case right
}
