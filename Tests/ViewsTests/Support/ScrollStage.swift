import Drawing
import Foundation
import Motion
import Views

/// A scroll view that fills a window, someone who listens to it, and a finger.
final class ScrollStage {
  let window: Window
  let scroll: ScrollView
  let log = ScrollLog()
  let finger: Finger

  /// Sets the stage; the recordings were made on 393 by 852 points at scale 3.
  init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, content: CGFloat = 40_000,
    offset: CGFloat = 0
  ) {
    window = Window(
      size: size, environment: Environment(scale: scale, textMeasurer: FixedTextMeasurer()))
    scroll = ScrollView(frame: CGRect(origin: .zero, size: size), name: "scroll")
    scroll.contentSize = CGSize(width: size.width, height: content)
    window.addSubview(scroll)
    scroll.contentOffset.y = offset
    finger = Finger(on: window)
    window.layoutIfNeeded()
    scroll.addObserver(log)
  }

  /// The list of RefreshDome's source, on a 320 by 548 viewport at scale 2.
  static func demo(content: CGFloat = 900, offset: CGFloat = 0) -> ScrollStage {
    let stage = ScrollStage(
      size: CGSize(width: 320, height: 548), scale: 2, content: content, offset: offset)
    stage.scroll.alwaysBounceVertical = true
    return stage
  }

  /// The time in seconds.
  var now: Double { window.clock.now.seconds }

  /// The model's vertical offset.
  var y: Double { scroll.contentOffset.y }

  /// The vertical offset as drawn, on whole pixels.
  var drawnY: Double { scroll.presentedContentOffset.y }

  /// The place in the middle of the viewport.
  var middle: CGPoint { CGPoint(x: scroll.bounds.width / 2, y: scroll.frame.midY) }

  /// Brings the finger down at a point, or in the middle, and drags evenly; the finger stays down.
  func drag(from start: CGPoint? = nil, by distance: CGFloat, over seconds: Double = 0.3) {
    finger.touch(at: start ?? middle)
    finger.move(by: distance, over: seconds)
  }

  /// Drags and lets go at once.
  func fling(from start: CGPoint? = nil, by distance: CGFloat, over seconds: Double) {
    drag(from: start, by: distance, over: seconds)
    finger.lift()
  }

  /// Does something as an event of the present instant.
  func perform(_ action: @escaping (ScrollStage) -> Void) {
    window.perform { [unowned self] in action(self) }
  }

  /// Moves on by some seconds.
  func advance(by seconds: Double) { window.advance(by: seconds) }

  /// Moves on to a number of seconds.
  func advance(to seconds: Double) { window.advance(to: Time(seconds: seconds)) }

  /// Moves on frame by frame, 60 a second, and gives the offset drawn in each, the present one first.
  func frames(_ count: Int) -> [Double] {
    (0..<count).map { _ in
      defer { advance(by: 1.0 / 60) }
      return drawnY
    }
  }

  /// Moves on until nothing moves, ten seconds at most.
  func settle() {
    let end = window.clock.now + Time(seconds: 10)
    while window.isMoving, window.clock.now < end { advance(by: 1.0 / 60) }
  }
}
