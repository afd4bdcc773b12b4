public import Foundation
public import Motion
public import Views

/// What is in a panel: its views, and how they follow the panel's states and pulls.
///
/// `StatusContent` is the usual one, an arrow, words and a spinner after a `PanelStyle`. A program
/// that wants another look hands its own to a panel; which state follows which, the room and the
/// motion stay the panel's.
public protocol PanelContent: AnyObject {
  /// The views that the panel shows, rearmost first; the panel adds them once.
  var views: [View] { get }
  /// What the content says now; empty when it says nothing.
  var text: String { get }
  /// Puts the views where they belong in the panel's bounds; called in its layout pass.
  func layOut(in panel: RefreshPanel)
  /// Looks as a state looks, which the panel has entered from another one.
  func show(_ state: RefreshState, from old: RefreshState, in panel: RefreshPanel)
  /// The content was pulled this far beyond its resting edge, as a share of the arm distance: 0 at
  /// rest, beyond 1 when armed.
  func pull(_ share: CGFloat, in panel: RefreshPanel)
  /// The panel begins to open or to close, in a block, or at once when there is none; `state` is
  /// `opening` or `closing`.
  func move(to state: RefreshState, in panel: RefreshPanel, in block: AnimationBlock?)
  /// The panel has closed; it may be on another way by now.
  func didClose(in panel: RefreshPanel)
  /// The stage's appearance, language or text size has changed.
  func environmentDidChange(in panel: RefreshPanel)
}

extension PanelContent {
  /// Says nothing.
  public var text: String { "" }
  /// Leaves the views where they are.
  public func layOut(in panel: RefreshPanel) {}
  /// Does nothing.
  public func pull(_ share: CGFloat, in panel: RefreshPanel) {}
  /// Does nothing.
  public func move(to state: RefreshState, in panel: RefreshPanel, in block: AnimationBlock?) {}
  /// Does nothing.
  public func didClose(in panel: RefreshPanel) {}
  /// Does nothing.
  public func environmentDidChange(in panel: RefreshPanel) {}
}
