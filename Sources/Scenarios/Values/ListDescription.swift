package import Drawing
package import Foundation
internal import Views

/// The list on stage.
package struct ListDescription: Equatable, Sendable {
  package var frame: ListFrame

  /// The height of every row, in points.
  package var rowHeight: CGFloat

  /// The parts of the list, at least one.
  package var sections: [SectionDescription]

  /// The height of a section's header, in points, where it has words.
  package var headerHeight = ListSection.standardHeaderHeight

  /// How wide the rows are, in points, where that is more than the list's width.
  package var contentWidth: CGFloat?

  /// Whether the list is in its window from the start.
  package var isAttached = true

  /// The app's own inset, in points; panels and safe area add to it.
  package var contentInset = EdgeInsets.zero

  /// The system after whose cells and headers the list's are measured.
  package var cellMetrics = CellMetrics.iOS7

  /// Whether lines go on below the last row (F43.1).
  package var hasFillerLines = false

  package var hasScrollIndicator = false
  package var insetOnRelease = InsetOnRelease.glide
  package var releaseVelocity = ReleaseVelocity.standing

  /// How many blank rows stand in for the app's as long as it has none (L8).
  package var placeholderRows = 0

  /// How many rows there are at first.
  package var rowCount: Int { sections.reduce(0) { $0 + $1.content.count } }

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

    /// What the rows show, each kind once for rows alike.
    package var descriptions: [RowDescription] {
      switch self {
      case .rows(_, let description): [description]
      case .items(let items): items
      }
    }
  }
}

/// A part of a list: rows, and a header above them that stays in sight while they are.
package struct SectionDescription: Equatable, Sendable {
  /// The words of the header; nil for a part without one.
  package var header: Located<String>?

  package var content: ListDescription.Content
}

extension ListDescription {
  /// The system after which cells and headers are measured (F41, F42).
  package enum CellMetrics: String, CaseIterable, Sendable {
    case iOS7
    case iOS11
    case iOS26

    /// Points above each header with words: none until iOS 14 (F47.1).
    package var headerTopPadding: CGFloat { self == .iOS26 ? 22 : 0 }
  }

  /// What becomes of a bounce when the room beyond an edge grows with the release (F17).
  package enum InsetOnRelease: String, CaseIterable, Sendable {
    /// It gives way to a glide to the new edge, as until iOS 7.
    case glide

    /// It begins anew from a jump to the new edge, as from iOS 8 on.
    case jump
  }

  /// From which samples a finger's speed at its release is taken (F9.1).
  package enum ReleaseVelocity: String, CaseIterable, Sendable {
    /// From the last moves, however long it stood.
    case standing

    /// From the 100 ms before the release.
    case window
  }
}
