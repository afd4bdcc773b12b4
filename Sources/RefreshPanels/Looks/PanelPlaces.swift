internal import Foundation
internal import Views

/// What is to be placed in a panel, as large as it would like to be.
struct PanelParts: Equatable {
  /// The panel, in points.
  var panel: CGSize
  /// The words in one line, nil when there are none.
  var words: CGSize?
  /// The time line, nil when there is none.
  var time: CGSize?
  var arrow: CGSize?
  var spinner: CGSize?
  var image: CGSize?
  /// The width of a column of words, in points.
  var columnWidth: CGFloat = 0
  var direction = LayoutDirection.leftToRight
}

/// Where the parts of a panel stand, in points of the panel; parts that are not there have no place.
struct PanelPlaces: Equatable {
  var arrow: CGRect?
  var label: CGRect?
  var time: CGRect?
  var spinner: CGRect?
  var image: CGRect?

  /// The least room between words and what stands beside them, and between that and the panel's
  /// edge, in points (D26).
  static let margin: CGFloat = 4

  /// Finds the places.
  init(of parts: PanelParts, by layout: PanelLayout) {
    switch layout {
    case .places(let places): takePlaces(places, parts)
    case .iconBeforeWords(let gap): putIconBeforeWords(gap, parts)
    case .iconBesideLines(let gap, let lineGap): putIconBesideLines(gap, lineGap, parts)
    case .column: makeColumn(parts)
    case .spinnerAlone: spinner = parts.spinner.map { $0.centered(at: parts.panel.middle) }
    }
    if parts.direction == .rightToLeft { mirror(in: parts.panel.width) }
  }

  // MARK: - The rules

  private mutating func takePlaces(_ places: PartPlaces, _ parts: PanelParts) {
    arrow = parts.arrow.map { _ in places.arrow.rect(in: parts.panel) }
    spinner = parts.spinner.map { _ in places.spinner.rect(in: parts.panel) }
    let box = places.label.rect(in: parts.panel)
    if let place = places.time {
      label = parts.words.map { _ in box }
      time = parts.time.map { _ in place.rect(in: parts.panel) }
    } else {
      splitLines(of: box, parts)
    }
    for icon in [arrow, spinner].compactMap(\.self) {
      label = label?.besides(icon, for: parts.words)
      time = time?.besides(icon, for: parts.time)
    }
  }

  private mutating func putIconBeforeWords(_ gap: CGFloat, _ parts: PanelParts) {
    let middle = parts.panel.middle
    let half = max(parts.arrow?.width ?? 0, parts.spinner?.width ?? 0) / 2
    let longest = max(parts.words?.width ?? 0, parts.time?.width ?? 0)
    let hasIcon = half > 0 || parts.image != nil
    let room =
      hasIcon
      ? max(0, parts.panel.width - 2 * (gap + half + Self.margin)) : parts.panel.width
    let width = min(longest, room)
    let hasWords = parts.words != nil || parts.time != nil
    let center = CGPoint(x: middle.x - (hasWords ? width / 2 + gap : 0), y: middle.y)
    arrow = parts.arrow?.centered(at: center)
    spinner = parts.spinner?.centered(at: center)
    image = parts.image.map { size in
      let place = CGRect(
        x: 0, y: 0, width: hasWords ? max(0, center.x) : parts.panel.width,
        height: parts.panel.height)
      return size.placed(in: place, atEnd: hasWords)
    }
    // Words that fit keep the whole width, as in the source.
    let box = CGRect(origin: .zero, size: parts.panel)
    splitLines(of: longest <= room ? box : box.insetBy(dx: (box.width - room) / 2, dy: 0), parts)
  }

