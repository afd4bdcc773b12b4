internal import Foundation

extension RefreshStateMachine {
  /// An event as the rules see it: a distance has become a side of the arm distance.
  enum Trigger: Equatable {
    case pulledBeyondByFinger
    case pulledBeyond
    case pulledWithin
    case releasedBeyond
    case releasedWithin
    case reached
    case begin
    case beginUnseen
    case appeared
    case holdReached
    case workFinished
    case ended
    case endedWithoutMore
    case resultShown
    case closed
    case ranOut
    case reset
    case detached

    init(_ event: Event, policy: RefreshPolicy) {
      switch event {
      case .pulled(let distance, let byFinger) where distance > policy.armDistance:
        self = byFinger ? .pulledBeyondByFinger : .pulledBeyond
      case .pulled: self = .pulledWithin
      case .released(let distance):
        self = policy.fires(releasedAt: distance) ? .releasedBeyond : .releasedWithin
      case .reached: self = .reached
      case .begin(let isVisible): self = isVisible ? .begin : .beginUnseen
      case .appeared: self = .appeared
      case .holdReached: self = .holdReached
      case .workFinished: self = .workFinished
      case .ended(.noMoreData, _) where policy.ending == .oneStep: self = .endedWithoutMore
      case .ended: self = .ended
      case .resultShown: self = .resultShown
      case .closed: self = .closed
      case .ranOut: self = .ranOut
      case .reset: self = .reset
      case .detached: self = .detached
      }
    }
  }
}

extension RefreshPolicy {
  /// Whether a finger that lifts this far beyond the resting edge, in points, is beyond the arm
  /// distance, or at it where the family counts that in.
  fileprivate func fires(releasedAt distance: CGFloat) -> Bool {
    switch releaseRule {
    case .atOrBeyondAtRelease: distance >= armDistance
    default: distance > armDistance
    }
  }
}
