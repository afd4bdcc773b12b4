import Testing

@Suite("The architecture")
struct ArchitectureTests {
  private static let files = Result { try SourceFile.all() }

  @Test("is kept by every file", arguments: ArchitectureRule.all)
  func isKept(rule: ArchitectureRule) throws {
    let files = try Self.files.get()

    let findings = try files.flatMap(rule.findings)

    #expect(findings.isEmpty, "\(rule): \n\(findings.joined(separator: "\n"))")
  }

  @Test("is looked for in all targets and beside them")
  func isLookedFor() throws {
    let files = try Self.files.get()

    let targets = Set(files.map(\.target))
    #expect(targets.isSuperset(of: ["Drawing", "Motion", "YAML", "Raster", "CommandLineTool"]))
    let paths = Set(files.map(\.path))
    #expect(
      paths.isSuperset(of: [
        "Package.swift", "Makefile", ".ci/run", "Assets/Fonts/README.md", "Assets/Fonts/OFL.txt",
        "Tests/ArchitectureTests/ArchitectureTests.swift", "Sources/CYAML/shim.h",
      ]))
    #expect(!paths.contains { $0.hasSuffix(".png") || $0.hasSuffix(".otf") })
  }

  @Test("notes files that have grown long")
  func notesLongFiles() throws {
    let long = try Self.files.get().filter {
      $0.path.hasSuffix(".swift") && $0.lineCount > ArchitectureRule.notableLength
    }

    for file in long { print("note: \(file.path) has \(file.lineCount) lines; split it?") }

    #expect(try long.flatMap(ArchitectureRule.length.findings) == [])
  }
}

@Suite("The rules of the architecture")
struct ArchitectureRuleTests {
  private func findings(
    _ rule: ArchitectureRule, _ path: String, _ text: String
  ) throws -> [String] {
    try rule.findings(SourceFile(path: path, text: text + "\n"))
  }

  @Test(
    "are broken by what they forbid",
    arguments: [
      (.imports, "Sources/Views/A.swift", "internal import CPangoCairo"),
      (.imports, "Sources/Views/A.swift", "import RefreshPanels"),
      (.imports, "Sources/Drawing/Deep/A.swift", "@testable import Motion"),
      (.imports, "Sources/Raster/A.swift", "public import Views"),
      (.imports, "Sources/YAML/A.swift", "import CSpng"),
      (.imports, "Sources/Scenarios/A.swift", "import struct Raster.FontFile"),
      (.imports, "Sources/CommandLineTool/A.swift", "internal import Scenarios"),
      (.imports, "Sources/Motion/A.swift", "import Dispatch"),
      (.imports, "Sources/ImageDownloads/A.swift", "import RefreshPanels"),
      (.imports, "Sources/Scenarios/A.swift", "internal import ImageDownloads"),
      (.imports, "Sources/Views/A.swift", "internal import FoundationNetworking"),
      (.imports, "Sources/Brand/A.swift", "import Foundation"),
      (.libraries, "Sources/Raster/A.swift", "import CPangoCairo"),
      (.libraries, "Sources/Raster/A.swift", "public import CSpng"),
      (.libraries, "Sources/YAML/A.swift", "@preconcurrency import CYAML"),
      (.time, "Sources/Views/A.swift", "let now = Date()"),
      (.time, "Sources/Views/A.swift", "let now = Date.now"),
      (.time, "Sources/RefreshRender/A.swift", "let start = ContinuousClock().now"),
      (.time, "Sources/Motion/A.swift", "usleep(10)"),
      (.time, "Sources/Motion/A.swift", "try await Task.sleep(for: .seconds(1))"),
      (.time, "Sources/Motion/A.swift", "Timer.scheduledTimer(withTimeInterval: 1)"),
      (.time, "Sources/Scenarios/A.swift", "clock_gettime(CLOCK_MONOTONIC, &time)"),
      (.time, "Sources/Scenarios/A.swift", "let now = DispatchTime.now()"),
      (.printing, "Sources/Views/A.swift", "    print(\"here\")"),
      (.printing, "Sources/RefreshRender/A.swift", "if x { print(y) }"),
      (.printing, "Sources/RefreshRender/A.swift", "FileHandle.standardError.write(data)"),
      (.printing, "Sources/Raster/A.swift", "NSLog(\"x\")"),
      (.changingState, "Sources/Views/A.swift", "  static var count = 0"),
      (.changingState, "Sources/Views/A.swift", "  private static var count: Int"),
      (.changingState, "Sources/CommandLineTool/A.swift", "var shared = Tool()"),
      (.changingState, "Sources/Views/A.swift", "nonisolated(unsafe) let x = pointer"),
      (.mathematics, "Sources/Motion/Spring.swift", "let x = exp(-t)"),
      (.mathematics, "Sources/Views/A.swift", "let x = Foundation.atan2(y, x)"),
      (.mathematics, "Sources/Raster/A.swift", "let x = [pow(2, y)]"),
      (.unfinished, "Sources/Views/A.swift", "// TODO: later"),
      (.unfinished, "Sources/Views/A.swift", "fatalError()"),
      (.unfinished, "Sources/CYAML/shim.h", "/* FIXME */"),
      (.length, "Tests/A/B.swift", String(repeating: "let a = 1\n", count: 401)),
      (
        .commandLength, "Sources/CommandLineTool/PlayCommand.swift",
        String(repeating: "let a = 1\n", count: 90)
      ),
      (.machine, "README.md", "cd /home/someone/refreshrender"),
      (.machine, "Sources/Views/A.swift", "let path = \"/Users/someone/fonts\""),
      (.machine, "Snapshots/A/a.yaml", "image: /home/someone/photo.png"),
    ] as [(ArchitectureRule, String, String)])
  func areBroken(rule: ArchitectureRule, path: String, text: String) throws {
    #expect(try !findings(rule, path, text).isEmpty)
  }

