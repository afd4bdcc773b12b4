package import Foundation
internal import RefreshPanels
internal import YAML

/// Reads files that describe a panel family, and tells all that is wrong with one.
package enum FamilyFile {
  /// How the name of every such file ends.
  package static let suffix = ".family.yaml"

  /// Reads a family file.
  ///
  /// - Throws: everything that is wrong with it.
  package static func read(_ url: URL) throws(ScenarioFileError) -> FamilyDescription {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(url)
    } catch {
      throw ScenarioFileError(
        file: url.relativePath, problems: [ScenarioProblem(.file(error), at: nil)])
    }
    return try decode(bytes, file: url.relativePath)
  }

  /// Reads a family from the bytes of a file, which is named in messages only.
  ///
  /// - Throws: everything that is wrong with the bytes.
  package static func decode(
    _ bytes: [UInt8], file: String
  ) throws(ScenarioFileError) -> FamilyDescription {
    let context = DecodingContext(notesRanges: false)
    let family = decode(bytes, context)
    guard let family, context.isClean else {
      throw ScenarioFileError(file: file, problems: context.sortedProblems)
    }
    return family
  }

  /// The family as far as it could be read, its problems and keys noted.
  static func decode(_ bytes: [UInt8], _ context: DecodingContext) -> FamilyDescription? {
    let document = YAMLDocument(parsing: bytes)
    for problem in document.problems {
      context.report(ScenarioProblem(.yaml(problem), at: problem.location))
    }
    guard let root = document.root else { return nil }
    return ValueReader<FamilyDescription>.familyDescription
      .read(root, DecodingCursor(context: context))
  }
}

extension ValueReader where Value == FamilyDescription {
  /// A whole family file.
  fileprivate static var familyDescription: ValueReader {
    mapping { fields in
      let name = fields.required("name", .familyTitle)
      let base = fields.optional("basedOn", .familyName) ?? name
      if let name, !fields.has("basedOn"), PanelFamily.named(name) == nil {
        fields.report(.key(.missing(["basedOn"])))
      }
      let header =
        fields.optional("header", ValueReader<PanelOverrides>.header.orNull) ?? PanelOverrides()
      let footer =
        fields.optional("footer", ValueReader<PanelOverrides>.footer.orNull) ?? PanelOverrides()
      let trailer =
        fields.optional("trailer", ValueReader<PanelOverrides>.trailer.orNull) ?? PanelOverrides()
      guard let name, let base else { return nil }
      return FamilyDescription(
        name: name, base: base, header: header, footer: footer, trailer: trailer)
    }
  }
}

extension ValueReader where Value == String {
  /// What a family calls itself: a short line.
  fileprivate static var familyTitle: ValueReader {
    ValueReader { node, cursor in
      ValueReader<String>.pictureName.read(node, cursor)
    }
  }
}
