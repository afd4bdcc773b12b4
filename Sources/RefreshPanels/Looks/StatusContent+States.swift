internal import Drawing
public import Foundation
public import Motion
internal import Views

/// What the parts say and do as the panel goes from state to state.
extension StatusContent {
  /// Says and shows what belongs to a state.
  public func show(_ state: RefreshState, from old: RefreshState, in panel: RefreshPanel) {
    shown = state
    say(in: panel)
    switch state {
    case .armed: arm()
    case .idle where old == .armed: turn(to: style.arrow?.restingAngle)
    case .idle, .closing: rest(after: old)
    case .opening, .refreshing, .queued: showWork()
    case .result, .noMore: showWordsAlone()
    }
    showImages(of: state)
    panel.setNeedsLayout()
  }

  /// Follows a pull with pictures and opacity.
  public func pull(_ share: CGFloat, in panel: RefreshPanel) {
    image?.pull = share
    guard !panel.isRefreshing, !isClosing || panel.isFingerDragging else { return }
    let opacity = Double(min(max(share, 0), 1))
    if opacityFollowsPull(of: panel) { panel.alpha = opacity }
    guard style.spinner?.followsPull == true, let spinner else { return }
    spinner.isHidden = opacity == 0
    spinner.alpha = opacity
  }

  /// Fades what fades with the panel, and keeps the time of what is over.
  public func move(to state: RefreshState, in panel: RefreshPanel, in block: AnimationBlock?) {
    isClosing = state == .closing
    if isClosing { noteUpdate(of: panel) }
    if opacityFollowsPull(of: panel) { panel.setAlpha(isClosing ? 0 : 1, in: block) }
    guard isClosing, let look = style.spinner, look.followsPull || look.leaving == .fades else {
      return
    }
    spinner?.setAlpha(0, in: block)
  }

  /// Brings the parts to rest.
  public func didClose(in panel: RefreshPanel) {
    isClosing = false
    switch panel.state {
    case .idle: showArrowAtRest()
    case .noMore: showWordsAlone()
    default: return
    }
    if opacityFollowsPull(of: panel) { panel.alpha = panel.state == .noMore ? 1 : 0 }
  }

  /// Whether the panel comes into sight by being pulled, and is as opaque as it is far pulled.
  private func opacityFollowsPull(of panel: RefreshPanel) -> Bool {
    style.opacity == .followsPull && !panel.policy.loadsInSight
  }

  // MARK: - States

  private func arm() {
    stopSpinner()
    arrow?.isHidden = false
    turn(to: style.arrow?.armedAngle)
  }

  private func rest(after old: RefreshState) {
    let wasAtWork = old == .opening || old == .refreshing
    let arrowStays = spinner == nil && image == nil
    guard wasAtWork || isClosing, style.spinner?.leaving == .fades || arrowStays else {
      return showArrowAtRest()
    }
    // The arrow comes back at the end of the way; until then the spinner fades.
    guard !arrowStays else { return }
    arrow?.removeAllAnimations()
    arrow?.transform = restingTransform
  }

  func showArrowAtRest() {
    stopSpinner()
    guard let arrow, let look = style.arrow else { return }
    let isSeen = !arrow.isHidden && arrow.alpha > 0
    arrow.isHidden = false
    guard look.fadeDuration > 0, !isSeen else {
      arrow.removeAllAnimations()
      arrow.transform = restingTransform
      arrow.alpha = 1
      return
    }
    animate(for: look.turnDuration) { block in
      arrow.setTransform(restingTransform, in: block)
      arrow.setAlpha(1, in: block)
    }
  }

  private func showWork() {
    if let spinner {
      spinner.removeAllAnimations()
      spinner.alpha = 1
      spinner.startAnimating()
    }
    hideArrow()
  }

  /// An arrow with nothing to take its place stays.
  private func hideArrow() {
    guard spinner != nil || image != nil, let arrow, let look = style.arrow else { return }
    guard look.fadeDuration > 0 else {
      arrow.isHidden = true
      return
    }
    animate(for: look.fadeDuration) { arrow.setAlpha(0, in: $0) }
  }

  private func showWordsAlone() {
    arrow?.isHidden = true
    stopSpinner()
  }

  private func stopSpinner() {
    guard let spinner else { return }
    spinner.stopAnimating()
    spinner.removeAllAnimations()
    spinner.alpha = style.spinner?.followsPull == true ? 0 : 1
  }

  private func showImages(of state: RefreshState) {
    guard let image else { return }
    image.sequence = style.images?[state]
    image.isHidden = image.sequence == nil
    switch state {
    case .idle, .closing, .noMore, .result: image.stopAnimating()
    case .armed, .opening, .refreshing, .queued: image.startAnimating()
    }
  }

  // MARK: - Motion

  private var restingTransform: Transform {
    Transform(rotationAngle: style.arrow?.restingAngle ?? 0)
  }

  private func turn(to angle: Double?) {
    guard let arrow, let look = style.arrow, let angle else { return }
    let transform = Transform(rotationAngle: angle)
    animate(for: look.turnDuration) { arrow.setTransform(transform, in: $0) }
  }

  private func animate(for duration: Double, _ changes: (AnimationBlock?) -> Void) {
    guard duration > 0, let animator = arrow?.window?.animator else { return changes(nil) }
    let timing = AnimationTiming(
      duration: duration, curve: .easeInOut, overlap: .fromPresented)
    animator.animate(timing) { changes($0) }
  }

  // MARK: - Words

  /// Says the same in the language that the stage has now.
  public func environmentDidChange(in panel: RefreshPanel) {
    let old = language
    language = panel.window?.environment.locale ?? language
    lastWindow = panel.window ?? lastWindow
    if let timeLine = style.timeLine, timeLine.forgetsKeyWithLanguage, old != language,
      panel.window != nil, shown != nil
    {
      timeKey = LastUpdateStore.key
    }
    say(in: panel)
    panel.setNeedsLayout()
  }

  /// Says what belongs to the state that is shown.
  func say(in panel: RefreshPanel?) {
    let text = style.words.text(for: language.tag)
    let state = shown ?? .idle
    let isAtWork = state == .opening || state == .refreshing || state == .queued
    if isAtWork, style.hidesWordsWhileRefreshing {
      label?.text = ""
    } else {
      label?.text =
        shown == nil ? text.initial : text[state, afterFailure: panel?.hasFailed ?? false]
    }
    tellTime()
  }

  private func tellTime() {
    guard let timeLabel, let timeLine = style.timeLine else { return }
    let date = lastUpdates.dates[timeKey]
    if let timeText {
      timeLabel.text = timeText(date)
    } else {
      let now = lastWindow?.date ?? Environment.defaultStartDate
      timeLabel.text = timeLine.text(of: date, now: now, in: language.tag)
    }
  }

  /// Keeps the time of a refresh that is over.
  private func noteUpdate(of panel: RefreshPanel) {
    guard let timeLine = style.timeLine, let date = lastWindow?.date else { return }
    guard !panel.hasFailed || timeLine.countsFailures else { return }
    lastUpdates.dates[timeKey] = date
    tellTime()
  }
}
