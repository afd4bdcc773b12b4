internal import Drawing
internal import Foundation
internal import Motion
public import Views

/// The usual look of a panel, carried out after a `PanelStyle`: its parts, their places, and what
/// they say and do in each state.
public final class StatusContent: PanelContent {
  /// The look.
  public let style: PanelStyle
  /// Where the panel keeps when it was refreshed last; hand the same to several panels to let them
  /// share what has the same key.
  public var lastUpdates = LastUpdateStore()
  /// Writes the time line in place of the style, of the last refresh if there was one.
  public var timeText: ((LocalDateTime?) -> String)?

  let arrow: ArrowView?
  let label: Label?
  let timeLabel: Label?
  let spinner: ActivityIndicator?
  let image: ImageSequenceView?
  private let shadow: ShadowStrip?

  /// The state that is shown; nil before the first one.
  var shown: RefreshState?
  /// Whether the panel is on its way back.
  var isClosing = false
  var language = Language.english
  var timeKey: String
  /// The window that the panel was in last: work may end while it is in none.
  weak var lastWindow: Window?

  /// The numbers of RefreshDome's source, in points.
  enum Metrics {
    /// The width of a panel (Q12).
    static let panelWidth: CGFloat = 320
  }

  /// Makes the parts of a panel with a name.
  public init(_ style: PanelStyle, of name: String) {
    self.style = style
    arrow = style.arrow.map { _ in ArrowView(name: name + ".arrow") }
    label = style.label.map { _ in Label(name: name + ".label") }
    timeLabel = style.timeLine.map { _ in Label(name: name + ".time") }
    spinner = style.spinner.map { ActivityIndicator(style: $0.style, name: name + ".spinner") }
    image = style.images.map { _ in ImageSequenceView(name: name + ".image") }
    shadow = style.shadow.map { ShadowStrip(color: $0, name: name + ".shadow") }
    timeKey = style.timeLine?.key ?? LastUpdateStore.key
    dress()
    say(in: nil)
  }

  /// The parts, the shadow rearmost.
  public var views: [View] {
    let parts: [View?] = [shadow, image, arrow, label, timeLabel, spinner]
    return parts.compactMap(\.self)
  }

  /// What the words are now.
  public var text: String { label?.text ?? "" }

  private func dress() {
    if let look = style.arrow, let arrow {
      arrow.art = look.art
      arrow.color = look.color
      arrow.transform = Transform(rotationAngle: look.restingAngle)
    }
    for (label, look) in [(label, style.label), (timeLabel, style.timeLine?.look)] {
      guard let label, let look else { continue }
      label.font = look.font
      label.textColor = look.color
      label.textAlignment = alignment
      if style.layout == .column {
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
      }
    }
    if let color = style.spinner?.color { spinner?.color = color }
    if style.spinner?.followsPull == true { spinner?.alpha = 0 }
    image?.sequence = style.images?[.idle]
  }

  private var alignment: TextAlignment {
    if case .iconBesideLines = style.layout { .natural } else { .center }
  }

  // MARK: - Places

  /// Puts the parts where the style wants them, as large as they fit.
  public func layOut(in panel: RefreshPanel) {
    let size = CGSize(
      width: panel.policy.placement == .bySourceFormulas
        ? Metrics.panelWidth : panel.bounds.width,
      height: panel.bounds.height)
    let environment = panel.window?.environment
    let places = PanelPlaces(of: parts(in: size, environment), by: style.layout)
    put(arrow, at: places.arrow)
    put(label, at: places.label)
    put(timeLabel, at: places.time)
    put(spinner, at: places.spinner)
    put(image, at: places.image)
    shadow?.stand(in: panel)
    guard let environment else { return }
    fit(label, style.label, environment)
    fit(timeLabel, style.timeLine?.look, environment)
  }

  private func parts(in size: CGSize, _ environment: Environment?) -> PanelParts {
    var parts = PanelParts(panel: size)
    parts.words = wantedSize(of: label, style.label)
    parts.time = wantedSize(of: timeLabel, style.timeLine?.look)
    parts.arrow = style.arrow?.art.size
    parts.spinner = style.spinner.map { CGSize(width: $0.style.side, height: $0.style.side) }
    parts.image = style.images.map { _ in image?.image?.size ?? .zero }
    let font = (style.label?.font.size ?? 0) * (environment?.textSize ?? 1)
    parts.columnWidth = CGFloat(font.rounded(.up))
    parts.direction = environment?.layoutDirection ?? .leftToRight
    return parts
  }

  private func wantedSize(of label: Label?, _ look: TextLook?) -> CGSize? {
    guard let label, let look, let text = label.text, !text.isEmpty else { return nil }
    label.font = look.font
    return label.sizeThatFits(.zero)
  }

  private func put(_ view: View?, at place: CGRect?) {
    guard let view, let place else { return }
    view.center = CGPoint(x: place.midX, y: place.midY)
    view.bounds.size = place.size
  }

  /// Lets words that are too large for their box shrink (D26).
  private func fit(_ label: Label?, _ look: TextLook?, _ environment: Environment) {
    guard let label, let look, let text = label.text else { return }
    let fitting = WordsFitting(
      text: text, font: look.font, textSize: environment.textSize, box: label.bounds.size,
      isColumn: style.layout == .column, pixel: 1 / environment.scale)
    label.font.size = fitting.size(measuredBy: environment.textMeasurer)
  }
}
