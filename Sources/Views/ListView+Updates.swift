internal import Foundation
internal import Motion

// Rows come and go without a jump: the first row in sight that is left keeps its place on the screen,
// whatever the content is doing, and the legal range is heeded after that (D13, F16.1).

extension ListView {
  /// Takes up rows that the data source has already, where they are counted afterwards.
  ///
  /// The numbers of rows and sections, the rows in sight and the content's size are new at once
  /// (F46.1); cells on screen are kept and numbered anew. The first row in sight stays where it is
  /// seen, even at the top: the new rows are then above. If the data source tells of other numbers,
  /// the list is reloaded.
  ///
  /// - Parameters:
  ///   - row: The first new row.
  ///   - count: How many rows are new.
  ///   - animation: How they come.
  ///   - completion: Called once the animation is over, or one turn later without one; at once while
  ///     the list is in no window. It is told whether no reload has cut the animation short.
  public func insertRows(
    at row: Int, count: Int, with animation: RowAnimation = .none,
    completion: ((Bool) -> Void)? = nil
  ) {
    let rows = Self.rows(row, count: count)
    update(rows.map { .insertion($0) }, with: animation, completion: completion)
  }

  /// Drops rows that the data source has no more, where they were counted before.
  ///
  /// The first row in sight that is left stays where it is seen, as far as the legal range allows; when
  /// none of those in sight is left, the next one below takes the place of the first. All else is as
  /// for `insertRows(at:count:with:completion:)`.
  public func deleteRows(
    at row: Int, count: Int, with animation: RowAnimation = .none,
    completion: ((Bool) -> Void)? = nil
  ) {
    let rows = Self.rows(row, count: count)
    update(rows.map { .deletion($0) }, with: animation, completion: completion)
  }

  /// Takes up that the data source has a row elsewhere: `newRow` is how it is counted afterwards.
  ///
  /// The first of the other rows in sight stays where it is seen. All else is as for
  /// `insertRows(at:count:with:completion:)`.
  public func moveRow(
    at row: Int, to newRow: Int, with animation: RowAnimation = .none,
    completion: ((Bool) -> Void)? = nil
  ) {
    update(.move(from: row, to: newRow), with: animation, completion: completion)
  }

  private static func rows(_ first: Int, count: Int) -> Range<Int>? {
    count >= 0 && first >= 0 && count <= Int.max - first ? first..<first + count : nil
  }

  private func update(
    _ change: RowChange?, with animation: RowAnimation, completion: ((Bool) -> Void)?
  ) {
    let before = layout
    takeSections()
    let after = makeLayout()
    guard let change, change.isPossible(withRows: before.numberOfRows),
      after.numberOfRows - before.numberOfRows == change.countChange
    else {
      reloadData()
      return tellLater { completion?(true) }
    }
    let step = RowStep(change, from: before, to: after, seen: presentedVisibleRows)
    layout = after
    // Cells that are to be made anew have no way to go.
    if let timing = mustRefill ? nil : animation.timing, let animator = window?.animator {
      let update = RowUpdate()
      updates.append(update)
      let glide = heedingRange(step)
      animator.animate(timing) {
        carryOut(glide, as: update, in: $0)
      } completion: {
        [weak self] _ in
        self?.finish(update)
        completion?(!update.wasCutShort)
      }
    } else {
      carryOut(step, as: nil, in: nil)
      tellLater { completion?(true) }
    }
  }

  /// A step that brings content at rest within its range at once: the rows glide to where they come to
  /// stand, and what lies beyond the content's ends is not seen meanwhile.
  private func heedingRange(_ step: RowStep) -> RowStep {
    guard !isInMotion, !isHeld, geometry.clamp(contentOffset) == contentOffset else { return step }
    var geometry = self.geometry
    geometry.contentSize.height = step.after.contentHeight
    var step = step
    let shifted = CGPoint(x: contentOffset.x, y: contentOffset.y + step.shift)
    step.shift = geometry.clamp(shifted).y - contentOffset.y
    return step
  }

  private func tellLater(_ completion: @escaping () -> Void) {
    guard let clock = window?.clock else { return completion() }
    clock.post(phase: .completion, completion)
  }

  private func carryOut(_ step: RowStep, as update: RowUpdate?, in block: AnimationBlock?) {
    shiftContent(by: step.shift)
    glideCells(step, as: update, in: block)
    glideHeaders(step, in: block)
    glideBackdrop(step, in: block)
    contentSize.height = layout.contentHeight
    if let block, !isHeld { pendingClamp?.block = block }
    resumeDrag()
    if let update, let block { bringIn(step, as: update, in: block) }
    tellOfShift()
    setNeedsLayout()
  }

  /// Tells the observers of an offset that has moved with the content; of one that the next layout
  /// brings back into the range they hear only once it is there.
  private func tellOfShift() {
    owesWordOfShift = heededOffset != contentOffset
    if !owesWordOfShift { announceOffset() }
  }

  /// What an update has kept on screen goes, once.
  private func finish(_ update: RowUpdate) {
    updates.removeAll { $0 === update }
    for (cell, alpha) in update.leavingCells {
      cell.alpha = alpha
      retire(cell)
    }
    update.leavingCells = []
    setNeedsLayout()
  }

  /// Ends all updates that are still to be seen, as cells are to be made anew.
  func cutUpdatesShort() {
    for update in updates {
      update.wasCutShort = true
      finish(update)
    }
  }
}
