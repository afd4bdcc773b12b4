internal import Foundation

// The printed form of a display list: one thing a line, two blanks deeper within each view. Numbers
// have four decimals at most, so a difference in the last bit of a processor's sine is not shown.

extension DisplayList: CustomStringConvertible {
  /// The list as text, one item a line; cost grows with the list.
  public var description: String {
    var lines = ["stage \(size.shown) scale \(scale.shown)"]
    root.appendLines(to: &lines, indent: "")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayList.Property: CustomStringConvertible {
  /// The property as `name=value`.
  public var description: String {
    switch value {
    case .word(let word): "\(name)=\(word)"
    case .text(let text): "\(name)=\(text.quoted)"
    case .number(let number): "\(name)=\(number.shown)"
    }
  }
}

extension DisplayList.Group {
  fileprivate func appendLines(to lines: inout [String], indent: String) {
    lines.append(indent + headline)
    let inner = indent + "  "
    for item in items {
      switch item {
      case .group(let group): group.appendLines(to: &lines, indent: inner)
      case .fill(let shape, let color): lines.append("\(inner)fill \(shape) \(color)")
      case .image(let image, let rectangle):
        lines.append("\(inner)image \(image.name.quoted) \(rectangle.shown)")
      case .text(let text): lines.append(inner + text.line)
      }
    }
  }

  private var headline: String {
    var words = [name.isEmpty ? "-" : name, type, frame.shown, "at", placement.shown]
    if !transform.isIdentity { words += ["transform", transform.shown, "about", anchor.shown] }
    if clips { words.append("clips") }
    if opacity != 1 { words += ["opacity", opacity.shown] }
    if isHidden { words.append("hidden") }
    words += properties.map(\.description)
    return words.joined(separator: " ")
  }
}

extension DisplayList.Text {
  fileprivate var line: String {
    let font = style.font
    return [
      "text", string.quoted, box.shown, "\(font.family.quoted) \(font.size.shown)",
      font.weight.rawValue, style.alignment.rawValue, style.lineBreakMode.rawValue,
      "lines \(style.numberOfLines)", "\(color)",
    ].joined(separator: " ")
  }
}

extension Shape: CustomStringConvertible {
  /// The shape's kind and numbers.
  public var description: String {
    switch self {
    case .rectangle(let rectangle): return "rectangle \(rectangle.shown)"
    case .roundedRectangle(let rectangle, let radius):
      return "roundedRectangle \(rectangle.shown) \(radius.shown)"
    case .ellipse(let rectangle): return "ellipse \(rectangle.shown)"
    case .polygon(let points): return "polygon " + points.map(\.shown).joined(separator: " ")
    case .transformed(let shape, let transform): return "\(shape) by \(transform.shown)"
    }
  }
}
