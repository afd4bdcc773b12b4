/// Where in the tree of keys a value stands: `events[0].drag`.
package struct ScenarioPath: Equatable, Sendable, CustomStringConvertible {
  private enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  private var steps: [Step] = []

  /// The whole file.
  package static let root = ScenarioPath()

  /// The value of a key.
  func appending(_ key: String) -> ScenarioPath {
    var path = self
    path.steps.append(.key(key))
    return path
  }

  /// The item of a list, the first being 0.
  func appending(_ index: Int) -> ScenarioPath {
    var path = self
    path.steps.append(.index(index))
    return path
  }

  /// The keys joined by dots, list positions in brackets; empty for the whole file.
  package var description: String {
    text { "[\($0)]" }
  }

  /// The same without positions, alike for all items of a list: `events[].drag`.
  var pattern: String {
    text { _ in "[]" }
  }

  private func text(ofIndex: (Int) -> String) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += ofIndex(index)
      }
    }
    return text
  }
}
