public import Foundation
public import Motion

/// One panel family's numbers and habits as a value.
///
/// A family's faults are habits as well: the same code runs a `faithful` and a `corrected` panel,
/// and only this value tells them apart.
public struct RefreshPolicy: Equatable, Sendable {
  // MARK: Distances and times

  /// The panel's height in points.
  public var height: CGFloat
  /// How far a pull must go beyond the resting edge to arm, in points; strictly further.
  public var armDistance: CGFloat
  /// How much room the panel keeps while its work goes on, in points.
  public var holdDistance: CGFloat
  /// How long the way to the hold takes, in seconds.
  public var openDuration: Double
  /// How long the way back takes, in seconds.
  public var closeDuration: Double
  /// The course of both ways.
  public var curve: TimingCurve
  /// When the work starts.
  public var firePoint: FirePoint

  // MARK: Habits

  /// Whether an armed panel stays armed when the finger drags back (Q1).
  public var latchesArmed: Bool
  /// Whether momentum and bounce arm as a finger does (Q2).
  public var armsWithoutFinger: Bool
  /// Whether a finger that has held on through a cycle arms again at once (Q13).
  public var rearmsUnderHeldFinger: Bool
  /// Whether release and end are states of their own, `opening` and `closing`.
  public var passesThroughTransitions: Bool
  /// How the panel writes its room (Q3, Q4, Q15).
  public var insetWriting: InsetWriting
  /// Whether a release moves the content to the hold by itself, rather than leaving that to the
  /// legal range (Q14).
  public var movesContentToHold: Bool
  /// Whether the content's end is taken for the viewport's when the content is short (Q5, Q8).
  public var heedsShortContent: Bool
  /// How the panel finds its place (Q6, Q7, Q12).
  public var placement: Placement
  /// Whether the panel stands in front of the rows (Q17).
  public var standsInFrontOfRows: Bool
  /// In what order the panel and the rows learn of an answer.
  public var ending: Ending
  /// What a failed request does (Q9).
  public var failure: Failure

  /// When the work starts.
  public enum FirePoint: String, CaseIterable, Equatable, Sendable {
    /// As soon as the finger is lifted.
    case release
    /// When the panel has come to the hold.
    case hold
  }

  /// How a panel writes its room into the scroll view's inset.
  public enum InsetWriting: Equatable, Sendable {
    /// A part of its own, beside the app's and the other panel's.
    case ownShare
    /// The whole inset, overwriting the app's and the other panel's.
    case absolute
  }

  /// How a panel finds its place in the content.
  public enum Placement: Equatable, Sendable {
    /// Next to the content or the viewport, whichever reaches further, as wide as the list.
    case besideContent
    /// By the two formulas of RefreshDome's source, 320 points wide from the first placement on.
    case bySourceFormulas
  }

  /// In what order the panel and the rows learn of an answer.
  public enum Ending: Equatable, Sendable {
    /// Rows and panel in one step of the main thread.
    case oneStep
    /// The panel first, from the worker; room and rows a turn of the main queue later.
    case panelBeforeRows
  }

  /// What a failed request does.
  public enum Failure: Equatable, Sendable {
    /// The panel closes as after a success; the rows stay.
    case closes
    /// The program stops.
    case stopsProgram
  }

  /// The timing of a way of a given length in seconds.
  ///
  /// Panels take over from what is seen, so that closing within opening never moves past it (D6).
  func timing(_ duration: Double) -> AnimationTiming {
    AnimationTiming(duration: duration, curve: curve, overlap: .fromPresented)
  }
}
