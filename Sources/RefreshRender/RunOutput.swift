internal import Foundation

/// The files of one run while they grow: table, pictures, animation, sheet.
struct RunOutput {
  /// The frames that have a picture.
  private(set) var pictures = IndexSet()

  /// The names of the other files besides the table.
  private(set) var files: [String] = []

  private let renderer: RunRenderer
  private let folder: RunFolder
  private let table: TextFileWriter
  private let animation: APNGWriter?
  private let hasTrailer: Bool
  private let canvas: (width: Int, height: Int)
  private var keyFrames: KeyFrames
  private var checker: ExpectationChecker
  private var sheet = SheetEntries()
  private var last: Frame?
  /// The frame that the animation shows until the next one that is chosen.
  private var lastAnimated: (index: Int, bitmap: Bitmap)?

  init(_ renderer: RunRenderer, _ folder: RunFolder) throws {
    self.renderer = renderer
    self.folder = folder
    table = try TextFileWriter(path: folder.staged(FrameName.table).path)
    hasTrailer = renderer.planned.run.hasTrailer
    try table.write(line: FrameLog.header(trailer: hasTrailer))
    if renderer.settings.writesPictures { try folder.makeStagedFolder(FrameName.folder) }
    animation =
      renderer.settings.format == .apng
      ? try APNGWriter(
        folder.staged(FrameName.animation), framesPerSecond: renderer.planned.run.framesPerSecond)
      : nil
    canvas = try renderer.planned.canvasPixels
    keyFrames = KeyFrames(renderer.planned.run)
    checker = ExpectationChecker(renderer.planned.run)
  }

  /// Takes the next frame.
  mutating func add(_ frame: Frame, isLast: Bool) throws {
    checker.look(at: frame)
    var names = keyFrames.names(of: frame)
    if isLast, names.isEmpty { names = ["end"] }
    let picture = try picture(of: frame, isKey: !names.isEmpty)
    try table.write(
      line: FrameLog.line(
        frame, tree: renderer.painter.treeHash(of: frame.displayList),
        pixels: picture?.hash ?? FrameLog.nothing, trailer: hasTrailer))
    if renderer.settings.writesPictures, !names.isEmpty { sheet.add(frame, names: names) }
    last = frame
  }

  /// Draws a frame as far as it is wanted: a picture's hash is, wherever pictures are.
  private mutating func picture(of frame: Frame, isKey: Bool) throws -> FramePicture? {
    let settings = renderer.settings
    guard settings.writesPictures || settings.hashesPixels else { return nil }
    let picture = try renderer.painter.picture(of: frame.displayList)
    guard settings.writesPictures, settings.frames.contains(frame.index, isKey: isKey) else {
      return picture
    }
    try FileWriter.write(picture.png(), to: folder.staged(FrameName.path(frame.index)))
    try animate(picture.bitmap, frame.index)
    pictures.insert(frame.index)
    return picture
  }

  /// Adds a frame to the animation; the one before stays for all frames that were not chosen.
  private mutating func animate(_ bitmap: Bitmap, _ index: Int) throws {
    guard let animation else { return }
    let bitmap = bitmap.extended(
      toPixelWidth: canvas.width, height: canvas.height,
      filledWith: renderer.planned.run.stage.background.pixel)
    if let lastAnimated {
      for _ in (lastAnimated.index + 1)..<index { try animation.append(lastAnimated.bitmap) }
    }
    try animation.append(bitmap)
    lastAnimated = (index, bitmap)
  }

  /// Ends all files, and notes what the whole run shows.
  mutating func finish(_ player: ScenarioPlayer, _ report: inout RunReport) throws {
    checker.finish()
    report.frameCount = (last?.index ?? -1) + 1
    report.seconds = last?.time.seconds ?? 0
    report.pictureCount = pictures.count
    report.stopReason = player.stopReason
    report.reachedCap = player.reachedCap
    report.isFingerDown = player.isFingerDown
    report.metExpectations = checker.metCount
    report.invariants = player.invariants
    report.problems += player.invariants.failures.map {
      RenderProblem($0, in: "\(file):\(renderer.planned.run.variantName)")
    }
    report.problems += failedExpectations + unreachedKeyFrames + unusedSelection
    if player.reachedCap {
      let cap = renderer.planned.run.scenario.capture.cap.seconds.shown
      try table.write(line: FrameLog.comment("capped: not settled after \(cap) s"))
    }
    if let reason = player.stopReason {
      try table.write(line: FrameLog.comment("stopped: \(reason)"))
    }
    try table.finish()
    try finishPictures()
  }

  private mutating func finishPictures() throws {
    if let animation, !pictures.isEmpty {
      try animation.finish()
      files.append(FrameName.animation)
    }
    if renderer.settings.writesPictures, !sheet.isEmpty {
      let bitmap = try sheet.bitmap(by: renderer.painter.renderer)
      try PNGWriter().write(bitmap, to: folder.staged(FrameName.sheet))
      files.append(FrameName.sheet)
    }
  }
}

extension RunOutput {
  private var file: String { renderer.planned.loaded.file.path }

  /// Says which run a problem belongs to, where a scenario has several.
  private var runName: String {
    let name = renderer.planned.run.variantName
    return name == "default" ? "" : "[\(name)] "
  }

  private var failedExpectations: [RenderProblem] {
    checker.failures.map {
      RenderProblem(.expectation, in: file, at: $0.location, runName + $0.message)
    }
  }

  private var unreachedKeyFrames: [RenderProblem] {
    guard let last else { return [] }
    let all = renderer.planned.run.scenario.capture.keyFrames
    return all.filter { $0.time > last.time }.map { key in
      RenderProblem(
        .input, in: file, at: key.location,
        "\(runName)key frame \(key.name.quotedInMessage) is at \(key.time.seconds.shown) s, but "
          + "the last frame is at \(last.time.seconds.shown) s. Choose an earlier time.")
    }
  }

  private var unusedSelection: [RenderProblem] {
    guard let last, pictures.isEmpty, renderer.settings.writesPictures else { return [] }
    return [
      RenderProblem(
        .request, at: file,
        "\(runName)'--frames \(renderer.settings.frames)' takes no frame: the run has frames 0 to "
          + "\(last.index). Choose some of them.")
    ]
  }
}
