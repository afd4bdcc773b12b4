public import Foundation
public import Motion

/// One panel's numbers and habits as a value.
///
/// A family's faults are habits as well: the same code runs a `faithful` and a `corrected` panel,
/// and only this value tells them apart. A new policy has no faults.
///
/// ```swift
/// var policy = RefreshPolicy()
/// (policy.height, policy.armDistance, policy.holdDistance) = (54, 54, 54)
/// ```
public struct RefreshPolicy: Equatable, Sendable {
  // MARK: Distances and times

  /// The panel's height in points; a trailer's width.
  public var height: CGFloat = 60
  /// How far a pull must go beyond the resting edge to arm, in points; strictly further.
  public var armDistance: CGFloat = 60
  /// How much room the panel keeps while its work goes on, in points.
  public var holdDistance: CGFloat = 60
  /// How long the way to the hold takes, in seconds.
  public var openDuration = 0.25
  /// How long the way back takes, in seconds.
  public var closeDuration = 0.25
  /// The course of both ways.
  public var curve = TimingCurve.easeInOut
  /// When the work starts.
  public var firePoint = FirePoint.release
  /// How long the panel says how the work went before it closes, in seconds; 0 says nothing.
  public var resultDuration: Double = 0
  /// The least time that the panel shows its work going on, in seconds.
  public var minimumDuration: Double = 0
  /// How much of the app's inset the panel overlaps, in points.
  public var ignoredInset: CGFloat = 0

  // MARK: What kind of panel it is

  /// Where a footer stands and what makes it load.
  public var style = FooterStyle.back
  /// Whether coming into sight makes the footer load, rather than a pull; auto and hosted ones do.
  public var loadsInSight = false
  /// How much of an auto footer must be in sight for it to load: 0 none of it, 1 the whole.
  public var triggerPercent: Double = 1
  /// How often an auto footer may load during one drag; -1 sets no limit.
  public var triggersPerDrag = 1
  /// Whether an auto footer loads by itself.
  public var isAutomatic = true
  /// Whether a tap on an auto footer loads.
  public var loadsOnTap = true
  /// Whether an auto footer waits, armed, for the finger's lift.
  public var waitsForRelease = false
  /// Whether the footer is out of sight while the content does not fill the viewport.
  public var isHiddenWhenShort = false
  /// Whether the room above the content shrinks as the list is scrolled on while the work goes on,
  /// so that pinned section headers reach the top (B8).
  public var heldRoom = HeldRoom.followsOffset
  /// Whether the content moves up by the panel when its work brought rows, so that they are seen.
  public var revealsNewRows = false
  /// Whether a refresh that went well makes a footer forget that there is no more (B15).
  public var forgetsNoMoreOnRefresh = true
  /// Whether nothing begins while the other panel is at work.
  public var isExclusive = false

  // MARK: Habits

  /// Whether pulling beyond the arm distance is a state that is seen.
  public var hasArmedState = true
  /// Whether an armed panel stays armed when the finger drags back (Q1).
  public var latchesArmed = false
  /// Whether letting go fires an armed panel wherever it is; otherwise a panel that latches asks
  /// where the content is (P1).
  public var firesLatched = true
  /// Whether momentum and bounce arm as a finger does (Q2).
  public var armsWithoutFinger = false
  /// Whether a finger that has held on through a cycle arms again at once (Q13).
  public var rearmsUnderHeldFinger = false
  /// What letting go asks.
  public var releaseRule = ReleaseRule.armedAtRelease
  /// What letting go does while the work goes on (P2, L4).
  public var repetition = Repetition.never
  /// Whether release and end are states of their own, `opening` and `closing`.
  public var passesThroughTransitions = true
  /// Whether a panel told to begin while it is in no window begins as soon as it is seen.
  public var queuesBegin = true
  /// Which programmatic begin moves the content (B24).
  public var beginMove = BeginMove.always
  /// Whether the work starts before the panel is in its refreshing state (B20).
  public var startsWorkFirst = false
  /// Whether work that was ended before its fire point starts all the same.
  public var firesAfterEnd = false
  /// Whether the end of the work is heard a turn of the main queue later.
  public var endsInLaterTurn = false
  /// How the panel writes its room (Q3, Q4, Q15, B17).
  public var insetWriting = InsetWriting.ownShare
  /// Whether the room is given back at the end (L7).
  public var givesRoomBack = true
  /// Whether a drag sets the upper inset to zero while no work goes on.
  public var zeroesInsetInDrag = false
  /// Whether a release moves the content to the hold by itself, rather than leaving that to the
  /// legal range (Q14).
  public var movesContentToHold = true
  /// Whether the content's end is taken for the viewport's when the content is short (Q5, Q8).
  public var heedsShortContent = true
  /// How the panel finds its place (Q6, Q7, Q12).
  public var placement = Placement.besideContent
  /// Whether the panel stands in front of the rows (Q17).
  public var standsInFrontOfRows = false
  /// In what order the panel and the rows learn of an answer.
  public var ending = Ending.oneStep
  /// What a failed request does (Q9).
  public var failure = Failure.closes

  /// Makes a policy without faults, of a panel 60 points high.
  public init() {}

  /// When the work starts.
  public enum FirePoint: String, CaseIterable, Equatable, Sendable {
    /// As soon as the pull passes the arm distance, the finger still down.
    case crossing
    /// As soon as the finger is lifted.
    case release
    /// When the panel has come to the hold.
    case hold
  }

  /// Where a footer stands and what makes it load.
  public enum FooterStyle: String, CaseIterable, Equatable, Sendable {
    /// Beyond the content and the viewport: a pull past the end loads.
    case back
    /// Right below the content, in room that it always keeps: coming into sight loads.
    case auto
    /// Within the content, as the list's footer view: coming into sight loads.
    case hosted
  }

  /// What the room above the content does while the work goes on and the list is scrolled.
  public enum HeldRoom: Equatable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is as large as the panel is in sight, the hold at most.
    case followsOffset
    /// It gets smaller with the panel, but not larger again (section 1.2.3 of the sources' facts).
    case onlyShrinks
  }

  /// What letting go asks.
  public enum ReleaseRule: Equatable, Sendable {
    /// Whether the panel is armed as the finger is lifted.
    case armedAtRelease
    /// Whether the panel is armed when the content is next moved by no finger.
    case armedAtNextScroll
    /// Whether the content is at the arm distance or beyond.
    case atOrBeyondAtRelease
    /// Whether the content is beyond the arm distance as it begins to move by itself.
    case beyondAtDeceleration
  }

  /// What letting go does while the work goes on.
  public enum Repetition: Equatable, Sendable {
    /// Nothing.
    case never
    /// It starts the work once more, wherever the content is (P2).
    case everyRelease
    /// It starts the work once more where it would have started it the first time (L4).
    case everyFiringRelease
  }

  /// Which programmatic begin moves the content to the panel.
  public enum BeginMove: Equatable, Sendable {
    /// Every one.
    case always
    /// Only one at an offset of exactly zero (B24).
    case onlyFromZero
  }

  /// How a panel writes its room into the scroll view's inset.
  public enum InsetWriting: Equatable, Sendable {
    /// A part of its own, beside the app's and the other panel's.
    case ownShare
    /// The whole inset, overwriting the app's and the other panel's.
    case absolute
    /// The app's inset, as it was when the work began, and the room on top; what the app sets
    /// meanwhile is lost (B17).
    case captured
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
