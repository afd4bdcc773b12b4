import Drawing
import Foundation
import Motion
import RefreshPanels
import Testing

@testable import Scenarios

@Suite("Pictures that a scenario loads")
struct LazyImageScenarioTests {
  /// The rows whose cells show a picture, and which, in a frame.
  private func shown(_ frame: Frame) -> [Int: String] {
    var pictures: [Int: String] = [:]
    func look(at group: DisplayList.Group) {
      if let image = group.properties.first(where: { $0.name == "image" })?.value,
        case .text(let name) = image,
        let match = group.name.wholeMatch(of: /list\.row(\d+)\.image/), let row = Int(match.1)
      {
        pictures[row] = name
      }
      for case .group(let child) in group.items { look(at: child) }
    }
    look(at: frame.displayList.root)
    return pictures
  }

  private func play(
    _ list: String, data: String, events: [String] = [], behaviour: String = "corrected",
    until: String = "settled"
  ) throws -> PlayingStage {
    try PlayingStage(
      """
      stage: { size: [320, 568], scale: 2, statusBar: 20 }
      list: { \(list) }
      panels: { behaviour: \(behaviour), header: null, footer: null }
      data: { \(data) }
      events: [\(events.joined(separator: ", "))]
      capture: { until: \(until) }
      """, images: ["a.png": try picture("a.png"), "b.png": try picture("b.png")])
  }

