internal import Foundation

/// The key frames of a run, kept as display lists until the sheet is made of them.
struct SheetEntries {
  private var entries: [(list: DisplayList, caption: String)] = []
  /// How many frames the sheet leaves out.
  private var leftOut = 0

  /// The most pixels that all frames together are drawn with.
  private static let pixelBudget = 2.0 * Double(ContactSheet.maximumPixelCount)

  var isEmpty: Bool { entries.isEmpty }

  /// Adds a frame under its names; frames beyond what a sheet shows are counted only.
  mutating func add(_ frame: Frame, names: [String]) {
    guard entries.count < ContactSheet.maximumFrames else {
      leftOut += 1
      return
    }
    let time = "\(frame.time.seconds.shown) s"
    let states = [
      frame.facts.header.map { "header \($0.state.rawValue) \($0.percent) %" },
      frame.facts.footer.map { "footer \($0.state.rawValue) \($0.percent) %" },
    ].compactMap(\.self)
    let caption = "\(time)  \(names.joined(separator: ", "))\n\(states.joined(separator: ", "))"
    entries.append((frame.displayList, caption))
  }

  /// The sheet; cost grows with the frames' areas.
  func bitmap(by renderer: CairoRenderer) throws -> Bitmap {
    let scale = drawingScale
    let captions = captions
    let frames = try entries.indices.map {
      (try renderer.render(entries[$0].list, scale: scale), caption: captions[$0])
    }
    return try ContactSheet(columns: columns).compose(frames, scale: scale, renderer: renderer)
  }

  /// The words below the frames; the last ones say how many frames are left out.
  var captions: [String] {
    var captions = entries.map(\.caption)
    if leftOut > 0 { captions[captions.count - 1] += " (and \(leftOut) more)" }
    return captions
  }

  /// So many that all rows are about equally long, and none longer than six.
  private var columns: Int {
    let rows = (entries.count + 5) / 6
    return (entries.count + rows - 1) / max(1, rows)
  }

  /// The frames' own scale, or a smaller one when their number would take too much memory.
  private var drawingScale: CGFloat {
    let area = entries.reduce(0) { $0 + $1.list.size.width * $1.list.size.height }
    var scale = entries.first?.list.scale ?? 1
    while scale > 1, area * scale * scale > Self.pixelBudget { scale -= 1 }
    return scale
  }
}
