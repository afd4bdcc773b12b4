import Testing

/// A recorded drag of UIKit 26.1 on 393 by 852 points at scale 3, content 40,000 points long, and
/// what the scroll view did (F1 to F14).
struct ScrollTrace: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Where the content stood at first.
  var startOffset: Double
  /// Where the finger came down.
  var fingerY: Double
  /// Seconds between two touch events.
  var interval: Double
  /// How many events moved the finger, and how far each.
  var moves: (count: Int, distance: Double)
  /// How many events then said that it stood.
  var standing: Int
  var offsetAtRelease: Double
  var decelerates: Bool
  /// What `willEndDragging` was told: points a millisecond, and where to.
  var announced: (velocity: Double, target: Double)
  /// Where the content came to rest, and how many seconds after the touch-down.
  var finalOffset: Double
  var endTime: Double
  /// Offsets shown by the finger's travel while it was down; exact, on whole pixels.
  var dragged: [(travel: Double, offset: Double)] = []
  /// Offsets of the frames after the release by the seconds since then.
  var released: [(seconds: Double, offset: Double)] = []
  /// How far a sample may be off, as recorded.
  var tolerance = 0.5

  /// How long after the touch-up the recorded motions began, in seconds: 0.4 to 1.0 ms (F9.3).
  static let latency = 0.0008

  /// When the finger was lifted: one interval after the last event.
  var releaseTime: Double { Double(moves.count + standing + 1) * interval }
}

extension ScrollTrace {
  static let all = [flick, fastPull, heldPull, slowDrag]

  static let flick = ScrollTrace(
    testDescription: "a flick of 750 pt/s in mid-content",
    startOffset: 5000, fingerY: 792, interval: 0.008, moves: (14, -6), standing: 0,
    offsetAtRelease: 5074, decelerates: true, announced: (0.75, 5443.6667), finalOffset: 5443.3333,
    endTime: 2.2808,
    released: [
      (0.01061, 5081.3333), (0.02729, 5093.3333), (0.04397, 5105), (0.06062, 5116),
      (0.07729, 5127), (0.09397, 5137.6667), (0.11062, 5147.6667), (0.14398, 5167.3333),
      (0.17726, 5185.3333), (0.21064, 5202.3333), (0.24398, 5218), (0.29393, 5240),
      (0.34397, 5260), (0.39396, 5278), (0.44394, 5294), (0.49395, 5308.6667), (0.54396, 5322),
      (0.59396, 5334), (0.64394, 5345), (0.69399, 5354.6667), (0.74399, 5363.6667),
      (0.79395, 5371.6667), (0.84396, 5379), (0.89397, 5385.6667), (0.94396, 5391.6667),
      (0.99395, 5397), (1.04394, 5402), (1.09394, 5406.3333), (1.14397, 5410.3333),
      (1.19395, 5414), (1.24399, 5417), (1.344, 5422.6667), (1.44399, 5427.3333),
      (1.54396, 5431.3333), (1.64394, 5434.3333), (1.74397, 5436.6667), (1.84397, 5439),
      (1.94399, 5440.6667), (2.04398, 5442), (2.12735, 5443), (2.16066, 5443.3333),
    ],
    tolerance: 0.5)

  static let fastPull = ScrollTrace(
    testDescription: "a fast pull beyond the top, released while moving",
    startOffset: 0, fingerY: 120, interval: 0.008, moves: (12, 14), standing: 0,
    offsetAtRelease: -79, decelerates: true, announced: (-1.75, 0), finalOffset: 0, endTime: 0.8532,
    dragged: [
      (14, -2.3333), (28, -9.6667), (42, -17.3333), (56, -24.6667), (70, -31.6667), (84, -39),
      (98, -45.6667), (112, -52.6667), (126, -59.3333), (140, -66), (154, -72.3333), (168, -79),
    ],
    released: [
      (0.01578, -90), (0.03259, -96.6667), (0.04911, -98.3333), (0.06579, -97),
      (0.08236, -93.3333), (0.09901, -88), (0.11572, -82), (0.13235, -75.6667), (0.14901, -69),
      (0.16571, -62.3333), (0.18239, -56.3333), (0.199, -50.3333), (0.21569, -45),
      (0.23234, -40), (0.249, -35.3333), (0.26568, -31), (0.28234, -27.3333), (0.299, -24),
      (0.31568, -21), (0.33237, -18.3333), (0.34901, -16), (0.3657, -14), (0.38238, -12),
      (0.39902, -10.3333), (0.41574, -9), (0.43234, -7.6667), (0.46571, -6), (0.49906, -4.3333),
      (0.53243, -3.3333), (0.58263, -2), (0.61593, -1.3333), (0.6493, -1), (0.68252, -0.6667),
      (0.74912, 0),
    ],
    tolerance: 0.5)

  static let heldPull = ScrollTrace(
    testDescription: "a pull beyond the top, held still, then lifted",
    startOffset: 0, fingerY: 120, interval: 0.008, moves: (120, 5), standing: 38,
    offsetAtRelease: -235, decelerates: true, announced: (-0.625, 0), finalOffset: 0,
    endTime: 1.9631,
    dragged: [
      (15, -2.6667), (20, -5.3333), (25, -8.3333), (30, -11), (35, -13.6667), (40, -16.3333),
      (45, -18.6667), (50, -21.3333), (55, -24), (60, -26.6667), (70, -31.6667), (80, -37),
      (90, -42), (100, -46.6667), (200, -93), (300, -134.3333), (400, -171.3333),
      (500, -204.6667), (600, -235),
    ],
    released: [
      (0.00763, -223.3333), (0.02428, -197), (0.04097, -173.3333), (0.05761, -152),
      (0.07426, -133.3333), (0.09094, -116.3333), (0.10763, -101.3333), (0.12427, -88.3333),
      (0.14094, -76.6667), (0.1576, -66.6667), (0.17429, -57.6667), (0.19095, -50),
      (0.20763, -43), (0.22427, -37.3333), (0.24096, -32), (0.25766, -27.6667),
      (0.27429, -23.6667), (0.29097, -20.3333), (0.30762, -17.6667), (0.32428, -15),
      (0.34092, -13), (0.35762, -11), (0.37426, -9.6667), (0.39092, -8.3333), (0.40761, -7),
      (0.42428, -6), (0.44093, -5), (0.4576, -4.3333), (0.47426, -3.6667), (0.49094, -3.3333),
      (0.50759, -2.6667), (0.52428, -2.3333), (0.54097, -2), (0.55765, -1.6667),
      (0.57427, -1.3333), (0.60759, -1), (0.64095, -0.6667), (0.69103, 0),
    ],
    tolerance: 0.7)

  static let slowDrag = ScrollTrace(
    testDescription: "a slow drag, held still, then lifted",
    startOffset: 5000, fingerY: 792, interval: 0.016, moves: (60, -3), standing: 19,
    offsetAtRelease: 5170, decelerates: false, announced: (0, 5170), finalOffset: 5170,
    endTime: 1.28,
    dragged: [
      (12, 5002), (15, 5005), (18, 5008), (21, 5011), (60, 5050), (120, 5110), (180, 5170),
    ])
}
