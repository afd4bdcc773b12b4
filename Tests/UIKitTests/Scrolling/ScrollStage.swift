import Drawing
import Foundation
import Motion
import Views

/// A scroll view in a window of its own, who listens to it, and a finger.
final class ScrollStage {
  let window: Window
  let scroll: ScrollView
  let finger: Finger
  let log = ScrollCalls()

  /// Makes a scroll view as large as its window, or with a frame in it.
  init(
    _ scroll: ScrollView = ScrollView(name: "scroll"), size: CGSize, scale: CGFloat,
    frame: CGRect? = nil, contentHeight: CGFloat? = nil
  ) {
    window = Window(
      size: size, environment: Environment(scale: scale, textMeasurer: FixedTextMeasurer()))
    self.scroll = scroll
    scroll.frame = frame ?? CGRect(origin: .zero, size: size)
    scroll.alwaysBounceVertical = true
    if let contentHeight {
      scroll.contentSize = CGSize(width: scroll.bounds.width, height: contentHeight)
    }
    window.addSubview(scroll)
    finger = Finger(on: window)
    window.layoutIfNeeded()
  }

  func advance(to seconds: Double) { window.advance(to: Time(seconds: seconds)) }

  /// Lets the log hear of everything from now on.
  func listen() {
    log.forget()
    scroll.removeObserver(log)
    scroll.addObserver(log)
  }
}

/// A finger whose every event is an event of the window's clock.
final class Finger {
  private let window: Window
  private(set) var location = CGPoint.zero
  private var start = CGPoint.zero

  /// How far the finger is from where it came down, along the vertical axis.
  var travel: Double { Double((location.y - start.y).magnitude) }

  init(on window: Window) {
    self.window = window
  }

  /// Does something at a time in seconds, or now.
  func send(_ phase: Touch.Phase, at location: CGPoint, seconds: Double? = nil) {
    self.location = location
    if phase == .began { start = location }
    let time = seconds.map { Time(seconds: $0) } ?? window.clock.now
    window.clock.schedule(at: time, phase: .event) { [window] in
      window.send(Touch(phase, at: location, time: window.clock.now))
    }
    window.advance(to: time)
  }

  /// Comes down in the middle and drags the content by a length, the slop on top of it.
  func pull(content length: Double) {
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    send(.began, at: middle)
    guard length != 0 else { return }
    let travel = length + (length < 0 ? -PanSlop.distance : PanSlop.distance)
    send(.moved, at: CGPoint(x: middle.x, y: middle.y + travel))
  }

  /// Is lifted where it is.
  func lift(seconds: Double? = nil) { send(.ended, at: location, seconds: seconds) }

  /// Is taken away, and leaves no momentum.
  func cancel() { send(.cancelled, at: location) }
}
