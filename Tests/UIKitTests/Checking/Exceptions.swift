/// A value of a case that the engine does not have, and why.
struct Exception: Sendable {
  var file: String
  var id: String
  /// The path of the value within what the case expects.
  var key: String
  /// A sentence.
  var reason: String
}

extension Exception {
  /// All of them; each is shown not to be met whenever the cases run.
  static let all = [
    Exception(
      file: "Recordings/image", id: "magnified-edge-profile", key: "values",
      reason: "The recording is of an offscreen path that smooths more than the linear filter that "
        + "screens show (F54.2), which the engine has."),
    Exception(
      file: "Recordings/insets-refresh", id: "refresh-begin", key: "offset",
      reason:
        "The content stood where the new inset would hold it, and the large-title bar of that "
        + "set-up moved it on by 60; the engine has no such bar and leaves it (F16)."),
  ]
}
