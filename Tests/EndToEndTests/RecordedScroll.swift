import Foundation
import Testing

/// A recorded scroll of UIKit, as the file of recordings has it.
struct RecordedScroll: Decodable, CustomTestStringConvertible {
  let id: String
  let input: Input
  let expected: Expected
  let tolerance: Tolerance

  var testDescription: String { id }

  struct Input: Decodable {
    let tree: [View]
    let script: [Step]
  }

  /// The one scroll view or table of a recording.
  struct View: Decodable {
    let frame: [Double]
    let contentSize: [Double]?
    let sections: [Section]?
    let offset: [Double]
  }

  struct Section: Decodable {
    let rows: Int
    let rowHeight: Double
  }

  /// A drag, or an offset set by the program.
  struct Step: Decodable {
    let began: [Double]?
    let eventInterval: Double?
    let moves: Int?
    let moveDistance: Double?
    let value: [Double]?
    let animated: Bool?

    private enum CodingKeys: String, CodingKey {
      case began, moves, value, animated
      case eventInterval = "event_interval"
      case moveDistance = "dy_per_move"
    }
  }

  struct Expected: Decodable {
    let releaseTime: Double?
    let offsetAtRelease: Double?
    let finalOffset: Double?
    /// `[seconds since the release, offset]`.
    let samplesAfterRelease: [[Double]]?
    /// `[seconds since the call, offset]`.
    let samples: [[Double]]?
    /// `[travel of the finger, offset]`.
    let offsetByTravel: [[Double]]?
    let callbacks: [Callback]?

    private enum CodingKeys: String, CodingKey {
      case samples, callbacks
      case releaseTime = "release_t"
      case offsetAtRelease = "offset_at_release"
      case finalOffset = "final_offset"
      case samplesAfterRelease = "samples_after_release"
      case offsetByTravel = "offset_by_travel"
    }
  }

  struct Callback: Decodable {
    let name: String
    /// Seconds since the finger came down.
    let time: Double?

    private enum CodingKeys: String, CodingKey {
      case name
      case time = "t"
    }
  }

  /// How far the engine may be off, in points and seconds.
  struct Tolerance: Decodable {
    let offset: Double?
    /// How late the recorded motion may have begun, from and to.
    let startLatency: [Double]?
    let endTime: Double?

    private enum CodingKeys: String, CodingKey {
      case offset = "offset_abs"
      case startLatency = "start_latency_s"
      case endTime = "end_time_s"
    }
  }

  /// Every case of a file of recordings.
  static func cases(of file: String) throws -> [RecordedScroll] {
    struct File: Decodable {
      let cases: [Lenient]
    }
    /// A case of another shape, such as one without a script, is none of these.
    struct Lenient: Decodable {
      let scroll: RecordedScroll?
      init(from decoder: any Decoder) throws { scroll = try? RecordedScroll(from: decoder) }
    }
    let url = Project.root.appending(path: "Tests/UIKitTests/Resources/Recordings/\(file).json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
      .compactMap(\.scroll)
  }
}

extension RecordedScroll {
  /// When the finger comes down, or the program sets the offset, in the scenarios made from
  /// recordings: the list has come to its first offset by then.
  static let start = 0.5

  private var view: View { input.tree[0] }
  private var step: Step { input.script[0] }

  /// The recording as a scenario, the finger as quick as recorded.
  func scenario(framesPerSecond: Int) -> String {
    scenario(framesPerSecond: framesPerSecond, moveInterval: step.eventInterval ?? 0)
  }

  /// The recording as a scenario whose finger makes one recorded move from sample to sample.
  func scenarioBySample() -> String { scenario(framesPerSecond: 120, moveInterval: 1.0 / 120) }

  private func scenario(framesPerSecond: Int, moveInterval: Double) -> String {
    """
    title: \(id)
    stage:
      size: [\(view.frame[2]), \(view.frame[3])]
      scale: 3
      safeArea: { top: 0, bottom: 0 }
      statusBar: 0
    list: { frame: screen, \(rows) }
    panels: { header: null, footer: null }
    events:
      - { at: 0, scrollTo: \(view.offset[1]) }
    \(events(moveInterval: moveInterval).map { "  - " + $0 }.joined(separator: "\n"))
    capture: { fps: \(framesPerSecond) }

    """
  }

  /// Rows as high and as many as the recorded content.
  private var rows: String {
    if let section = view.sections?.first {
      return "rowHeight: \(section.rowHeight), rows: \(section.rows)"
    }
    let height = 100.0
    return "rowHeight: \(height), rows: \(Int((view.contentSize?[1] ?? 0) / height))"
  }

  private func events(moveInterval: Double) -> [String] {
    let start = Self.start
    guard let began = step.began, let moves = step.moves, let distance = step.moveDistance else {
      let y = step.value?[1] ?? 0
      return ["{ at: \(start), scrollTo: \(y), animated: \(step.animated ?? false) }"]
    }
    let duration = Double(moves) * moveInterval
    let release = start + (expected.releaseTime ?? duration + moveInterval)
    return [
      "{ at: \(start), drag: { from: \(began), by: [0, \(Double(moves) * distance)], "
        + "over: \(duration) } }",
      "{ at: \(release), release: {} }",
    ]
  }

  /// How far the finger moves from sample to sample, as far as it goes.
  var travelPerMove: Double { abs(step.moveDistance ?? 0) }
}
