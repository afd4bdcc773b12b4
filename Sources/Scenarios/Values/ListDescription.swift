package import Drawing
package import Foundation

/// The list on stage.
package struct ListDescription: Equatable, Sendable {
  package var frame: ListFrame

  /// The height of every row, in points.
  package var rowHeight: CGFloat

  package var content: Content

  /// The app's own inset, in points; panels and safe area add to it.
  package var contentInset: EdgeInsets

  /// What the rows show.
  package enum Content: Equatable, Sendable {
    /// So many rows alike; `{row}` in the title stands for the row's number, the first being 0.
    case rows(Int, RowDescription)

    /// Each row as it is given.
    case items([RowDescription])

    /// How many rows there are at first.
    package var count: Int {
      switch self {
      case .rows(let count, _): count
      case .items(let items): items.count
      }
    }
  }
}

/// Where the list lies.
package enum ListFrame: Equatable, Sendable {
  /// From below the status bar, or the safe area's top if that is lower, to the screen's bottom.
  case belowStatusBar

  /// The whole screen.
  case screen

  /// A rectangle in window coordinates, in points.
  case rect(CGRect)

  /// The rectangle on a stage, in points.
  package func rect(on stage: Stage) -> CGRect {
    switch self {
    case .screen:
      return CGRect(origin: .zero, size: stage.size)
    case .belowStatusBar:
      let top = min(max(stage.statusBar, stage.safeArea.top), stage.size.height)
      return CGRect(x: 0, y: top, width: stage.size.width, height: stage.size.height - top)
    case .rect(let rect):
      return rect
    }
  }
}

/// What one row shows.
package struct RowDescription: Equatable, Sendable {
  package var title: Located<String>?

  /// The name of a picture, looked up beside the scenario and then among the bundled ones.
  package var image: Located<String>?

  package init(title: Located<String>? = nil, image: Located<String>? = nil) {
    self.title = title
    self.image = image
  }

  /// The title of a row by its number, the first being 0.
  package func title(ofRow row: Int) -> String? {
    title?.value.replacingOccurrences(of: "{row}", with: String(row))
  }
}
