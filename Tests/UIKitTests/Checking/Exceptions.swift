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
    Exception(
      file: "Recordings/table", id: "ios8-content-view-widths", key: "disclosure_shown",
      reason:
        "iOS 8 had this a point narrower than iOS 7 and than its own reused cells; the engine "
        + "has one width, 287."),
    Exception(
      file: "Recordings/table", id: "ios8-content-view-widths", key: "disclosure_laid_out_unshown",
      reason:
        "On iOS 8 a cell knew of its line and of its arrow's room only once it was shown; the "
        + "engine lays a cell out alike anywhere."),
    Exception(
      file: "Recordings/table", id: "ios8-content-view-widths", key: "created_in_code_width",
      reason:
        "A cell of iOS 8 kept room for an arrow before its first layout; the engine places no "
        + "part of a cell before that."),
    Exception(
      file: "Recordings/table", id: "move-row-down", key: "selected",
      reason: "Rows of the engine cannot be selected."),
  ]
}
