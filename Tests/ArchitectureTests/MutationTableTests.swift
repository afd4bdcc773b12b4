import Testing

@Suite("The table of mutations")
struct MutationTableTests {
  private static let files = Result { try SourceFile.all() }

  private static func table() throws -> MutationTable {
    let file = try files.get().first { $0.path == MutationTable.path }
    return MutationTable(try #require(file).text)
  }

  /// The numbers that say how something moves and that no row of a table marks.
  private static func unmarked(in file: SourceFile, by table: MutationTable) -> [String] {
    let marked = table.rows.filter { $0.file == file.path }.compactMap { $0.place(in: file.text) }
    return DeclaredNumber.all(in: file).filter { declared in
      declared.isOfMotion(in: file) && !marked.contains { $0.overlaps(declared.place) }
    }.map { "\(file.path): \($0.name) has \($0.number)" }
  }

  @Test("has a row for every constant of motion")
  func isWhole() throws {
    let table = try Self.table()

    let unmarked = try Self.files.get().flatMap { Self.unmarked(in: $0, by: table) }

    #expect(table.rows.count > 40)
    #expect(unmarked == [], "They need a row in \(MutationTable.path).")
  }

  @Test("finds each number where it says, once")
  func isUpToDate() throws {
    let texts = Dictionary(uniqueKeysWithValues: try Self.files.get().map { ($0.path, $0.text) })

    let lost = try Self.table().rows.filter { $0.place(in: texts[$0.file] ?? "") == nil }

    #expect(lost.map(\.name) == [])
  }

  @Test("changes each number by a hundredth, or says why not")
  func isFine() throws {
    let rows = try Self.table().rows

    for row in rows {
      #expect(!row.values.isEmpty || row.reason != nil, "\(row.name)")
      for value in row.values {
        #expect(row.isChangedByHundredth(to: value), "\(row.name): \(row.number) to \(value)")
      }
    }
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(rows.count { $0.reason != nil } * 5 < rows.count)
  }

  @Test("would miss a constant that has no row, and only such a one")
  func missesConstants() {
    let file = SourceFile(
      path: "Sources/Motion/A.swift",
      text: """
        case fast = 0.99
        public static let curve = Curve(0.25, 0, 1)
        private static let limit: Int64 = 10_000
        static let zero = Time(ticks: 0)
        let steps = 0x1p20
        let other = 2 * steps
        static let end = Time(ticks: Time.ticksPerSecond / 10)
        """)
    let table = MutationTable(
      """
      # a comment | with | <4> | cells
      A.curve | Sources/Motion/A.swift | Curve(<0.25>, | 0.2525
      A.limit | Sources/Motion/A.swift | Int64 = <10_000> | kept: a reason
      A.end | Sources/Motion/A.swift | ticks: <Time.ticksPerSecond / 10>) | 1
      A.elsewhere | Sources/Motion/B.swift | steps = <0x1p20> | 1
      """)

    #expect(
      Self.unmarked(in: file, by: table) == [
        "Sources/Motion/A.swift: fast has 0.99", "Sources/Motion/A.swift: curve has 1",
        "Sources/Motion/A.swift: steps has 0x1p20",
      ])
    #expect(
      Self.unmarked(in: SourceFile(path: "Sources/Raster/A.swift", text: file.text), by: table)
        == [])
  }

  @Test(
    "knows a hundredth from other changes",
    arguments: [
      ("0.55", "0.5555", true), ("0.55", "0.56", false), ("10.0", "9.9", true),
      ("0.998", "0.99798", true), ("120", "121", true), ("120", "122", false),
      ("720_000", "712_800", true), ("a / 10", "a / 10 * 101 / 100", true), ("a", "b", false),
    ])
  func knowsHundredths(number: String, value: String, isOne: Bool) {
    let table = MutationTable("A | a.swift | x = <\(number)> | \(value)")

    #expect(table.rows.map { $0.isChangedByHundredth(to: value) } == [isOne])
  }
}
