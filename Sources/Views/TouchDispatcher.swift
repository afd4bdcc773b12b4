/// Brings each touch to the recognisers of the view it began on, and of the views around that one.
///
/// A touch stays with the view it began on until the finger is lifted, wherever it goes.
struct TouchDispatcher {
  private var receivers: [GestureRecognizer] = []

  /// Whether a finger is down.
  private(set) var isFingerDown = false

  /// Takes note of a touch and tells who is to receive it.
  ///
  /// The caller hands the touch on when this is over, so that a receiver may ask the dispatcher.
  mutating func receivers(of touch: Touch, in window: Window) -> [GestureRecognizer] {
    if touch.phase == .began {
      isFingerDown = true
      receivers = Self.recognizers(from: window.hitTest(touch.location))
    }
    defer {
      if touch.phase == .ended || touch.phase == .cancelled {
        isFingerDown = false
        receivers = []
      }
    }
    return receivers
  }

  private static func recognizers(from view: View?) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var current = view
    while let each = current {
      found += each.gestureRecognizers
      current = each.superview
    }
    return found
  }
}
