internal import RefreshRender

extension RefreshPolicy {
  /// Each habit's name and what the panel does, for a sheet.
  var habits: [(name: String, words: String)] { pullHabits + workHabits + roomHabits }

  private var pullHabits: [(name: String, words: String)] {
    [
      ("dragged back", latchesArmed ? "stays armed" : "disarms"),
      ("momentum", armsWithoutFinger ? "arms as a finger does" : "does not arm"),
      ("finger kept down", rearmsUnderHeldFinger ? "arms again at once" : "does not arm again"),
      ("release", releaseRule.inWords),
      ("loads", loadsInSight ? "in sight" : hasArmedState ? "when pulled" : "when let go beyond"),
      ("short content", heedsShortContent ? "is heeded" : "is not heeded"),
      ("the other panel", isExclusive ? "is waited for" : "works besides"),
    ]
  }

  private var workHabits: [(name: String, words: String)] {
    [
      ("work starts", firePoint.inWords + (startsWorkFirst ? ", before the state" : "")),
      ("while it works", repetition.inWords),
      ("ended early", firesAfterEnd ? "work starts all the same" : "no work"),
      ("an end", endsInLaterTurn ? "is heard a turn later" : "is heard at once"),
      ("an answer", ending == .oneStep ? "ends panel and rows as one" : "ends panel before rows"),
      ("a failure", failure == .closes ? "closes the panel" : "stops the program"),
      ("no more", forgetsNoMoreOnRefresh ? "until a refresh" : "until a reset"),
      ("told unseen", queuesBegin ? "begins when seen" : "is ignored"),
    ]
  }

  private var roomHabits: [(name: String, words: String)] {
    [
      ("opening, closing", passesThroughTransitions ? "states of their own" : "no states"),
      ("room", insetWriting.inWords),
      ("scrolled at work", heldRoom.inWords),
      ("at the end", givesRoomBack ? "gives the room back" : "keeps the room"),
      ("way to the hold", movesContentToHold ? "moves the content" : "leaves the content"),
      ("told to begin", beginMove == .always ? "moves the content" : "moves from y 0 alone"),
      ("place", placement == .bySourceFormulas ? "by fixed formulas" : "beside the content"),
      ("stands", standsInFrontOfRows ? "in front of rows" : "behind rows"),
    ]
  }
}

extension RefreshPolicy.ReleaseRule {
  fileprivate var inWords: String {
    switch self {
    case .armedAtRelease: "asks whether armed"
    case .armedAtNextScroll: "asks at the next movement"
    case .atOrBeyondAtRelease: "asks where, the edge counts"
    case .beyondAtDeceleration: "asks where, as it slows"
    }
  }
}

extension RefreshPolicy.FirePoint {
  fileprivate var inWords: String {
    switch self {
    case .crossing: "under the finger"
    case .release: "on release"
    case .hold: "at the hold"
    }
  }
}

extension RefreshPolicy.Repetition {
  fileprivate var inWords: String {
    switch self {
    case .never: "ignores pulls"
    case .everyRelease: "works again on release"
    case .everyFiringRelease: "works again when pulled"
    }
  }
}

extension RefreshPolicy.InsetWriting {
  fileprivate var inWords: String {
    switch self {
    case .ownShare: "adds its own share"
    case .absolute: "overwrites all insets"
    case .captured: "writes over the app's inset"
    }
  }
}

extension RefreshPolicy.HeldRoom {
  fileprivate var inWords: String {
    switch self {
    case .fixed: "the room stays"
    case .followsOffset: "the room follows"
    case .onlyShrinks: "the room only shrinks"
    }
  }
}
