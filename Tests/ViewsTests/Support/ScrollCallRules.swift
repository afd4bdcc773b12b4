import TestSupport

/// In which order a scroll view may tell of drags and decelerations (F14, F15).
struct ScrollCallRules {
  private var isDragging = false
  private var isDecelerating = false
  /// Whether the deceleration that goes on may end without a call.
  private var mayEndSilently = false
  /// Whether the last call said that deceleration follows, and it must follow next.
  private var owesDeceleration = false
  /// Whether a finger is just being lifted: with it, content goes back that the program has put beyond
  /// its range, though nobody has dragged it (F18.2).
  var isLifting = false

  /// Whether every drag and deceleration that was told of is over.
  var isClosed: Bool { !isDragging && (!isDecelerating || mayEndSilently) && !owesDeceleration }

  /// The program has moved the content, or made it bounce elsewhere: what was going on may end
  /// without a word (F15.3, F17).
  mutating func programTakesOver() {
    mayEndSilently = true
    owesDeceleration = false
  }

  /// The view has left its window, and tells no more of what was going on.
  mutating func viewLeaves() { self = ScrollCallRules() }

  /// Takes note of a call; throws if it may not come now.
  mutating func hear(_ call: ScrollLog.Call) throws(BrokenProperty) {
    if owesDeceleration {
      try hold(call == .willBeginDecelerating, "\(call) comes where a deceleration was to begin")
    }
    switch call {
    case .willBeginDragging:
      try hold(!isDragging, "a drag begins within a drag")
      // A caught deceleration ends at the touch, without a call, if the finger drags on (F15.3).
      (isDragging, isDecelerating) = (true, false)
    case .didEndDragging(let willDecelerate):
      try hold(isDragging || isDecelerating, "a drag ends that has not begun")
      isDragging = false
      owesDeceleration = willDecelerate
    case .willBeginDecelerating:
      try hold(owesDeceleration || isLifting, "a deceleration begins that no drag has led to")
      (isDecelerating, mayEndSilently, owesDeceleration) = (true, false, false)
    case .didEndDecelerating:
      try hold(isDecelerating, "a deceleration ends that has not begun")
      isDecelerating = false
    default: break
    }
  }
}