  private mutating func putIconBesideLines(
    _ gap: CGFloat, _ lineGap: CGFloat, _ parts: PanelParts
  ) {
    let middle = parts.panel.middle
    let icon = max(parts.arrow?.width ?? 0, parts.spinner?.width ?? 0, parts.image?.width ?? 0)
    let room = max(0, parts.panel.width - gap - icon - 2 * Self.margin)
    let wanted = [parts.words, parts.time].compactMap(\.self)
    let lines = wanted.map { line in
      CGSize(
        width: min(line.width, room),
        height: min(line.height, parts.panel.height / CGFloat(wanted.count)))
    }
    let longest = lines.map(\.width).max() ?? 0
    let whole = longest > 0 ? icon + gap + longest : icon
    let left = middle.x - whole / 2
    let center = CGPoint(x: left + icon / 2, y: middle.y)
    arrow = parts.arrow?.centered(at: center)
    spinner = parts.spinner?.centered(at: center)
    image = parts.image?.centered(at: center)
    let height = lines.map(\.height).reduce(CGFloat(lines.count - 1) * lineGap, +)
    var y = middle.y - height / 2
    let boxes = lines.map { line in
      defer { y += line.height + lineGap }
      return CGRect(x: left + icon + gap, y: y, width: line.width, height: line.height)
    }
    label = parts.words == nil ? nil : boxes.first
    time = parts.time == nil ? nil : boxes.last
  }

  private mutating func makeColumn(_ parts: PanelParts) {
    let middle = parts.panel.middle
    let icon = parts.arrow?.width ?? 0
    arrow = parts.arrow?.centered(at: CGPoint(x: icon / 2 + 5, y: middle.y))
    guard parts.words != nil else { return }
    let room = max(0, parts.panel.width - (icon > 0 ? icon + 5 : 0))
    let column = CGSize(width: min(parts.columnWidth, room), height: parts.panel.height)
    let center = (parts.panel.width + icon) / 2
    // A wide column keeps off the arrow and within the panel.
    let x = min(
      max(center - column.width / 2, icon > 0 ? icon + 5 : 0), parts.panel.width - column.width)
    label = CGRect(x: x, y: 0, width: column.width, height: column.height)
  }

  /// Words and time line in the upper and the lower half of a box, or the only one in the whole.
  private mutating func splitLines(of box: CGRect, _ parts: PanelParts) {
    switch (parts.words, parts.time) {
    case (.some, .some):
      let half = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height / 2)
      label = half
      time = half.offsetBy(dx: 0, dy: half.height)
    case (.some, nil): label = box
    case (nil, .some): time = box
    case (nil, nil): break
    }
  }

  private mutating func mirror(in width: CGFloat) {
    for part in [\PanelPlaces.arrow, \.label, \.time, \.spinner, \.image] {
      self[keyPath: part] = self[keyPath: part].map { rect in
        rect.offsetBy(dx: width - rect.minX - rect.maxX, dy: 0)
      }
    }
  }
}

extension CGRect {
  /// The box of centred words of a size, or what is left of it beside an icon that they would touch.
  fileprivate func besides(_ icon: CGRect, for words: CGSize?) -> CGRect {
    guard let words, icon.minX < maxX, icon.maxX > minX else { return self }
    let margin = PanelPlaces.margin
    let (left, right) = (midX - words.width / 2 - margin, midX + words.width / 2 + margin)
    guard left < icon.maxX, right > icon.minX else { return self }
    let before = icon.minX - margin - minX
    let after = maxX - icon.maxX - margin
    return after >= before
      ? CGRect(x: maxX - max(0, after), y: minY, width: max(0, after), height: height)
      : CGRect(x: minX, y: minY, width: max(0, before), height: height)
  }
}

extension CGSize {
  fileprivate var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }

  fileprivate func centered(at center: CGPoint) -> CGRect {
    CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// A picture in the middle of a box's height, and in that of its width or at its end; one that is
  /// too large becomes smaller.
  fileprivate func placed(in box: CGRect, atEnd: Bool) -> CGRect {
    guard width > 0, height > 0 else { return .zero }
    let factor = min(1, box.width / width, box.height / height)
    let size = CGSize(width: width * factor, height: height * factor)
    return CGRect(
      x: atEnd ? box.maxX - size.width : box.midX - size.width / 2, y: box.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
