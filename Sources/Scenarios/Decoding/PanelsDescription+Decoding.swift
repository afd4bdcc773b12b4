import Foundation
internal import RefreshPanels
internal import YAML

extension ValueReader where Value == PanelsDescription {
  /// `panels`: the family, its behaviour and what differs from it.
  static var panels: ValueReader {
    mapping { fields in
      let family = fields.optional("family", ValueReader<FamilyReference>.family.located)
      let behaviour = fields.optional("behaviour", .word) ?? Behaviour.corrected
      let header =
        fields.optional("header", ValueReader<PanelOverrides>.header.orNull) ?? PanelOverrides()
      let footer =
        fields.optional("footer", ValueReader<PanelOverrides>.footer.orNull) ?? PanelOverrides()
      let trailer =
        fields.optional("trailer", ValueReader<PanelOverrides>.trailer.orNull) ?? nil
      let panels = PanelsDescription(
        family: family, behaviour: behaviour, header: header, footer: footer, trailer: trailer)
      if panels.hasPanel, !fields.has("family") { fields.report(.key(.missing(["family"]))) }
      if behaviour == .faithful { fields.refuseHold(of: panels) }
      return panels
    }
  }
}

extension PanelsDescription {
  fileprivate var hasPanel: Bool { header != nil || footer != nil || trailer != nil }
}

extension ValueReader where Value == FamilyReference {
  /// A family's name, or the path of a family file.
  fileprivate static var family: ValueReader {
    ValueReader { node, cursor in
      if let text = node.text, text.hasSuffix(FamilyFile.suffix) {
        return ValueReader<String>.pictureName.map { FamilyReference.file($0) }.read(node, cursor)
      }
      return ValueReader<String>.familyName.map { FamilyReference.builtIn($0) }.read(node, cursor)
    }
  }
}

extension ValueReader where Value == String {
  /// The name of a family that the engine has.
  static var familyName: ValueReader {
    oneOf(PanelFamily.all.map(\.name))
  }
}

extension MappingReader {
  /// Refuses to fire at a hold that faithful panels do not know of.
  fileprivate func refuseHold(of panels: PanelsDescription) {
    for (side, place) in panels.firingAtUnknownHold {
      cursor.appending(side.rawValue).appending("fireAt")
        .report(.value(.holdOfFaithfulPanel), at: place)
    }
  }
}
