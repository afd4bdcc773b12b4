import Drawing
import Foundation
import Views

/// A tree of views as a recording describes it, in a window.
struct RecordedTree {
  let window: Window
  private var views: [String: View] = [:]

  init(_ nodes: [JSON], size: CGSize = CGSize(width: 400, height: 700)) throws {
    window = Window(
      size: size, environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
    for node in nodes { try add(node, to: window) }
  }

  private mutating func add(_ node: JSON, to parent: View) throws {
    let view = View(frame: try node.rectangle("frame"), name: try node.string("id"))
    if node.value(at: "boundsOrigin") != nil { view.bounds.origin = try node.point("boundsOrigin") }
    if let numbers = node.value(at: "transform")?.asNumbers {
      view.transform = Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    parent.addSubview(view)
    views[view.name] = view
    for child in node.value(at: "children")?.asList ?? [] { try add(child, to: view) }
  }

  func view(_ id: String) throws -> View {
    guard let view = views[id] else { throw MissingValue(description: "no view \(id)") }
    return view
  }
}
