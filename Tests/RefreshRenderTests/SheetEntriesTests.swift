import Foundation
import Testing

@testable import RefreshRender

@Suite("The frames of a sheet")
struct SheetEntriesTests {
  /// A sheet of so many frames of one small scene.
  private func sheet(frames count: Int) throws -> SheetEntries {
    let scenario = try Scenario(decoding: Array(smallScenario.utf8), file: "a.yaml")
    let player = ScenarioPlayer(scenario.runs()[0], images: [:], measuring: FixedTextMeasurer())
    let frame = try #require(player.next())
    var sheet = SheetEntries()
    for number in 0..<count { sheet.add(frame, names: ["frame\(number)"]) }
    return sheet
  }

  @Test("are all there as long as they fit")
  func fits() throws {
    let captions = try sheet(frames: 240).captions

    #expect(captions.count == 240)
    #expect(captions.allSatisfy { !$0.contains("more") })
  }

  @Test("are counted where they are too many, and not kept")
  func countsExcess() throws {
    let sheet = try sheet(frames: 300)

    let captions = sheet.captions

    #expect(captions.count == 240)
    #expect(captions[239].hasPrefix("0 s  frame239\n"))
    #expect(captions[239].hasSuffix(" (and 60 more)"))
    #expect(captions.dropLast().allSatisfy { !$0.contains("more") })
    let assets = try AssetLibrary.ofProgram()
    let renderer = CairoRenderer(fonts: try FontBook(files: assets.fontFiles))
    #expect(try sheet.bitmap(by: renderer).pixelWidth > 6 * 60)
  }
}
