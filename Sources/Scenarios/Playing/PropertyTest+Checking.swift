internal import Drawing
internal import Foundation

extension PropertyTest {
  /// What was expected of a property and what was found, or nil when they agree.
  func difference(of name: String, in view: DisplayList.PlacedView?) -> String? {
    guard let view else { return "it is not on the stage" }
    let found: String
    switch self {
    case .rectangle(let expected):
      let rectangle = name == "frame" ? view.group.frame : view.windowFrame
      if rectangle.isNear(expected) { return nil }
      found = rectangle.shown
    case .flag(let expected):
      if view.group.isHidden == expected { return nil }
      found = "\(view.group.isHidden)"
    case .number(let test):
      let number = view.number(name)
      if number.map(test.accepts) == true { return nil }
      found = number?.shown ?? "none"
    case .word(let expected):
      let word = view.word(name)
      if word == expected { return nil }
      found = word?.quoted ?? "none"
    }
    return "\(name) expected \(words), found \(found)"
  }

  private var words: String {
    switch self {
    case .rectangle(let rectangle): rectangle.shown
    case .flag(let flag): "\(flag)"
    case .number(let test): test.words
    case .word(let word): word.quoted
    }
  }
}

extension DisplayList.PlacedView {
  fileprivate func number(_ name: String) -> Double? {
    switch name {
    case "alpha": return group.opacity
    case "rotation": return group.transform.rotationAngle
    default:
      guard case .number(let number) = property(name) else { return nil }
      return number
    }
  }

  fileprivate func word(_ name: String) -> String? {
    if name == "type" { return group.type }
    switch property(name) {
    case .word(let word), .text(let word): return word
    case .number, nil: return nil
    }
  }

  private func property(_ name: String) -> DisplayList.Property.Value? {
    group.properties.first { $0.name == name }?.value
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) <= NumberTest.exactness }
  }
}
