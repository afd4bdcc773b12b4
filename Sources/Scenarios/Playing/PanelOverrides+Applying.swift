internal import Drawing
internal import Foundation
internal import Motion
internal import RefreshPanels
internal import Views

extension PanelOverrides {
  /// Changes a panel; pictures are looked up by their names, and one that is not there stays away.
  func apply(to design: inout PanelDesign, pictures: (String) -> Image?) {
    apply(to: &design.policy)
    apply(to: &design.style, pictures)
    let isOfPictures = images != nil && look == nil
    guard let look = isOfPictures ? .gif : look else { return }
    design = design.showing(look)
    // What the file says itself counts more than the room that pictures want.
    apply(to: &design.policy)
  }

  private func apply(to policy: inout RefreshPolicy) {
    policy.height = height ?? policy.height
    policy.armDistance = arm ?? policy.armDistance
    policy.holdDistance = hold ?? policy.holdDistance
    policy.ignoredInset = ignoredInset ?? policy.ignoredInset
    policy.openDuration = openDuration?.seconds ?? policy.openDuration
    policy.closeDuration = closeDuration?.seconds ?? policy.closeDuration
    policy.resultDuration = resultHold?.seconds ?? policy.resultDuration
    policy.curve = curve ?? policy.curve
    if animated == false { (policy.openDuration, policy.closeDuration) = (0, 0) }
    policy.latchesArmed = latch ?? policy.latchesArmed
    policy.firePoint = fireAt?.value ?? policy.firePoint
    policy.triggerPercent = triggerPercent ?? policy.triggerPercent
    policy.triggersPerDrag = triggersPerDrag ?? policy.triggersPerDrag
    policy.isAutomatic = automatic ?? policy.isAutomatic
    policy.loadsOnTap = tapToLoad ?? policy.loadsOnTap
    policy.isHiddenWhenShort = hiddenWhenShort ?? policy.isHiddenWhenShort
  }

  /// Whether there is anything to say.
  private var hasWords: Bool {
    texts.values.contains { $0.value.words.contains { !$0.isEmpty } }
  }

  private func apply(to style: inout PanelStyle, _ pictures: (String) -> Image?) {
    if let automaticAlpha { style.opacity = automaticAlpha ? .followsPull : .full }
    if lastUpdated == false { style.timeLine = nil }
    if lastUpdated == true, style.timeLine == nil { style.timeLine = .usual(style.label) }
    if !texts.isEmpty { style.words.apply(texts.mapValues(\.value)) }
    if style.label == nil, hasWords || textColor != nil || font != nil {
      // Words that a family does without look as a label does that says nothing else.
      style.label = TextLook(font: Font(size: Font.labelSize), color: .label)
    }
    if let font { style.apply(font) }
    if let textColor { style.color(textColor) }
    style.background = background ?? style.background
    if let spinner { style.spinner = spinner.applied(to: style.spinner) }
    if let arrow { style.arrow = arrow.applied(to: style.arrow, pictures) }
    if let images { style.images = images.images(pictures) }
  }
}

extension PanelStyle {
  /// Changes the colour of the words, and of a time line that had the same.
  fileprivate mutating func color(_ color: Color) {
    if timeLine?.look.color == label?.color { timeLine?.look.color = color }
    label?.color = color
  }

  /// Changes the font of the words; a time line grows along, and follows their weight if it had it.
  fileprivate mutating func apply(_ change: FontOverride) {
    guard let old = label?.font else { return }
    let size = change.size ?? old.size
    let weight = change.bold.map { $0 ? Font.Weight.bold : .regular } ?? old.weight
    label?.font = Font(family: old.family, size: size, weight: weight)
    guard let line = timeLine?.look.font, old.size > 0 else { return }
    timeLine?.look.font = Font(
      family: line.family, size: line.size * (size / old.size),
      weight: line.weight == old.weight ? weight : line.weight)
  }
}

extension PanelWords {
  /// Changes words, in every language or in some; one that is new says the rest as the usual one
  /// does.
  fileprivate mutating func apply(_ phrases: [PanelText: PanelPhrase]) {
    for (text, phrase) in phrases {
      switch phrase {
      case .everywhere(let words):
        for tag in byLanguage.keys { byLanguage[tag]?[text] = words }
      case .byLanguage(let words):
        let usual = fallbackText
        for (tag, words) in words { byLanguage[tag, default: usual][text] = words }
      }
    }
  }
}

extension RefreshText {
  fileprivate subscript(text: PanelText) -> String {
    get { "" }
    set {
      switch text {
      case .idle:
        // Other words at rest are said from the start.
        if newValue != idle { first = nil }
        idle = newValue
      case .armed: armed = newValue
      case .refreshing: refreshing = newValue
      case .noMore: noMore = newValue
      case .done: done = newValue
      case .failed: failed = newValue
      }
    }
  }
}

extension SpinnerChoice {
  /// The look of the blades.
  var style: ActivityIndicator.Style? {
    switch self {
    case .gray: .gray
    case .white: .white
    case .modern: .medium
    case .refreshControl: .refreshControl
    case .none: nil
    }
  }

  /// The spinner with these blades; it comes and goes as it did.
  fileprivate func applied(to look: SpinnerLook?) -> SpinnerLook? {
    guard let style else { return nil }
    var look = look ?? SpinnerLook()
    look.style = style
    return look
  }
}

extension ArrowOverride {
  fileprivate func applied(
    to look: ArrowLook?, _ pictures: (String) -> Image?
  ) -> ArrowLook? {
    if art == ArrowOverride.Art.none { return nil }
    var look = look ?? ArrowLook(.refreshDome)
    switch art {
    case .named(let name): look.art = ArrowArt.named.first { $0.name == name }?.art ?? look.art
    case .picture(let name): look.art = pictures(name.value).map { ArrowArt($0) } ?? look.art
    case .some(.none), nil: break
    }
    look.color = color ?? look.color
    look.turnDuration = turnDuration?.seconds ?? look.turnDuration
    if let turn, turn.isClockwise != (look.turn > 0) { look.turn = -look.turn }
    return look
  }
}

extension ArrowOverride.Turn {
  fileprivate var isClockwise: Bool { self == .clockwise }
}

extension ImagesOverride {
  fileprivate func images(_ pictures: (String) -> Image?) -> PanelImages {
    func sequence(_ sequence: Sequence?) -> ImageSequence? {
      sequence.map { named in
        ImageSequence(
          named.names.compactMap { pictures($0.value) }, duration: named.duration?.seconds)
      }
    }
    return PanelImages(
      idle: sequence(idle), armed: sequence(armed), refreshing: sequence(refreshing))
  }
}
