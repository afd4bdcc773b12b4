package import Motion

/// What the app behind the list answers.
package struct DataDescription: Equatable, Sendable {
  /// The answers to pulls of the header, one a request; the last repeats.
  ///
  /// Empty: a request is never answered.
  package var refresh: [AnswerDescription] = []

  /// The answers to requests of the footer, one a request; the last repeats.
  package var more: [AnswerDescription] = []

  /// The answers to requests of the trailer, one a request; the last repeats.
  package var trailer: [AnswerDescription] = []

  /// How the app counts pages; nil when it does not.
  package var paging: PagingDescription?

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
    let answers = answers(to: side)
    return answers.indices.contains(number) ? answers[number] : answers.last
  }

  private func answers(to side: PanelSide) -> [AnswerDescription] {
    switch side {
    case .header: refresh
    case .footer: more
    case .trailer: trailer
    }
  }
}

/// How the app counts pages.
package struct PagingDescription: Equatable, Sendable {
  /// How many rows a full page has; nil and 0 stand for the rule's own number.
  package var pageSize: Int?

  /// How many full pages the source has; nil when the answers say how many rows come.
  package var pages: Int?

  /// Whether the footer is hidden while there are no rows.
  package var hidesFooterWhenEmpty = false
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

    /// The page that is asked for: full, or without rows beyond the last one.
    case page(RowDescription)

    case fails
  }
}
