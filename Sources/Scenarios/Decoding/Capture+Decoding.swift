internal import Motion
internal import RefreshPanels
internal import YAML

extension ValueReader where Value == Capture {
  /// `capture`: how often, how long, which frames by name.
  static var capture: ValueReader {
    mapping { fields in
      var capture = Capture()
      let framesPerSecond = fields.optional("fps", .integer(1...240))
      capture.framesPerSecond = framesPerSecond ?? capture.framesPerSecond
      capture.end = fields.optional("until", .end) ?? capture.end
      capture.cap = fields.optional("cap", .seconds(.duration)) ?? capture.cap
      let keyFrames = ValueReader<Capture.KeyFrame>.keyFrame.placed
      let limit = ScenarioLimits.keyFrames
      let frames = fields.optional("keyFrames", .list(of: keyFrames, atMost: limit)) ?? []
      capture.keyFrames = frames.map(\.value)
      fields.checkEnd(of: capture)
      checkNames(of: frames)
      checkTimes(of: frames, in: capture)
      return capture
    }
  }
}

extension Capture {
  /// The last moment there can be.
  var latest: Time {
    switch end {
    case .settled: cap
    case .time(let time): min(time, cap)
    }
  }
}

extension ValueReader where Value == Capture.End {
  /// `settled`, or seconds.
  fileprivate static var end: ValueReader {
    expecting(.settledOrSeconds(.duration)) { node in
      if node.text == "settled" { return .settled }
      guard let seconds = node.number, NumberRange.duration.contains(seconds) else { return nil }
      return .time(Time(seconds: seconds))
    }
  }
}

extension ValueReader where Value == Capture.KeyFrame {
  fileprivate static var keyFrame: ValueReader {
    mapping { fields in
      let time = fields.required("at", .seconds(.moment))
      let name = fields.required("name", .frameName)
      guard let time, let name else { return nil }
      return Capture.KeyFrame(time: time, name: name, location: fields.location(of: "name"))
    }
  }
}

extension MappingReader {
  fileprivate func checkEnd(of capture: Capture) {
    guard case .time(let end) = capture.end, end > capture.cap else { return }
    cursor.appending("until").report(
      .value(.afterCap(end, cap: capture.cap)), at: location(of: "until"))
  }
}

extension ValueReader where Value == Capture {
  /// Names are compared without case, as some file systems do.
  private static func checkNames(of frames: [Placed<Capture.KeyFrame>]) {
    var seen: Set<String> = []
    for frame in frames {
      let name = frame.value.name
      if ownNames.contains(name.lowercased()) {
        frame.cursor.report(.value(.reservedName(name)), at: frame.value.location)
      } else if !seen.insert(name.lowercased()).inserted {
        frame.cursor.report(.value(.repeated(name)), at: frame.value.location)
      }
    }
  }

  private static func checkTimes(of frames: [Placed<Capture.KeyFrame>], in capture: Capture) {
    for frame in frames where frame.value.time > capture.latest {
      frame.report(.value(.afterEnd(frame.value.time, end: capture.latest)))
    }
  }

  /// The names of automatic key frames: `start`, and `header-armed` and so on.
  private static var ownNames: Set<String> {
    let names = PanelSide.allCases.flatMap { side in
      RefreshState.allCases.map { "\(side.rawValue)-\($0.rawValue)".lowercased() }
    }
    return Set(names + ["start"])
  }
}
