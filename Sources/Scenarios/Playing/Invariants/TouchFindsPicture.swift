internal import Drawing
internal import Foundation
internal import Views

/// V13: where nothing moves, a touch in the middle of a row or of a panel's part finds what the picture
/// shows there.
struct TouchFindsPicture: Invariant {
  static let number = 13

  /// What the last frame at rest was like that was looked at.
  private var known: Look?

  private struct Look: Equatable {
    let rows: [Int: CGFloat]
    let panels: [PanelSnapshot]
  }

  mutating func findings(in step: InvariantStep) -> [InvariantFinding] {
    guard step.current.isAtRest, step.current.isAttached else {
      known = nil
      return []
    }
    let look = Look(rows: step.current.rowPlaces, panels: step.current.panels)
    // Frame after frame of a still picture needs no looking at.
    guard look != known || !step.current.changes.isEmpty else { return [] }
    known = look
    return places(in: step.picture).compactMap { place in
      let seen = Self.owner(step.picture.frontmost(at: place))
      let touched = Self.owner(step.window.ownerPath(at: place))
      guard seen != touched else { return nil }
      return InvariantFinding(
        view: seen, fact: "a touch at \(place.shown) finds \(touched), expected \(seen)")
    }
  }

  /// The middles of rows and of panels' parts that are in sight.
  private func places(in picture: DisplayList) -> [CGPoint] {
    guard let list = picture.window.children.first(where: { $0.group.name == "list" }) else {
      return []
    }
    let screen = CGRect(origin: .zero, size: picture.size).intersection(list.windowFrame)
    let rows = list.children.filter { $0.group.name.hasPrefix("list.row") }
    let parts = list.children.filter { Self.panelNames.contains($0.group.name) && $0.group.isSeen }
      .flatMap(\.children)
    return (rows + parts).filter(\.group.isSeen).map(\.windowFrame)
      .map { CGPoint(x: $0.midX, y: $0.midY) }
      .filter { screen.contains($0) }
  }

  private static let panelNames = Set(PanelSide.allCases.map(\.rawValue))

  /// The row, header or panel of a path of names that leads inwards.
  private static func owner(_ path: [String]) -> String {
    let owners = path.filter { name in
      panelNames.contains(name)
        || (name.hasPrefix("list.") && name.split(separator: ".").count == 2)
    }
    return owners.first ?? (path.contains("list") ? "list" : "window")
  }
}

extension Window {
  /// The names of the view that a touch finds and of those around it, the outermost first.
  fileprivate func ownerPath(at point: CGPoint) -> [String] {
    var names: [String] = []
    var view = hitTest(point)
    while let current = view {
      names.insert(current.name, at: 0)
      view = current.superview
    }
    return names
  }
}

extension DisplayList {
  /// The names of the frontmost view at a point of the window and of those around it, the outermost
  /// first; what only decorates is passed over.
  fileprivate func frontmost(at point: CGPoint) -> [String] {
    root.frontmost(at: point.applying(root.transformToParent.inverted ?? .identity)) ?? []
  }
}

extension DisplayList.Group {
  /// A point of the group's drawing.
  fileprivate func frontmost(at point: CGPoint) -> [String]? {
    guard isSeen, !isDecoration, CGRect(origin: .zero, size: placement.size).contains(point) else {
      return nil
    }
    for child in children.reversed() {
      guard let inward = child.transformToParent.inverted else { continue }
      if let found = child.frontmost(at: point.applying(inward)) { return [name] + found }
    }
    return [name]
  }

  /// Whether the group is a bar or a line that lies over what can be touched.
  private var isDecoration: Bool {
    name.hasPrefix("list.filler") || name.hasPrefix("list.indicator")
  }
}
