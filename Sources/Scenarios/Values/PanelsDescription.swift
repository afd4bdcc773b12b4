package import RefreshPanels
package import YAML

/// The panels of the list: pull to refresh, load more, and the one at the right.
package struct PanelsDescription: Equatable, Sendable {
  /// The family, nil only when there is no panel.
  package var family: Located<FamilyReference>?
  /// What the family's file says; nil until it has been read, and for a family that the engine has.
  package var familyFile: FamilyDescription?

  package var behaviour: Behaviour

  /// What differs from the family's header; nil means no header.
  package var header: PanelOverrides?

  /// What differs from the family's footer; nil means no footer.
  package var footer: PanelOverrides?

  /// What differs from the family's trailer; nil means no trailer.
  package var trailer: PanelOverrides?
}

/// What a scenario calls a panel family.
package enum FamilyReference: Equatable, Sendable {
  /// One that the engine has.
  case builtIn(String)
  /// A file, relative to the scenario's.
  case file(String)
}

extension PanelsDescription {
  /// The family that the panels are taken from, with what its file changes.
  package var familyDescription: FamilyDescription? {
    switch family?.value {
    case .builtIn(let name): FamilyDescription(name: name, base: name)
    case .file: familyFile
    case nil: nil
    }
  }

  /// The panels whose work is to start at the hold, with the places at which the file says so, though
  /// the faithful family knows no hold.
  package var firingAtUnknownHold: [(side: PanelSide, place: SourceLocation)] {
    PanelSide.allCases.compactMap { side in
      guard let fireAt = self[side.edge]?.fireAt, fireAt.value == .hold,
        let base = familyDescription.flatMap({ PanelFamily.named($0.base) }),
        base.design(at: side.edge, .faithful)?.policy.firePoint != .hold
      else { return nil }
      return (side, fireAt.location)
    }
  }
}
