internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

extension SceneSnapshot {
  /// Reads a scene at the instant of a frame that has just been made; cost grows with the views on
  /// screen.
  init(_ scene: Scene, _ frame: Frame, _ changes: [SceneChange]) {
    let (list, window, app) = (scene.list, scene.window, scene.app)
    let shown = frame.displayList.root.children.first { $0.name == list.name }
    time = frame.time
    self.changes = changes
    isAttached = list.window != nil
    isFingerDown = window.isFingerDown
    isAtRest = !window.isFingerDown && !window.isMoving
    isInMotion = list.isInMotion
    lastAnimationEnd = window.animator.lastEnd
    offset = list.contentOffset
    seenOffset = list.presentedBoundsOrigin
    geometry = list.geometry
    inset = list.adjustedContentInset
    base = scene.wantedInset + scene.stage.safeAreaOverlap(of: list.frame)
    footHeight = list.tableFooterView?.frame.height ?? 0
    rowCount = list.numberOfRows
    let served = ListLayout(
      sections: app.servedSections, rowHeight: list.rowHeight,
      headerTopPadding: list.sectionHeaderTopPadding, footHeight: footHeight)
    servedRowCount = served.numberOfRows
    servedHeight = served.contentHeight
    rowPlaces = shown.map { Self.rowPlaces(in: $0) } ?? [:]
    language = window.environment.locale
    panels = PanelSide.allCases.compactMap { side in
      scene.panel(side).map { PanelSnapshot($0, side, in: scene, shown) }
    }
  }

  /// The places of the rows that are seen once.
  private static func rowPlaces(in list: DisplayList.Group) -> [Int: CGFloat] {
    let prefix = list.name + ".row"
    var places: [Int: CGFloat] = [:]
    var twice: Set<Int> = []
    for child in list.children where child.name.hasPrefix(prefix) && !child.isHidden {
      guard let row = Int(child.name.dropFirst(prefix.count)) else { continue }
      if places.updateValue(list.placement.minY + child.placement.minY, forKey: row) != nil {
        twice.insert(row)
      }
    }
    return places.filter { !twice.contains($0.key) }
  }
}

extension PanelSnapshot {
  fileprivate init(
    _ panel: RefreshPanel, _ side: PanelSide, in scene: Scene, _ list: DisplayList.Group?
  ) {
    let group = list?.children.first { $0.name == panel.name }
    self.side = side
    policy = panel.policy
    state = panel.state
    closesToNoMore = panel.closesToNoMore
    hasFailed = panel.hasFailed
    text = panel.text
    isAttached = panel.scrollView != nil
    isHidden = panel.isHidden
    frame = panel.frame
    share = scene.list.contribution(of: side.holder)
    actionCount = scene.app.requestCounts[side] ?? 0
    firePoints = scene.cycles.firePoints(of: side)
    let parts = group.map { $0.isSeen ? $0.children.filter(\.isSeen) : [] } ?? []
    arrowAngle = parts.first { $0.name == panel.name + ".arrow" }?.transform.rotationAngle
    showsSpinner = parts.contains { $0.name == panel.name + ".spinner" }
  }
}

extension PanelSide {
  fileprivate var holder: InsetContributions.Holder {
    switch self {
    case .header: .header
    case .footer: .footer
    case .trailer: .trailer
    }
  }
}

extension DisplayList.Group {
  /// The least opacity at which something is seen, as it is for touches (F65).
  static let leastOpacity = 0.01

  /// Whether the group is drawn, were it not for those around it.
  var isSeen: Bool { !isHidden && opacity >= Self.leastOpacity }
}
