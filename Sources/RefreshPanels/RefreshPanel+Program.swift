internal import Foundation
internal import Motion
internal import Views

extension RefreshPanel {
  /// Starts the work as if the panel had been pulled.
  ///
  /// A panel in no window waits until it is in one, if its policy says so; otherwise nothing happens.
  public func beginRefreshing() {
    guard !isHidden, !isBlocked else { return }
    isBegunByProgram = true
    handle(.begin(isVisible: window != nil))
    isBegunByProgram = false
  }

  /// The work is over: the panel says how it went, if it does that, and gives its room back.
  public func endRefreshing(success: Bool = true) {
    end(success ? .success : .failure)
  }

  /// The work is over and there is nothing more to load: pulls do nothing until a reset.
  public func endRefreshingWithNoMoreData() { end(.noMoreData) }

  /// There is nothing more to load, whatever the panel is doing.
  public func setNoMoreData() { handle(.ranOut) }

  /// There may be more to load again.
  public func resetNoMoreData() { inItsTurn { $0.handle(.reset) } }

  /// A worker has the answer, before the main thread does.
  public func workDidFinish() { handle(.workFinished) }

  private func end(_ outcome: RefreshStateMachine.Outcome) {
    inItsTurn { panel in
      panel.afterMinimum {
        $0.hasFailed = outcome == .failure
        $0.handle(.ended(outcome, fingerDown: $0.isFingerDragging))
      }
    }
  }

  /// Runs a step now, or a turn of the main queue later where the family does so.
  private func inItsTurn(_ step: @escaping (RefreshPanel) -> Void) {
    guard policy.endsInLaterTurn, let clock = window?.clock else { return step(self) }
    clock.post { [weak self] in
      guard let self else { return }
      step(self)
    }
  }

  /// Runs the end of the work once it has been shown for the least time.
  private func afterMinimum(_ step: @escaping (RefreshPanel) -> Void) {
    guard policy.minimumDuration > 0, let clock = window?.clock, let began = steps.beginning,
      state == .opening || state == .refreshing
    else { return step(self) }
    let earliest = began + Time(seconds: policy.minimumDuration)
    guard earliest > clock.now else { return step(self) }
    steps.ending?.cancel()
    steps.ending = clock.schedule(at: earliest) { [weak self] in
      guard let self else { return }
      step(self)
    }
  }

  var isFingerDragging: Bool { scrollView?.isDragging ?? false }
}
