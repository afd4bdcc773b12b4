internal import Drawing
import Foundation
internal import Motion
internal import YAML

/// Turns the bytes of a scenario file into a scenario, or into every problem they have.
struct ScenarioDecoder {
  private let context: DecodingContext

  /// Makes a decoder, which notes the ranges of numbers when it is asked to.
  init(notesRanges: Bool = false) {
    context = DecodingContext(notesRanges: notesRanges)
  }

  /// Every key that was asked for, by the pattern of its mapping's path.
  var knownKeys: [String: Set<String>] {
    context.knownKeys
  }

  /// The ranges of the numbers that were read, by the pattern of their paths, when they are noted.
  var knownRanges: [String: Set<NumberRange>] {
    context.knownRanges
  }

  /// Everything refused, in the order of the file.
  var problems: [ScenarioProblem] {
    context.sortedProblems
  }

  /// The scenario as far as it could be read; only without `problems` is it the file's.
  func decode(_ bytes: [UInt8]) -> Scenario? {
    let document = YAMLDocument(parsing: bytes)
    for problem in document.problems {
      context.report(ScenarioProblem(.yaml(problem), at: problem.location))
    }
    guard let root = document.root else { return nil }
    let cursor = DecodingCursor(context: context)
    return ValueReader<Scenario>.mapping(scenario).read(root, cursor)
  }

  private func scenario(_ fields: MappingReader) -> Scenario? {
    let title = fields.optional("title", .text)
    let stage = fields.optional("stage", .stage) ?? Stage(.iPhone5s)
    let list = fields.required("list", .list)
    let panels = fields.optional("panels", .panels)
    let data = fields.optional("data", .data) ?? DataDescription()
    let events = timedEvents(fields)
    let capture = fields.optional("capture", .capture) ?? Capture()
    let variants = fields.optional("variants", .variants) ?? [.standard]
    let expectation = ValueReader<Expectation>.expectation.placed
    let expectations = fields.optional("expect", .list(of: expectation)) ?? []

    let stages = variants.map(stage.applying)
    if !fields.has("panels") || panels != nil {
      PanelPresence(panels).check(events ?? [], expectations)
    }
    for expectation in expectations { expectation.checkTime(in: capture) }
    var coming = ComingAndGoing(isListAway: list?.isAttached == false)
    coming.check(events ?? [])
    if let list { ContentHeight(list).check(data, events ?? [], fields) }
    var finger = FingerTrack(on: stages)
    let resolved = finger.resolve(events ?? [])
    fields.checkPixels(of: stages, turningTo: resolved.orientations(until: capture.latest))
    return list.map { list in
      Scenario(
        title: title, stage: stage, list: list, panels: panels, data: data, events: resolved,
        capture: capture, variants: variants, expectations: expectations.map(\.value))
    }
  }

  /// The events in order of time, or nil when some could not be read.
  ///
  /// Then the finger is not followed either, because an event that is missing would make the next
  /// ones look wrong.
  private func timedEvents(_ fields: MappingReader) -> [TimedEvent]? {
    let count = context.problemCount
    let events = EventExpansion(fields.optional("events", .list(of: .event)) ?? []).events
    EventOrder.check(events)
    return context.problemCount == count ? events : nil
  }
}

extension MappingReader {
  /// Refuses stages whose frames would be too large, or one picture for frames of both orientations.
  fileprivate func checkPixels(of stages: [Stage], turningTo orientations: Set<Orientation>) {
    let limit = ScenarioLimits.pixels
    for stage in stages {
      let canvas = stage.canvas(turningTo: orientations)
      let (width, height) = stage.pixels(of: canvas)
      guard width * height > limit else { continue }
      let fault: ScenarioProblem.LimitFault =
        canvas == stage.size
        ? .pixels(width: width, height: height, limit: limit)
        : .canvas(width: width, height: height, limit: limit)
      return report(.limit(fault), inside: "stage")
    }
  }
}

extension Placed<Expectation> {
  /// Refuses an expectation after the end of the run.
  fileprivate func checkTime(in capture: Capture) {
    var times = value.courses.map(\.end)
    if case .time(let time) = value.moment { times.append(time) }
    guard let time = times.max(), time > capture.latest else { return }
    report(.value(.afterEnd(time, end: capture.latest)))
  }
}
