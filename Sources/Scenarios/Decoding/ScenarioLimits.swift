/// The bounds of what a scenario file may ask for, so that no file can exhaust time or memory.
package enum ScenarioLimits {
  /// The longest run, in seconds.
  static let run = 600.0

  /// The shortest time that is not none, in seconds: seven ticks of the clock.
  static let shortestTime = 0.00001
  /// The longest duration of an opening or closing, in seconds.
  static let animation = 10.0

  /// The longest way from a worker to the main queue, in seconds.
  static let mainDelay = 10.0

  /// The longest side of a stage, the tallest row or panel, in points.
  static let length = 4096.0

  /// The lowest row or panel, the shortest pull that arms one, in points.
  static let shortestLength = 1.0
  /// The furthest a finger goes, in points: twice the longest side of a stage and more.
  static let finger = 10_000.0
  /// The furthest coordinate, and the longest content, in points.
  static let coordinate = 1_000_000_000.0
  /// The most rows of a height, in points, that a list with headers of a height may have.
  static func rows(ofHeight height: Double, besides headers: Double) -> Int {
    min(rows, Int((coordinate - headers) / max(height, shortestLength)))
  }

  /// The largest status bar or safe area, in points.
  static let bar = 1000.0

  /// The largest frame, in pixels: 128 MiB of them.
  package static let pixels = 33_554_432

  static let rows = 10_000_000
  static let sections = 10_000
  static let events = 100_000
  static let repeats = 100_000
  static let turns = 1000
  static let variants = 64
  static let keyFrames = 1000

  /// The most pictures of a sequence.
  static let sequence = 1000
  /// The largest font of a panel, in points.
  static let fontSize = 500.0
  /// The most addresses of pictures with fetches, or with files on disk.
  static let images = 10_000

  /// The most blank rows that stand in for those of an app without rows.
  static let placeholderRows = 1000

  /// The longest text, in characters.
  static let textLength = 1000

  /// The longest name of a frame or a picture, in characters.
  static let nameLength = 100

  /// The most problems listed for one file.
  static let problems = 100
}