  @Test(
    "are kept by what is allowed",
    arguments: [
      (.imports, "Sources/Views/A.swift", "public import Drawing\ninternal import Motion"),
      (.imports, "Sources/RefreshRender/A.swift", "@_exported public import Raster"),
      (.imports, "Sources/Motion/A.swift", "// import CPangoCairo"),
      (.imports, "Tests/ViewsTests/A.swift", "@testable import Views"),
      (.libraries, "Sources/Raster/A.swift", "internal import CPangoCairo"),
      (.time, "Sources/CommandLineTool/A.swift", "DispatchTime.now()"),
      (.time, "Sources/ImageDownloads/A.swift", "try await Task.sleep(for: .seconds(1))"),
      (.time, "Sources/Views/A.swift", "/// Never `Date()`.\nlet dates = Dates()"),
      (.printing, "Sources/CommandLineTool/A.swift", "print(1)"),
      (.printing, "Sources/Views/A.swift", "page.print(1)\nlet x = fingerprint(1) // print(2)"),
      (.changingState, "Sources/Views/A.swift", "  static var zero: Self { Self() }"),
      (.changingState, "Sources/Views/A.swift", "  static let zero = 0\n  var count = 0"),
      (.mathematics, "Sources/Motion/MathFunctions.swift", "Foundation.exp(x)"),
      (.mathematics, "Sources/Motion/A.swift", "let x = math.exp(y) + expand(2) // sin(x)"),
      (.unfinished, "Sources/Views/A.swift", "// All done."),
      (.length, "Tests/A/B.swift", String(repeating: "let a = 1\n", count: 399)),
      (
        .commandLength, "Sources/CommandLineTool/PlayCommand.swift",
        String(repeating: "let a = 1\n", count: 88)
      ),
      (.machine, "README.md", "see https://www.swift.org/home/ and the home/ folder"),
    ] as [(ArchitectureRule, String, String)])
  func areKept(rule: ArchitectureRule, path: String, text: String) throws {
    #expect(try findings(rule, path, text) == [])
  }
}
