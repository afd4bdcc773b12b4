/// The names of a run's files.
enum FrameName {
  static let folder = "frames"
  static let table = "frames.txt"
  static let sheet = "sheet.png"
  static let animation = "animation.png"

  /// `frames/0012.png`.
  static func path(_ index: Int) -> String {
    let digits = String(index)
    return "\(folder)/\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).png"
  }
}
