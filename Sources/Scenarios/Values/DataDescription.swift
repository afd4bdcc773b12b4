package import Motion

/// What the app behind the list answers.
package struct DataDescription: Equatable, Sendable {
  /// The answers to pulls of the header, one a request; the last repeats.
  ///
  /// Empty: a request is never answered.
  package var refresh: [AnswerDescription] = []

  /// The answers to requests of the footer, one a request; the last repeats.
  package var more: [AnswerDescription] = []

  /// How much later what a worker posts to the main queue arrives: 1/60 s unless given.
  package var mainDelay = Time(ticks: Time.ticksPerSecond / 60)

  /// What becomes of the fetches of a picture by its address, one a fetch; the last repeats.
  ///
  /// A fetch of any other address never ends.
  package var images: [String: [ImageFetchDescription]] = [:]

  /// The pictures that are on disk when the app is launched, by their addresses.
  package var imageCache: [String: Located<String>] = [:]

  /// The answer to a request by its number, the first being 0; nil when there is none.
  package func answer(to side: PanelSide, request number: Int) -> AnswerDescription? {
    let answers = side == .header ? refresh : more
    return answers.indices.contains(number) ? answers[number] : answers.last
  }
}

/// One answer of the app.
package struct AnswerDescription: Equatable, Sendable {
  /// How long after the action fires the answer comes; 0 answers within it.
  package var after: Time

  package var outcome: Outcome

  /// Whether the list is emptied when the request starts.
  package var emptiesFirst: Bool

  /// What an answer brings.
  ///
  /// New rows look like the list's rows where the answer gives them no title or picture.
  package enum Outcome: Equatable, Sendable {
    /// The rows are replaced by so many; nil keeps their number.
    case replaces(rows: Int?, RowDescription)

    /// So many rows are added at the end.
    case appends(rows: Int, RowDescription)

    case fails
  }
}
