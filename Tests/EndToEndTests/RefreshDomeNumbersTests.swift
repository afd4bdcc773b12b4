import Foundation
import RefreshRender
import Testing

@Suite("The numbers of RefreshDome's source in the demo's frame logs")
struct RefreshDomeNumbersTests {
  /// Ease-in-out over 0.2 s at 60 frames a second (RefreshDome's source, Triggers).
  private static let progress = [
    0, 0.0136, 0.0561, 0.1292, 0.2318, 0.3588, 0.5, 0.6412, 0.7682, 0.8708, 0.9439, 0.9864, 1,
  ]

  /// The way between two offsets as drawn at scale 2.
  private static func way(from start: Double, to end: Double) -> [Double] {
    progress.map { ((start + (end - start) * $0) * 2 + 0.5).rounded(.down) / 2 }
  }

  private static func table(_ name: String) throws -> FrameTable {
    FrameTable(try Project.committedLog(name))
  }

  @Test("arms strictly beyond 60 pt", arguments: ["pull-and-release", "pull-and-release-faithful"])
  func arms(name: String) throws {
    let table = try Self.table(name)
    let dragged = table.rows.filter { $0["dragging"] == "1" }

    #expect(dragged.count > 30)
    for row in dragged {
      let isArmed = row["header"]?.hasPrefix("armed") == true
      let y = try #require(Double(row["y"] ?? ""))
      #expect(isArmed == (y < -60), "frame \(row["frame"] ?? "")")
    }
  }

  @Test("opens and closes in 12 frames of ease-in-out")
  func opensAndCloses() throws {
    let table = try Self.table("pull-and-release")
    let opening = try #require(table.frames("header", in: "opening").first)
    let closing = try #require(table.frames("header", in: "closing").first)

    let opened = table.numbers("y", opening...opening + 12)
    let closed = table.numbers("y", closing...closing + 12)

    #expect(opened == Self.way(from: -76, to: -70))
    #expect(closed == Self.way(from: -70, to: 0))
  }

  @Test("a faithful panel glides from the release to the inset, and back a turn after its look")
  func glidesFaithfully() throws {
    let table = try Self.table("pull-and-release-faithful")
    let release = try #require(table.frames("header", in: "refreshing").first)
    let ended = try #require(table.frames("header", in: "refreshing").last) + 1

    #expect(table.numbers("y", release...release + 12) == Self.way(from: -76, to: -70))
    #expect(table.rows[ended]["top"] == "70")
    #expect(table.rows[ended + 1]["top"] == "0")
    #expect(table.numbers("y", ended + 1...ended + 13) == Self.way(from: -70, to: 0))
  }

  @Test("holds 70 pt from the release to the answer")
  func holdsRoom() throws {
    let table = try Self.table("pull-and-release")
    let held = table.rows.indices.filter { table.rows[$0]["top"] == "70" }

    #expect(held == Array(54..<114))
  }

  @Test(
    "the footer arms beyond 412 and holds at 422", arguments: ["load-more", "load-more-faithful"])
  func footerHolds(name: String) throws {
    let table = try Self.table(name)
    let armed = table.frames("footer", in: "armed")
    let refreshing = table.frames("footer", in: "refreshing")

    #expect(table.numbers("y", armed).min().map { $0 > 412 } == true)
    #expect(try #require(Double(table.rows[armed[0] - 1]["y"] ?? "")) <= 412)
    #expect(table.numbers("y", refreshing.suffix(20)).allSatisfy { $0 == 422 })
    #expect(table.rows.last?["y"] == "422")
  }

  @Test(
    "the faithful footer stands where the source's two formulas put it",
    arguments: [
      ("short-content-faithful", [548.0, 600]), ("both-panels-faithful", [1004.0, 1024, 1200]),
      ("load-more-faithful", [900.0, 1200]),
    ])
  func footerPlaces(name: String, places: [Double]) throws {
    var found: [Double] = []
    for frame in try Project.frames(name) {
      let footer = try #require(group("footer", in: frame.displayList.root))
      if footer.frame.minY != found.last { found.append(footer.frame.minY) }
    }

    #expect(found == places)
  }

  @Test("the corrected footer stands below the content or the viewport, whichever is lower")
  func correctedFooterPlaces() throws {
    for frame in try Project.frames("short-content") {
      let footer = try #require(group("footer", in: frame.displayList.root))
      #expect(Double(footer.frame.minY) == max(frame.facts.contentHeight, 548))
    }
  }

  private func group(_ name: String, in group: DisplayList.Group) -> DisplayList.Group? {
    if group.name == name { return group }
    return group.children.lazy.compactMap { self.group(name, in: $0) }.first
  }
}
