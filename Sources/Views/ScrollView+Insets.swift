public import Drawing
internal import Foundation
public import Motion

/// A change of the legal range that the next layout pass heeds.
///
/// UIKit brings the offset back where the table lays itself out, after the rows of the same turn are
/// known (F16.1, F46.1): an inset that goes and rows that come in one turn do not move the content.
struct PendingClamp {
  /// The block the change was made in; nil when it was made at once.
  var block: AnimationBlock?
}

extension ScrollView {
  /// The app's own inset; a panel that writes the whole inset overwrites it with zero.
  ///
  /// An inset that is not finite changes nothing.
  public var contentInset: EdgeInsets {
    get { appInset }
    set { setContentInset(newValue, in: nil) }
  }

  /// The whole inset in force: the app's, the safe area's and the panels' (F3).
  public var adjustedContentInset: EdgeInsets { appInset + insets.total }

  /// Sets the app's inset, within an animation block when one is given.
  public func setContentInset(_ inset: EdgeInsets, in block: AnimationBlock?) {
    changeInset(in: block) { $0.appInset = inset }
  }

  /// A holder's part of the inset.
  public func contribution(of holder: InsetContributions.Holder) -> EdgeInsets { insets[holder] }

  /// Sets a holder's part of the inset, within an animation block when one is given.
  public func setContribution(
    _ inset: EdgeInsets, of holder: InsetContributions.Holder, in block: AnimationBlock?
  ) {
    changeInset(in: block) {
      $0.insets[holder] = inset
      $0.insets.reserves[holder] = nil
    }
  }

  /// Sets a holder's part of the inset, and room next to it that content may enter without
  /// resistance though nobody holds it.
  package func setContribution(
    _ inset: EdgeInsets, reserving reserve: EdgeInsets, of holder: InsetContributions.Holder
  ) {
    changeInset(in: nil) {
      $0.insets[holder] = inset
      $0.insets.reserves[holder] = reserve
    }
  }

  /// Sets the whole inset, whoever held parts of it: the way of RefreshDome's source, where each
  /// panel overwrites the other's room and the app's (Q3, Q15).
  package func overwriteContentInset(_ inset: EdgeInsets, in block: AnimationBlock?) {
    changeInset(in: block) {
      $0.appInset = .zero
      $0.insets[.footer] = EdgeInsets(bottom: inset.bottom)
      $0.insets[.header] = EdgeInsets(top: inset.top, left: inset.left, right: inset.right)
    }
  }

  private func changeInset(in block: AnimationBlock?, _ change: (ScrollView) -> Void) {
    let old = geometry
    let (oldApp, oldParts, oldInset) = (appInset, insets, adjustedContentInset)
    change(self)
    guard geometry.inset != old.inset else {
      if adjustedContentInset != oldInset { roomDidChange(in: block) }
      return
    }
    guard geometry.inset.isFinite else {
      (appInset, insets) = (oldApp, oldParts)
      return
    }
    let isJump = jumps(from: old)
    animateInsetTop(in: isJump ? nil : block)
    if isJump {
      jump()
    } else {
      // Momentum within the range goes on whatever the inset becomes; a bounce does not (F17).
      if old.clamp(contentOffset) != contentOffset { takeovers += 1 }
      stayAtStart(of: old, in: block)
    }
    rangeDidChange(in: block)
  }

  /// The content may be where it was, but what floats below the room moves.
  private func roomDidChange(in block: AnimationBlock?) {
    animateInsetTop(in: block)
    setNeedsLayout()
  }

  private func animateInsetTop(in block: AnimationBlock?) {
    if block == nil { insetTopProperty.removeAnimations() }
    insetTopProperty.set(Double(adjustedContentInset.top), in: block)
    if block != nil { window?.follow(self) }
  }

  /// The room above the content as drawn at this instant, in points.
  var presentedInsetTop: CGFloat { CGFloat(insetTopProperty.presented(at: now)) }

  /// Whether a block still opens or closes the room above the content.
  var isInsetAnimating: Bool { insetTopProperty.isAnimating(at: now) }

  /// Takes content that rests exactly at the old top, or the old left end, to the new one if that is
  /// further out (F16).
  private func stayAtStart(of old: ScrollGeometry, in block: AnimationBlock?) {
    guard motion == nil, !isHeld else { return }
    let new = geometry.minimumOffset
    let offset = CGPoint(each: {
      let moves = contentOffset[$0] == old.minimumOffset[$0] && new[$0] < old.minimumOffset[$0]
      return moves ? new[$0] : contentOffset[$0]
    })
    guard offset != contentOffset else { return }
    takeovers += 1
    moveOffset(to: offset, in: block)
  }

  /// Remembers that the legal range has changed; a block outweighs a change without one.
  ///
  /// Under a finger the block would be over before the range is heeded.
  func rangeDidChange(in block: AnimationBlock?) {
    pendingClamp = PendingClamp(block: isHeld ? nil : block ?? pendingClamp?.block)
    resumeDrag()
    setNeedsLayout()
    for observer in observers { observer.scrollViewDidChangeGeometry(self) }
  }

  /// Brings an offset that the range has left behind to the nearest end (F16.1); a finger that is
  /// down keeps it where it is until its release.
  func heedPendingClamp() {
    guard let clamp = pendingClamp, !isHeld else { return }
    pendingClamp = nil
    if motion != nil { return replanMotion(in: clamp.block) }
    let target = geometry.clamp(contentOffset)
    guard target != contentOffset else { return }
    moveOffset(to: target, in: clamp.block)
  }
}

extension EdgeInsets {
  fileprivate var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
