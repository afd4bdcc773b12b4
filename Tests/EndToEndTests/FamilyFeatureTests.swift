import Foundation
import RefreshRender
import Testing

@Suite("The table of families and features")
struct FamilyFeatureTests {
  private static let page = Project.root.appending(
    path: "Sources/RefreshRender/RefreshRender.docc/Features.md")

  @Test("stands on its page as the scenarios make it")
  func page() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)

    let start = try #require(text.range(of: "\n| feature |"))
    let table = text[start.lowerBound...].dropFirst()

    let wanted = FeatureTable(FamilyFeature.all).markdown
    if table != wanted {
      let page = String(text[...start.lowerBound]) + wanted
      try page.write(
        to: FileManager.default.temporaryDirectory.appending(path: "Features.md"),
        atomically: true, encoding: .utf8)
    }
    #expect(
      table == wanted, "Put the page in place that now is in the temporary folder as Features.md.")
  }

  @Test("names scenarios that are there and have panels of the family")
  func scenarios() throws {
    for feature in FamilyFeature.all {
      for (family, path) in feature.scenarios {
        #expect(PanelFamily.named(family) != nil, "\(feature.name): \(family)")
        guard let path else { continue }
        let file = Project.root.appending(path: "Snapshots/\(path).yaml")
        let text = try? String(contentsOf: file, encoding: .utf8)
        #expect(
          text?.contains("family: \(family)") == true
            || text?.contains("family: Berry.family.yaml") == true
            || (text != nil && path.hasPrefix("\(family)/")),
          "\(feature.name): \(path) has no panels of \(family)")
      }
    }
  }
}

/// The features and families as a table in Markdown.
struct FeatureTable {
  let markdown: String

  init(_ features: [FamilyFeature]) {
    let families = PanelFamily.all.map(\.name)
    let head = [
      "| feature | " + families.joined(separator: " | ") + " |",
      "|---|" + families.map { _ in "---|" }.joined(),
    ]
    let rows = features.map { feature in
      let cells = families.map { Self.cell(feature.scenarios[$0]) }
      return "| \(feature.name) | " + cells.joined(separator: " | ") + " |"
    }
    markdown = (head + rows).joined(separator: "\n") + "\n"
  }

  /// Nothing known of the source, a feature that is not modelled, or one that a scenario shows.
  private static func cell(_ scenario: String??) -> String {
    guard let scenario else { return "–" }
    guard let path = scenario else { return "not modelled" }
    return "[works](../../../Snapshots/\(path).yaml)"
  }
}
