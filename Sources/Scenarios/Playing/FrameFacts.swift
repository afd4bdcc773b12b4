internal import Drawing
internal import Foundation
public import RefreshPanels
internal import Views

/// What a frame is, in numbers and words: the columns of the frame log, and what expectations ask.
public struct FrameFacts: Equatable, Sendable {
  /// The list's offset sideways as drawn, in points, on whole device pixels.
  public let x: Double
  /// The list's offset as drawn, in points, on whole device pixels.
  public let y: Double
  /// The whole upper inset in force, in points.
  public let insetTop: Double
  /// The whole lower inset in force, in points.
  public let insetBottom: Double
  /// The whole right inset in force, in points.
  public let insetRight: Double
  /// The content's height, in points.
  public let contentHeight: Double
  /// The header, nil when there is none.
  public let header: Panel?
  /// The footer, nil when there is none.
  public let footer: Panel?
  /// The trailer, nil when there is none.
  public let trailer: Panel?
  /// How many rows the list has.
  public let rowCount: Int
  /// The rows in sight; empty when there are none.
  public let visibleRows: Range<Int>
  /// Whether a finger drags the list.
  public let isDragging: Bool
  /// The names of the views that touches would find at the places that expectations ask for.
  let touchedViews: [TouchPlace: String]
  /// How many fetches of pictures have been started since the beginning.
  public let imageFetchCount: Int

  /// What is known of a panel.
  public struct Panel: Equatable, Sendable {
    /// Where it stands in its cycle.
    public let state: RefreshState
    /// The pull beyond the resting edge, in hundredths of the arm distance.
    public let percent: Int
    /// What it says.
    public let text: String
    /// How often its work has been started since the beginning.
    public let actionCount: Int
  }

  /// Reads a scene at its present instant, and what touches at places would find.
  init(_ scene: Scene, touching places: Set<TouchPlace> = []) {
    let list = scene.list
    x = Double(list.presentedContentOffset.x)
    y = Double(list.presentedContentOffset.y)
    insetTop = Double(list.adjustedContentInset.top)
    insetBottom = Double(list.adjustedContentInset.bottom)
    insetRight = Double(list.adjustedContentInset.right)
    contentHeight = Double(list.contentSize.height)
    header = Panel(scene, .header)
    footer = Panel(scene, .footer)
    trailer = Panel(scene, .trailer)
    rowCount = list.numberOfRows
    visibleRows = list.presentedVisibleRows
    isDragging = list.isDragging
    touchedViews = places.reduce(into: [:]) { $0[$1] = scene.nameOfView(at: $1.point) }
    imageFetchCount = scene.app.images.fetchCount
  }

  /// A panel's facts by its side.
  package func panel(_ side: PanelSide) -> Panel? {
    switch side {
    case .header: header
    case .footer: footer
    case .trailer: trailer
    }
  }
}

extension FrameFacts.Panel {
  fileprivate init?(_ scene: Scene, _ side: PanelSide) {
    guard let panel = scene.panel(side), panel.scrollView != nil else { return nil }
    state = panel.state
    percent = panel.pullingPercent
    text = panel.text
    actionCount = scene.app.requestCounts[side] ?? 0
  }
}

extension Scene {
  /// The name of the view that a touch would find, or of the nearest named one around it; nil beside
  /// the window.
  fileprivate func nameOfView(at point: CGPoint) -> String? {
    var view = window.hitTest(point)
    while let current = view, current.name.isEmpty { view = current.superview }
    return view?.name
  }
}
