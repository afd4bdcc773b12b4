/// What all recordings of drags on a real display have in common.
enum ScrollTrace {
  /// How much later than the motion its last call may come: a frame of 60 a second and the latency.
  static let endTolerance = 0.018
}
