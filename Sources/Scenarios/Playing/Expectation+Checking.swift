internal import Drawing
internal import RefreshPanels

extension Expectation.Check {
  /// What was expected and what was found, or nil when they agree.
  func difference(in frame: Frame) -> String? {
    let facts = frame.facts
    switch self {
    case .state(let side, let state):
      let found = facts.panel(side)?.state
      return found == state
        ? nil : "\(side.rawValue) expected \(state.rawValue), found \(found?.rawValue ?? "none")"
    case .number(let quantity, let test):
      let found = facts.number(quantity)
      return test.accepts(found)
        ? nil : "\(quantity.rawValue) expected \(test.words), found \(found.shown)"
    case .visibleRows(let first, let last):
      let rows = facts.visibleRows
      if rows == first..<(last + 1) { return nil }
      let found = rows.isEmpty ? "none" : "[\(rows.lowerBound), \(rows.upperBound - 1)]"
      return "visibleRows expected [\(first), \(last)], found \(found)"
    case .actions(let side, let count):
      let found = facts.panel(side)?.actionCount ?? 0
      return found == count
        ? nil : "actions of the \(side.rawValue) expected \(count), found \(found)"
    case .imageFetches(let count):
      let found = facts.imageFetchCount
      return found == count ? nil : "fetches of images expected \(count), found \(found)"
    case .text(let side, let text):
      let found = facts.panel(side)?.text ?? ""
      return found == text.value
        ? nil : "text of the \(side.rawValue) expected \(text.value.quoted), found \(found.quoted)"
    case .hit(let place, let view):
      let found = facts.touchedViews[place]
      return found.map { Self.names($0, within: view) } == true
        ? nil
        : "hit at [\(place.x.shown), \(place.y.shown)] expected \(view.quoted), "
          + "found \(found.map(\.quoted) ?? "none")"
    case .property(let view, let name, let test):
      return test.difference(of: name, in: frame.displayList.view(named: view))
        .map { "view \(view.quoted): \($0)" }
    }
  }

  /// Whether a name is a view's, or that of a part of it; a row is no part of its list.
  private static func names(_ found: String, within view: String) -> Bool {
    guard found != view else { return true }
    return found.hasPrefix(view + ".") && view != "list" && view != "window"
  }
}

extension FrameFacts {
  func number(_ quantity: Expectation.Quantity) -> Double {
    switch quantity {
    case .x: x
    case .y: y
    case .insetTop: insetTop
    case .insetBottom: insetBottom
    case .insetRight: insetRight
    case .content: contentHeight
    case .rows: Double(rowCount)
    }
  }
}

extension NumberTest {
  var words: String {
    switch self {
    case .equal(let value): value.shown
    case .below(let limit): "below \(limit.shown)"
    case .above(let limit): "above \(limit.shown)"
    case .near(let value, let distance): "\(value.shown) within \(distance.shown)"
    }
  }
}
