import Foundation
import Testing

@testable import Scenarios

@Suite("The demo scenarios")
struct DecodingDemoTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Snapshots").standardizedFileURL

  @Test("are accepted without a problem")
  func areAccepted() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    let files = paths.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix(".family.yaml") }

    #expect(!files.isEmpty)
    for file in files {
      #expect(throws: Never.self) { try Scenario(contentsOf: Self.folder.appending(path: file)) }
    }
  }
}
