import Foundation
import RefreshRender
import Testing

@Suite("The scenarios of public bug reports")
struct ReportTests {
  @Test("meet what they expect", arguments: Reports.names)
  func meetExpectations(name: String) throws {
    let failures = try Reports.failures(of: name)

    #expect(failures == [])
  }

  @Test("fail on the wrong result of their report", arguments: ReportCase.all)
  func failOnTheWrongResult(report: ReportCase) throws {
    let failures = try Reports.failures(of: report.name, report.faults)

    #expect(failures == report.failures, "\(failures.joined(separator: "\n"))")
    #expect(!failures.isEmpty)
  }

  @Test("are each known to fail on something")
  func areEachKnownToFail() {
    let corrected = Reports.names.filter { !$0.hasSuffix("-faithful") }

    #expect(Set(ReportCase.all.map(\.name)) == Set(corrected))
  }

  @Test("are of every report that the documentation lists")
  func areOfEveryListedReport() throws {
    let page = Project.root.appending(
      path: "Sources/RefreshRender/RefreshRender.docc/Decisions.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let listed = text.matches(of: /\n\| (B[0-9]+) \|/).map { String($0.1) }
    let played = Reports.names.compactMap { $0.firstMatch(of: /B[0-9]+/).map { String($0.0) } }

    #expect(listed.count == 20)
    #expect(Set(played) == Set(listed))
  }
}
