extension ArchitectureRule {
  /// Which modules each target may import besides Foundation.
  private static let arrows: [String: [String]] = [
    "Drawing": [],
    "Motion": [],
    "Views": ["Drawing", "Motion"],
    "RefreshPanels": ["Drawing", "Motion", "Views"],
    "ImageDownloads": ["Drawing", "Views", "FoundationNetworking", "Synchronization"],
    "YAML": ["CYAML"],
    "Scenarios": ["Drawing", "Motion", "Views", "RefreshPanels", "YAML"],
    "Raster": ["Drawing", "CPangoCairo", "CXXHash", "CDeflate", "CSpng"],
    "RefreshRender": [
      "Drawing", "Motion", "Views", "RefreshPanels", "YAML", "Scenarios", "Raster",
      "Synchronization",
    ],
    "CommandLineTool": ["RefreshRender", "Synchronization"],
  ]

  /// What comes before a module's name: attributes, an access level, and the kind of one type.
  private static let beginning =
    #"^[ \t]*(@\w+(\([^)\n]*\))?\s+)*((public|package|internal|private|fileprivate)\s+)?"#
    + #"import\s+((struct|class|enum|protocol|typealias|func|let|var)\s+)?"#

  static let imports = ArchitectureRule(
    description: "targets import only what lies below them"
  ) { file in
    guard file.path.hasPrefix("Sources/"), file.path.hasSuffix(".swift") else { return [] }
    guard let below = arrows[file.target] else {
      return ["\(file.path): the target '\(file.target)' has no arrows yet"]
    }
    let allowed = (below + ["Foundation"]).joined(separator: "|")
    return try file.places(of: "\(beginning)(?!(\(allowed))\\b)\\w+", in: file.code)
  }

  static let libraries = ArchitectureRule(
    description: "C modules are imported internally, so that none of their types gets out"
  ) { file in
    let all = try file.places(of: "\(beginning)C[A-Z]", in: file.code)
    let kept = try file.places(of: #"^internal import C[A-Z]"#, in: file.code)
    return all.filter { !kept.contains($0) }
  }
}
