/// The panel families that scenarios can name.
public enum FamilyCatalog {
  /// One family.
  public struct Family: Equatable, Sendable {
    /// The word for `panels.family`.
    public let name: String

    /// What the family is, as one line.
    public let summary: String
  }

  /// All families, in the order in which they are listed.
  public static let families = PanelFamily.all.map { Family(name: $0.name, summary: $0.summary) }
}
