internal import Foundation

extension URL {
  /// The file at a path taken letter for letter: a leading `~` is a name, as in any other tool.
  init(literalPath path: String) {
    self.init(filePath: path.hasPrefix("~") ? "./" + path : path)
  }
}
