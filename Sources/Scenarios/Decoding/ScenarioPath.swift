internal import YAML

/// Where in the tree of keys a value stands: `events[0].drag`.
package struct ScenarioPath: Equatable, Sendable, CustomStringConvertible {
  private enum Step: Equatable {
    case key(String)
    case index(Int)

    /// A key that the file chooses, such as an address.
    case entry(String)
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

  /// The value of a key that the file chooses.
  func appending(entry: String) -> ScenarioPath {
    var path = self
    path.steps.append(.entry(entry))
    return path
  }

  /// The keys joined by dots, list positions and keys of the file's own in brackets; empty for the
  /// whole file.
  package var description: String {
    text(ofIndex: { "[\($0)]" }, ofEntry: { "[\($0.quotedInMessage)]" })
  }

  /// The same without positions and own keys, alike for all items of a list: `events[].drag`.
  var pattern: String {
    text(ofIndex: { _ in "[]" }, ofEntry: { _ in "{}" })
  }

  private func text(ofIndex: (Int) -> String, ofEntry: (String) -> String) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += ofIndex(index)
      case .entry(let entry): text += ofEntry(entry)
      }
    }
    return text
  }
}