  private func picture(_ name: String) throws -> Image {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 40, 0, 0, 0, 40]
    return try #require(Image(name: name, data: Data(bytes)))
  }

  @Test("come after the time that the script gives them, and count as fetches")
  func comeInTime() throws {
    let stage = try play(
      "items: [{ imageURL: u/0 }, { imageURL: u/1 }, { image: b.png }, { title: none }]",
      data: "images: { u/0: { after: 0.2, image: a.png }, u/1: { after: 0.3, fails: true } }")

    #expect(shown(try stage.frame(at: 0)) == [2: "b.png"])
    #expect(shown(try stage.frame(at: 0.18)) == [2: "b.png"])
    #expect(shown(try stage.frame(at: 0.2)) == [0: "a.png", 2: "b.png"])
    let last = try #require(stage.frames.last)
    #expect(shown(last) == [0: "a.png", 2: "b.png"])
    #expect(last.facts.imageFetchCount == 2)
    #expect(last.time.seconds >= 0.3)
  }

  @Test("are fetched at rest, for the rows in sight alone")
  func atRest() throws {
    let images = (0..<40).map { "u/\($0): { after: 0.05, image: a.png }" }.joined(separator: ", ")
    let stage = try play(
      "rows: 40, imageURL: 'u/{row}'", data: "images: { \(images) }",
      events: ["{ at: 0.5, fling: { from: [160, 500], by: [0, -150], over: 0.1 } }"])

    let moving = stage.frames.filter { $0.time.seconds > 0.45 && $0.facts.y < 700 }
    #expect(moving.count > 20)
    #expect(moving.allSatisfy { $0.facts.imageFetchCount == 10 })
    let last = try #require(stage.frames.last)
    #expect(last.facts.visibleRows.lowerBound > 10)
    #expect(Set(shown(last).keys) == Set(last.facts.visibleRows))
    #expect(last.facts.imageFetchCount == 10 + last.facts.visibleRows.count)
  }

  @Test("are fetched once for two rows with one address, or twice (L10)")
  func oneAddress() throws {
    for (behaviour, count) in [("corrected", 1), ("faithful", 2)] {
      let stage = try play(
        "rows: 2, imageURL: u", data: "images: { u: { after: 0.2, image: a.png } }",
        behaviour: behaviour)

      let last = try #require(stage.frames.last)
      #expect(last.facts.imageFetchCount == count)
      #expect(shown(last) == [0: "a.png", 1: "a.png"])
    }
  }

  @Test("that another row has fetched meanwhile are found on disk, and shown or not (L9)")
  func foundLate() throws {
    for behaviour in ["corrected", "faithful"] {
      let stage = try play(
        "rows: 40, imageURL: u, title: '{row}'",
        data: "images: { u: { after: 0.2, image: a.png } }",
        events: ["{ at: 0.5, scrollTo: 1200 }"], behaviour: behaviour)

      let last = try #require(stage.frames.last)
      #expect(last.facts.visibleRows == 20..<30)
      #expect(shown(last).count == (behaviour == "corrected" ? 10 : 0))
      #expect(last.facts.imageFetchCount == (behaviour == "corrected" ? 1 : 10))
    }
  }

  @Test("are there from the start for rows that find them on disk, also for rows that come later")
  func onDisk() throws {
    let stage = try play(
      "rows: 2, imageURL: 'u/{row}'",
      data: "imageCache: { u/0: b.png }, images: { u/1: { after: 0.2, image: a.png } }",
      events: ["{ at: 0.5, insertRows: { at: 2, count: 1, imageURL: u/1 } }"])

    #expect(shown(try stage.frame(at: 0)) == [0: "b.png"])
    let last = try #require(stage.frames.last)
    #expect(shown(last) == [0: "b.png", 1: "a.png", 2: "a.png"])
    #expect(last.facts.imageFetchCount == 1)
  }

  @Test("that fail are tried again at each stop, three times in all if corrected (L12)")
  func tryAgain() throws {
    let stops = (1...5).map {
      "{ at: \($0), fling: { from: [160, 300], by: [0, -60], over: 0.2 } }"
    }
    for (behaviour, count) in [("corrected", 3), ("faithful", 6)] {
      let stage = try play(
        "rows: 1, imageURL: u", data: "images: { u: { after: 0.1, fails: true } }",
        events: stops, behaviour: behaviour)

      #expect(try #require(stage.frames.last).facts.imageFetchCount == count)
    }
  }

  @Test("follow a list of one fetch after another, of which the last repeats")
  func listOfFetches() throws {
    let stage = try play(
      "rows: 1, imageURL: u",
      data: "images: { u: [{ after: 0.1, fails: true }, { after: 0.1, image: a.png }] }",
      events: ["{ at: 1, reload: {} }"])

    #expect(shown(try stage.frame(at: 0.9)) == [:])
    #expect(shown(try #require(stage.frames.last)) == [0: "a.png"])
    #expect(try #require(stage.frames.last).facts.imageFetchCount == 2)
  }

  @Test("never come where the script does not say how")
  func noScript() throws {
    let stage = try play("rows: 1, imageURL: u", data: "", until: "1")

    #expect(try #require(stage.frames.last).facts.imageFetchCount == 1)
    #expect(shown(try #require(stage.frames.last)) == [:])
  }

  @Test("belong to their rows when others come above, or to the row's number (L13)")
  func rowsAbove() throws {
    for (behaviour, row) in [("corrected", 5), ("faithful", 2)] {
      let stage = try play(
        "items: [{}, {}, { imageURL: u }, {}, {}, {}, {}]",
        data: "images: { u: { after: 0.5, image: a.png } }",
        events: [
          "{ at: 0.2, insertRows: { at: 0, count: 3, title: new } }", "{ at: 0.3, scrollTo: 0 }",
        ],
        behaviour: behaviour)

      // Rows that repeat the items' pattern have an address again; only the first has been loaded.
      #expect(shown(try #require(stage.frames.last))[row] == "a.png", "\(behaviour)")
    }
  }

  @Test("have blank rows in their place while the app has no rows (L8)")
  func placeholders() throws {
    let stage = try play(
      "rows: 0, placeholderRows: 10, title: T, imageURL: u",
      data: "images: { u: { after: 0.1, image: a.png } }", events: ["{ at: 0.5, setRows: 3 }"])

    let first = try stage.frame(at: 0)
    #expect(first.facts.rowCount == 10)
    #expect(first.facts.contentHeight == 600)
    #expect(try stage.frame(at: 0.4).facts.imageFetchCount == 0)
    let last = try #require(stage.frames.last)
    #expect(last.facts.rowCount == 3)
    #expect(shown(last).count == 3)
  }

  @Test("are fetched at the same instants whatever the frame rate")
  func frameRate() throws {
    let images = (0..<60).map { "u/\($0): { after: 0.05, image: a.png }" }.joined(separator: ", ")
    let text = PlayingStage.text(
      """
      data:
        refresh: { after: 0.4 }
        more: { after: 0.3, append: 5 }
        images: { \(images) }
      events:
        - { at: 0.103, scrollTo: 352 }
        - { at: 0.303, begin: footer }
        - { at: 1.2, scrollTo: 0 }
        - { at: 1.307, begin: header }
        - { at: 2.31, scrollTo: 100 }
        - { at: 2.4, setContentInset: { top: 90 } }
        - { at: 2.6, fling: { from: [160, 300], by: [0, -90], over: 0.1 } }
      capture: { until: 6 }
      """
    ).replacing("title: Row", with: "imageURL: 'u/{row}'")
    func counts(_ rate: Int) throws -> [Int] {
      let stage = try PlayingStage(text, ScenarioRun.Overrides(framesPerSecond: rate))
      return try (0...60).map { tenth in
        let time = Time(seconds: Double(tenth) / 10)
        return try #require(stage.frames.first { $0.time == time }).facts.imageFetchCount
      }
    }

    let slow = try counts(10)
    #expect(Set(slow).count > 3)
    for rate in [30, 50, 60, 120, 240] { #expect(try counts(rate) == slow, "\(rate)") }
  }
}
