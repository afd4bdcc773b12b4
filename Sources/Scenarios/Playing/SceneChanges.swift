internal import Foundation
internal import RefreshPanels

/// Something that may move what is seen from one frame to the next.
enum SceneChange: Equatable {
  /// A finger came down, moved or lifted.
  case finger
  /// The program set the app's inset.
  case inset
  /// The program set the offset, in points, at once or by an animation.
  case offset(CGFloat, animated: Bool)
  /// All rows were asked for anew.
  case rows
  /// Rows came or went in between.
  case rowsBetween
  /// An answer arrived.
  case answer
  /// The screen was turned.
  case rotation
  /// A panel's work was begun or ended by the program.
  case work
  /// A panel came, went, was hidden or told of no more; or the list came or went.
  case panel
  /// The language or the date changed.
  case words
}

/// What has happened since the last frame; the players note it.
final class SceneChanges {
  private var noted: [SceneChange] = []

  func note(_ change: SceneChange) { noted.append(change) }

  /// Everything noted since it was last asked for.
  func take() -> [SceneChange] {
    defer { noted = [] }
    return noted
  }
}

extension ScenarioEvent.Action {
  /// What the event may move.
  var change: SceneChange {
    switch self {
    case .drag, .move, .release, .fling, .tap: .finger
    case .setContentInset: .inset
    case .scrollTo(let y, let animated): .offset(y, animated: animated)
    case .setRows, .reload: .rows
    case .insertRows, .deleteRows: .rowsBetween
    case .rotate: .rotation
    case .setLocale, .setDate: .words
    case .begin, .end: .work
    case .setNoMore, .resetNoMore, .hide, .show, .remove, .add, .detach, .attach: .panel
    }
  }
}

/// Counts, from the states that panels go through, how often their work ought to have been started.
final class PanelCycles {
  private var counts: [PanelSide: Int] = [:]

  /// Begins to watch a panel.
  func follow(_ panel: RefreshPanel, as side: PanelSide) {
    let policy = panel.policy
    panel.stateDidChange = { [unowned self] old, new in
      if Self.isFirePoint(from: old, to: new, policy) { counts[side, default: 0] += 1 }
    }
  }

  /// How many fire points a panel has passed.
  func firePoints(of side: PanelSide) -> Int { counts[side] ?? 0 }

  /// Work starts on the way to the hold, or at the hold where the policy says so.
  private static func isFirePoint(
    from old: RefreshState, to new: RefreshState, _ policy: RefreshPolicy
  ) -> Bool {
    if policy.firePoint == .hold, policy.passesThroughTransitions {
      return old == .opening && new == .refreshing
    }
    return new == .opening || (new == .refreshing && old != .opening)
  }
}
