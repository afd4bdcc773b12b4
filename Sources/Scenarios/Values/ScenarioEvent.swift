package import Drawing
package import Foundation
package import Motion
package import RefreshPanels
package import Views

/// Something that happens at an instant of a scenario.
package struct ScenarioEvent: Equatable, Sendable {
  package var time: Time

  /// How many turns of the main queue later within the same instant, usually 0.
  package var turn: Int

  package var action: Action

  /// What happens.
  package enum Action: Equatable, Sendable {
    /// A finger goes down, moves evenly and stays down.
    case drag(FingerPath)

    /// The finger that is down moves on.
    case move(FingerPath)

    /// The finger lifts.
    case release

    /// A drag whose finger lifts at the path's end.
    case fling(FingerPath)

    /// A finger goes down and up at once.
    case tap(CGPoint)

    case begin(PanelSide)

    /// The work of a panel is over, with this outcome.
    case end(PanelSide, RefreshStateMachine.Outcome)

    /// There is nothing more to load, or there may be again.
    case setNoMore(PanelSide)
    case resetNoMore(PanelSide)

    case hide(PanelSide)
    case show(PanelSide)

    /// A panel is taken out of the list, or put in again.
    case remove(PanelSide)
    case add(PanelSide)

    /// The list leaves its window, with its panels, or comes into it.
    case detach
    case attach

    /// The list's offset is set to a y, in points.
    case scrollTo(CGFloat, animated: Bool)

    /// The app's own inset is replaced; sides that the file leaves out are 0.
    case setContentInset(EdgeInsets)

    case setRows(Int)
    case reload

    case insertRows(RowInsertion)

    /// So many rows from one on go, as far as there are any.
    case deleteRows(at: Int, count: Int, animated: Bool)

    /// The screen is turned; nothing happens when it stands so already.
    case rotate(Orientation)

    /// The panels and the layout follow another language from now on.
    case setLocale(Language)

    /// The date is another one from now on.
    case setDate(LocalDateTime)
  }
}

/// Rows that come in between.
package struct RowInsertion: Equatable, Sendable {
  /// The row in front of which they come; the number of rows, or more, for behind the last.
  package var row: Int

  package var count: Int

  /// What they show; what is left out is as in the list's rows.
  package var description: RowDescription

  package var isAnimated: Bool
}

extension [ScenarioEvent] {
  /// The orientations to which the screen is turned up to a time; cost grows with the events.
  package func orientations(until end: Time) -> Set<Orientation> {
    Set(
      compactMap { event in
        guard case .rotate(let orientation) = event.action, event.time <= end else { return nil }
        return orientation
      })
  }
}

/// An even movement of one finger, in window coordinates, in points.
package struct FingerPath: Equatable, Sendable {
  package var start: CGPoint
  package var end: CGPoint
  package var duration: Time

  package init(from start: CGPoint, to end: CGPoint, over duration: Time) {
    self.start = start
    self.end = end
    self.duration = duration
  }
}
