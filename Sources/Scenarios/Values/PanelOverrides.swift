package import Drawing
package import Foundation
package import Motion
package import RefreshPanels

/// What a scenario or a family file changes of one panel of a family; nil leaves the family's own
/// value.
package struct PanelOverrides: Equatable, Sendable {
  // MARK: Distances and times

  /// The panel's height, in points; a trailer's width.
  package var height: CGFloat?
  /// The pull beyond which the panel arms, in points.
  package var arm: CGFloat?
  /// The inset held while refreshing, in points.
  package var hold: CGFloat?
  /// How much of the app's inset the panel overlaps, in points.
  package var ignoredInset: CGFloat?
  package var openDuration: Time?
  package var closeDuration: Time?
  /// How long the panel says how the work went.
  package var resultHold: Time?
  /// The curve of opening and closing.
  package var curve: TimingCurve?
  /// Whether opening and closing take any time.
  package var animated: Bool?

  // MARK: Habits

  /// Whether an armed panel stays armed when the finger drags back.
  package var latch: Bool?
  /// When the work starts.
  package var fireAt: Located<RefreshPolicy.FirePoint>?
  /// Where a footer stands and what makes it load.
  package var footerStyle: RefreshPolicy.FooterStyle?
  package var triggerPercent: Double?
  package var triggersPerDrag: Int?
  package var automatic: Bool?
  package var tapToLoad: Bool?
  package var hiddenWhenShort: Bool?

  // MARK: Looks

  /// Which parts are shown.
  package var look: PanelLook?
  /// Whether the panel is as opaque as it is far pulled.
  package var automaticAlpha: Bool?
  /// Whether there is a time line.
  package var lastUpdated: Bool?
  /// The words in a state; states without an entry keep the family's.
  package var texts: [PanelText: Located<PanelPhrase>] = [:]
  package var textColor: Color?
  package var background: Color?
  package var font: FontOverride?
  package var spinner: SpinnerChoice?
  package var arrow: ArrowOverride?
  package var images: ImagesOverride?
}

/// A state in which a panel says something.
package enum PanelText: String, CaseIterable, Sendable {
  case idle
  case armed
  case refreshing
  case noMore
  case done
  case failed
}

/// Words of a panel: the same in every language, or by the language's tag.
package enum PanelPhrase: Equatable, Sendable {
  case everywhere(String)
  case byLanguage([String: String])

  /// The words, whatever the language.
  package var words: [String] {
    switch self {
    case .everywhere(let words): [words]
    case .byLanguage(let words): words.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

/// What changes of the words' font.
package struct FontOverride: Equatable, Sendable {
  /// In points.
  package var size: Double?
  package var bold: Bool?
}

/// How a spinner looks.
package enum SpinnerChoice: String, CaseIterable, Sendable {
  case gray
  case white
  case modern
  case refreshControl
  case none
}

/// What changes of the arrow.
package struct ArrowOverride: Equatable, Sendable {
  package var art: Art?
  package var color: Color?
  package var turnDuration: Time?
  package var turn: Turn?

  /// What is drawn.
  package enum Art: Equatable, Sendable {
    case none
    /// One of the families' arrows.
    case named(String)
    /// A picture, pointing down.
    case picture(Located<String>)
  }

  /// Which way the arrow turns as the panel arms.
  package enum Turn: String, CaseIterable, Sendable {
    case clockwise
    case counterClockwise
  }
}

/// Pictures that follow the pull and the work.
package struct ImagesOverride: Equatable, Sendable {
  package var idle: Sequence?
  package var armed: Sequence?
  package var refreshing: Sequence?

  /// Names of pictures, shown one after another.
  package struct Sequence: Equatable, Sendable {
    package var names: [Located<String>]
    /// How long all of them take together.
    package var duration: Time?
  }

  /// The sequences that are given.
  package var sequences: [Sequence] { [idle, armed, refreshing].compactMap(\.self) }
}

extension PanelOverrides {
  /// The names of the pictures that the panel shows.
  package var pictureNames: [Located<String>] {
    let images = images?.sequences.flatMap(\.names) ?? []
    guard case .picture(let name) = arrow?.art else { return images }
    return [name] + images
  }

  /// All words, with their places.
  package var phrases: [Located<String>] {
    texts.values.flatMap { phrase in
      phrase.value.words.map { Located($0, at: phrase.location) }
    }
  }
}
