/// A panel family as a file gives it: one that the engine has, and what differs from that.
package struct FamilyDescription: Equatable, Sendable {
  /// What the family is called.
  package var name: String
  /// The name of the family that it is made from.
  package var base: String
  /// What differs from the base's header; nil means no header.
  package var header: PanelOverrides? = PanelOverrides()
  /// What differs from the base's footer; nil means no footer.
  package var footer: PanelOverrides? = PanelOverrides()
  /// What differs from the base's trailer; nil means no trailer.
  package var trailer: PanelOverrides? = PanelOverrides()

  /// What differs, panel by panel.
  package var panels: [PanelOverrides] { [header, footer, trailer].compactMap(\.self) }

  /// The names of the pictures that the panels show.
  package var pictureNames: [Located<String>] { panels.flatMap(\.pictureNames) }

  /// What the panels call their pictures, told from those of a scenario with the same name.
  package static func key(ofPicture name: String, in file: String) -> String { "\(file)#\(name)" }
}
