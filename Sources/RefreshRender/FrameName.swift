/// The names of a run's files.
enum FrameName {
  static let folder = "frames"
  static let table = "frames.txt"
  static let sheet = "sheet.png"
  static let animation = "animation.png"
  /// Names the pictures of the run, so that a later one replaces those and nobody else's.
  static let list = ".refreshrender-pictures"

  /// `frames/0012.png`.
  static func path(_ index: Int) -> String {
    let digits = String(index)
    return "\(folder)/\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).png"
  }

  /// Whether a path is one that a run gives to a picture.
  static func isPicture(_ path: String) -> Bool {
    guard path != sheet, path != animation else { return true }
    guard path.hasPrefix(folder + "/"), path.hasSuffix(".png") else { return false }
    let digits = path.dropFirst(folder.count + 1).dropLast(4)
    return digits.count < 10 && Int(digits).map(Self.path) == path
  }
}
