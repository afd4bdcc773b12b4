internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels

/// A run as a table: a line a frame, columns parted by blanks, for people and for programs.
public enum FrameLog {
  /// What stands for a value that is not there.
  public static let nothing = "-"

  /// The line that names the columns, with those for a trailer where a scenario has one.
  public static func header(trailer hasTrailer: Bool = false) -> String {
    line((hasTrailer ? columns + trailerColumns : columns).map(\.name))
  }

  private static let columns: [(name: String, width: Int)] = [
    ("frame", 5), ("time", 8), ("y", 8), ("top", 6), ("bottom", 6), ("content", 8),
    ("header", 15), ("footer", 15), ("rows", 9), ("dragging", 8), ("tree", 32), ("pixels", 32),
  ]

  /// What the table of a scenario with a trailer has besides.
  private static let trailerColumns: [(name: String, width: Int)] = [("trailer", 15), ("x", 8)]

  /// A frame's line.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - tree: The hash of the frame's printed display list.
  ///   - pixels: The hash of its pixels, or `nothing`.
  ///   - hasTrailer: Whether the table has the columns for a trailer.
  public static func line(
    _ frame: Frame, tree: String, pixels: String, trailer hasTrailer: Bool = false
  ) -> String {
    let facts = frame.facts
    let values = [
      "\(frame.index)", frame.time.fourDecimals, facts.y.shown, facts.insetTop.shown,
      facts.insetBottom.shown, facts.contentHeight.shown, word(facts.header), word(facts.footer),
      word(facts.visibleRows), facts.isDragging ? "1" : "0", tree, pixels,
    ]
    return line(hasTrailer ? values + [word(facts.trailer), facts.x.shown] : values)
  }

  /// A line that programs pass over.
  public static func comment(_ words: String) -> String { "# \(words)" }

  private static func line(_ values: [String]) -> String {
    let padded = zip(values, columns + trailerColumns).map { value, column in
      value + String(repeating: " ", count: max(0, column.width - value.count))
    }
    var line = padded.joined(separator: " ")
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func word(_ panel: FrameFacts.Panel?) -> String {
    panel.map { "\($0.state.rawValue):\($0.percent)" } ?? nothing
  }

  private static func word(_ rows: Range<Int>) -> String {
    rows.isEmpty ? nothing : "\(rows.lowerBound)-\(rows.upperBound - 1)"
  }
}

extension Time {
  /// The time in seconds with exactly four decimals, halves up.
  fileprivate var fourDecimals: String {
    let tenThousandths = (ticks * 10_000 + Self.ticksPerSecond / 2) / Self.ticksPerSecond
    let decimals = String(10_000 + tenThousandths % 10_000).dropFirst()
    return "\(tenThousandths / 10_000).\(decimals)"
  }
}
