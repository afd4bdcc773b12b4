internal import Foundation

extension ViewTree {
  /// The tree for people: a comment with the frame, then a view a line, indented by depth.
  ///
  /// Cost grows with the number of views.
  public var text: String {
    var lines = [FrameLog.comment("frame \(frameIndex) at \(time.seconds.shown) s")]
    root.appendLines(to: &lines, indent: "")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ViewTree.Node {
  fileprivate func appendLines(to lines: inout [String], indent: String) {
    lines.append(indent + line)
    for child in children { child.appendLines(to: &lines, indent: indent + "  ") }
  }

  private var line: String {
    var words = [name.isEmpty ? "-" : name, type, frame.shown, "window \(windowFrame.shown)"]
    if isHidden { words.append("hidden") }
    if alpha != 1 { words.append("alpha=\(alpha.shown)") }
    if rotation != 0 { words.append("rotation=\(rotation.shown)") }
    words += properties.map(\.description)
    return words.joined(separator: " ")
  }
}
