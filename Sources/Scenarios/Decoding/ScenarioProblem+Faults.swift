package import Foundation
package import Motion

extension ScenarioProblem {
  /// Why a file cannot be read.
  package enum FileFault: Error, Equatable, Sendable {
    case missing

    /// A folder, a pipe or a device.
    case noFile

    case unreadable
  }

  /// A key that should not be there, or is not and should.
  package enum KeyFault: Equatable, Sendable {
    case unknown(String, known: [String])

    /// None of these keys is given, and one must be.
    case missing([String])

    /// Two keys of which only one may be given.
    case exclusive(String, String)

    /// A key that should be the tag of a language.
    case noLanguage(String)

    /// A key that means nothing without one of others.
    case dependent(String, needs: [String])
  }

  /// A value that cannot be used.
  package enum ValueFault: Equatable, Sendable {
    case unexpected(FoundValue, expected: ExpectedValue)

    /// A word that is none of those allowed.
    case unknownWord(String, known: [String])

    /// A list without items where one is needed.
    case emptyList

    case repeated(String)

    /// A name that a frame has without being given it.
    case reservedName(String)

    /// A moment after the end of the run.
    case afterEnd(Time, end: Time)

    /// A span of time that is over before it begins, or takes no time.
    case endsBeforeStart(Time, end: Time)

    /// An end of the run after the cap.
    case afterCap(Time, cap: Time)

    /// Work that starts at the hold of a panel that goes from release to refreshing at once.
    case holdOfFaithfulPanel
    /// A panel that the scenario does not have.
    case missingPanel(PanelSide)
  }

  /// An event that cannot happen.
  package enum EventFault: Equatable, Sendable {
    /// It comes before one above it.
    case outOfOrder(Time, previous: Time)

    /// A finger goes down beside the screen.
    case outsideScreen(CGPoint, screen: CGSize)

    /// A second finger.
    case fingerIsDown

    /// A movement or a lift of no finger.
    case fingerIsUp

    /// What is to come is on the stage already: the list, or a panel.
    case isThere(String)

    /// What is to go is not on the stage: the list, or a panel.
    case isAway(String)

    /// The finger is still on its way.
    case fingerIsMoving(until: Time)
  }

  /// More of something than the engine takes.
  package enum LimitFault: Equatable, Sendable {
    case pixels(width: Int, height: Int, limit: Int)

    /// One picture for frames of both orientations.
    case canvas(width: Int, height: Int, limit: Int)

    /// Combinations of varying values.
    case variants(Int, limit: Int)

    /// Events, with all groups written out.
    case events(limit: Int)

    /// Rows of all sections together.
    case rows(Int, limit: Int)

    /// Rows of a height, and headers of another, in points.
    case content(rows: Int, height: Double, headers: Double, limit: Double)
    /// Items of a list.
    case items(Int, limit: Int)
    case problems(limit: Int)
  }
}
