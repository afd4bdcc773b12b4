internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

/// What rules for every frame know of a scene at a frame.
struct SceneSnapshot {
  let time: Time
  /// What has happened since the frame before.
  let changes: [SceneChange]
  /// Whether the list is in its window.
  let isAttached: Bool
  /// Whether no finger is down, and no motion or block on its way.
  let isAtRest: Bool
  let isFingerDown: Bool
  /// Whether momentum, a bounce or an offset set with an animation is on its way.
  let isInMotion: Bool
  /// When the last block so far is over.
  let lastAnimationEnd: Time

  /// The list's offset as the model has it, and as it is seen, in points.
  let offset: CGPoint
  let seenOffset: CGPoint
  /// Content, viewport and whole inset, with what a panel holds in reserve.
  let geometry: ScrollGeometry
  /// The whole inset in force.
  let inset: EdgeInsets
  /// What the app and the safe area ask for together.
  let base: EdgeInsets
  /// The height of the foot of the content, in points.
  let footHeight: CGFloat

  /// How many rows the list knows of, and how many the app would give it.
  let rowCount: Int
  let servedRowCount: Int
  /// How high the rows that the app would give are with their headers and the foot, in points.
  let servedHeight: CGFloat
  /// Where the upper edge of each row on screen is in the window, in points.
  let rowPlaces: [Int: CGFloat]

  let language: Language
  let panels: [PanelSnapshot]

  func panel(_ side: PanelSide) -> PanelSnapshot? { panels.first { $0.side == side } }
}

/// What rules for every frame know of a panel.
struct PanelSnapshot: Equatable {
  let side: PanelSide
  let policy: RefreshPolicy
  let state: RefreshState
  let closesToNoMore: Bool
  let hasFailed: Bool
  let text: String
  /// Whether the panel is in the list.
  let isAttached: Bool
  let isHidden: Bool
  /// The panel's frame in the content, in points.
  let frame: CGRect
  /// The panel's part of the inset.
  let share: EdgeInsets
  /// How often its work has been started, and how often it ought to have been.
  let actionCount: Int
  let firePoints: Int
  /// The arrow as it is seen; nil when the panel has none or it is not to be seen.
  let arrowAngle: Double?
  let showsSpinner: Bool

  /// The panel's name on the stage.
  var name: String { side.rawValue }

  /// The panel's part of the inset at its own end, in points.
  var ownShare: CGFloat {
    switch side {
    case .header: share.top
    case .footer: share.bottom
    case .trailer: share.right
    }
  }

  /// Whether the panel is at its work, or on the way there or back.
  var isInCycle: Bool {
    switch state {
    case .opening, .refreshing, .result, .closing: true
    case .idle, .armed, .noMore, .queued: false
    }
  }

  /// The direction in which the panel is pulled.
  var axis: ScrollAxis { side == .trailer ? .horizontal : .vertical }
}
