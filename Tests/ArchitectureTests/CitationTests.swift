import Testing

@Suite("Cited numbers")
struct CitationTests {
  private static let files = Result { try SourceFile.all() }

  @Test("stand in the docs, each once")
  func stand() throws {
    let files = try Self.files.get()

    let carried = try files.flatMap(Citations.carried)
    let missing = try files.flatMap { file in
      try Citations.cited(in: file).subtracting(carried).sorted().map { "\(file.path): \($0)" }
    }

    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    let twice = Dictionary(grouping: carried) { $0 }.filter { $1.count > 1 }.keys
    #expect(twice.isEmpty)
    #expect(Set(carried).isSuperset(of: ["F1", "F9.1", "F74", "Q1", "Q17", "D6", "V13", "B22"]))
  }

  @Test("are found in comments, titles of tests and prose")
  func areFound() throws {
    let swift = SourceFile(
      path: "Sources/Views/A.swift",
      text: """
        /// By F16.1 and Q8.
        let V1 = "B2"
        @Test("moves (F3, V13)")
        let orange = 0xFF8000  // as F55 has it
        """)
    let yaml = SourceFile(path: "Snapshots/a.yaml", text: "title: Fires both (Q3)")

    #expect(try Citations.cited(in: swift) == ["F16.1", "Q8", "F3", "V13", "F55"])
    #expect(try Citations.cited(in: yaml) == ["Q3"])
  }

  @Test("are carried by the first column of a table")
  func areCarried() throws {
    let path = "Sources/RefreshRender/RefreshRender.docc/Facts.md"
    let guide = SourceFile(
      path: path, text: "| no. | fact |\n|---|---|\n| F1 | By F2. |\n| F9.1 | F3 |")

    #expect(try Citations.carried(by: guide) == ["F1", "F9.1"])
    #expect(try Citations.carried(by: SourceFile(path: "README.md", text: guide.text)) == [])
  }
}
