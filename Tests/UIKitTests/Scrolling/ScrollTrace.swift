import Drawing
import Foundation
import Motion
import Views

/// A recorded drag, played by a finger on a scroll view of a window.
struct ScrollTrace {
  /// How much later than the motion its last call may come: a frame of 60 a second and the latency.
  static let endTolerance = 0.018

  let stage: ScrollStage
  /// When the finger came down for the last time, and every move, in seconds.
  let moveTimes: [Double]
  /// The finger's travel and the offset at each move.
  let offsetByTravel: [(travel: Double, offset: Double)]
  /// When the finger was lifted: one interval after the last event.
  let releaseTime: Double
  /// The offset that the finger let go of.
  let offsetAtRelease: Double

  /// Plays a case up to the lift.
  init(_ record: Case) throws {
    let node = try record.input.list("tree")[0]
    let drag = try record.input.list("script")[0]
    let frame = try node.rectangle("frame")
    let stage = ScrollStage(
      size: frame.size, scale: CGFloat(try record.era.number("scale")),
      contentHeight: try node.size("contentSize").height)
    self.stage = stage
    try Self.prepare(stage.scroll, as: node)
    stage.listen()

    let start = try drag.point("began")
    let interval = try drag.number("event_interval")
    let moves = try drag.integer("moves")
    let standing = try drag.integer("stationary_events")
    let step = try drag.number("dy_per_move")
    stage.finger.send(.began, at: start, seconds: 0)
    moveTimes = (1...moves).map { Double($0) * interval }
    offsetByTravel = moveTimes.enumerated().map { place, time in
      let travel = Double(place + 1) * step
      stage.finger.send(.moved, at: CGPoint(x: start.x, y: start.y + travel), seconds: time)
      return (travel.magnitude, Double(stage.scroll.contentOffset.y))
    }
    for event in moves + 1..<moves + 1 + standing {
      stage.finger.send(.moved, at: stage.finger.location, seconds: Double(event) * interval)
    }
    offsetAtRelease = Double(stage.scroll.contentOffset.y)
    releaseTime = Double(moves + standing + 1) * interval
    stage.finger.lift(seconds: releaseTime)
  }

  private static func prepare(_ scroll: ScrollView, as node: JSON) throws {
    let rate = try node.number("decelerationRate")
    guard let rate = Deceleration.Rate(rawValue: rate) else {
      throw MissingValue(description: "no rate \(rate)")
    }
    let inset = try node.numbers("inset")
    scroll.contentInset = EdgeInsets(
      top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    scroll.decelerationRate = rate
    scroll.bounces = try node.bool("bounces")
    scroll.contentOffset = try node.point("offset")
    scroll.window?.layoutIfNeeded()
  }

  /// The offset drawn some seconds after the lift; to be asked in the order of time.
  func drawnOffset(afterRelease seconds: Double) -> Double {
    stage.advance(to: releaseTime + seconds)
    return Double(stage.scroll.presentedContentOffset.y)
  }
}
