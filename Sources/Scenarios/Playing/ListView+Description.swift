internal import Drawing
internal import Motion
internal import Views

extension ListView {
  /// Makes a list as a scenario describes it, still without a place and rows.
  convenience init(_ description: ListDescription) {
    self.init()
    rowHeight = description.rowHeight
    contentInset = description.contentInset
    contentWidth = description.contentWidth
    cellMetrics = description.cellMetrics.metrics
    sectionHeaderTopPadding = description.cellMetrics.headerTopPadding
    showsVerticalScrollIndicator = description.hasScrollIndicator
    releaseInsetResponse = description.insetOnRelease.response
    velocityMode = description.releaseVelocity.mode
    // As RefreshDome's source does it, so that there are no lines of empty rows.
    if !description.hasFillerLines { tableFooterView = View() }
  }
}

extension ListDescription.CellMetrics {
  fileprivate var metrics: ListCell.Metrics {
    switch self {
    case .iOS7: .iOS7
    case .iOS11: .iOS11
    case .iOS26: .iOS26
    }
  }
}

extension ListDescription.InsetOnRelease {
  fileprivate var response: ScrollView.ReleaseInsetResponse {
    switch self {
    case .glide: .glide
    case .jump: .jump
    }
  }
}

extension ListDescription.ReleaseVelocity {
  fileprivate var mode: VelocityTracker.Mode {
    switch self {
    case .standing: .standing
    case .window: .window
    }
  }
}
