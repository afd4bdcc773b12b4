internal import Drawing
internal import Foundation

/// A row of a list: picture, words, an arrow, and a line below (F41 to F44).
///
/// It is laid out from the left, and reflected where reading begins at the right (D21).
open class ListCell: View {
  /// Which parts a cell has.
  public enum Style: Equatable, Sendable {
    /// A picture and one line of words.
    case `default`
    /// A second, smaller line of words below the first.
    case subtitle
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Equatable, Sendable {
    /// Nothing.
    case none
    /// An arrow: the row leads somewhere.
    case disclosureIndicator
  }

  /// Which parts the cell has.
  public let style: Style
  /// Which pool the cell waits in when it has left the screen.
  public let reuseIdentifier: String
  /// Holds the cell's contents: the cell's area less the line (F41).
  public let contentView = View()
  /// The words.
  public let titleLabel = Label()
  /// The smaller words below; nil in the default style.
  public let detailLabel: Label?
  /// The picture in front of the words.
  public let imageView = ImageView()
  /// The line at the lower edge.
  public let separator = View()
  /// What stands at the end.
  public var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// The numbers that the parts are placed by; a list sets its own when it shows the cell.
  public var metrics = Metrics.iOS7 {
    didSet { if metrics != oldValue { metricsDidChange(from: oldValue) } }
  }

  /// The row that the cell stands for in a list; nil while it does not.
  private(set) var row: Int?
  private var accessory: DisclosureIndicator?
  private var topSeparator: View?

  /// Makes a cell for a pool.
  public init(style: Style = .default, reuseIdentifier: String) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailLabel = style == .subtitle ? Label() : nil
    super.init()
    backgroundColor = .systemBackground
    autoresizingMask = .flexibleWidth
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    separator.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    separator.backgroundColor = metrics.separatorColor
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
    if let detailLabel {
      detailLabel.font.size = metrics.detailFontSize
      contentView.addSubview(detailLabel)
    }
    addSubview(contentView)
    addSubview(separator)
    imageView.imageSizeDidChange = { [weak self] in self?.setNeedsLayout() }
  }

  /// Empties the cell for another row.
  open func prepareForReuse() {
    titleLabel.text = nil
    detailLabel?.text = nil
    imageView.image = nil
  }

  /// Lets the cell stand for a row of a list, and names it and its parts after that.
  func stand(forRow row: Int, of list: String) {
    self.row = row
    name = "\(list).row\(row)"
    topSeparatorDidChange()
    nameParts()
  }

  /// The cell stands for no row any more.
  func leaveRow() { row = nil }

  private func nameParts() {
    contentView.name = name + ".content"
    titleLabel.name = name + ".title"
    detailLabel?.name = name + ".detail"
    imageView.name = name + ".image"
    separator.name = name + ".separator"
    topSeparator?.name = name + ".topSeparator"
    accessory?.name = name + ".accessory"
  }

  private func accessoryDidChange() {
    accessory?.removeFromSuperview()
    accessory = accessoryType == .disclosureIndicator ? DisclosureIndicator() : nil
    if let accessory { addSubview(accessory) }
    nameParts()
    setNeedsLayout()
  }

  private func metricsDidChange(from old: Metrics) {
    separator.backgroundColor = metrics.separatorColor
    // A size that was set on the label itself stays.
    if let detailLabel, detailLabel.font.size == old.detailFontSize {
      detailLabel.font.size = metrics.detailFontSize
    }
    topSeparatorDidChange()
    setNeedsLayout()
  }

  private func topSeparatorDidChange() {
    topSeparator?.removeFromSuperview()
    topSeparator = metrics.hasTopSeparator && row == 0 ? View() : nil
    guard let topSeparator else { return }
    topSeparator.backgroundColor = metrics.separatorColor
    topSeparator.name = name + ".topSeparator"
    addSubview(topSeparator)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let scale = window?.environment.scale ?? 1
    limitWords(toHeight: metrics.contentHeight(ofRow: bounds.height, scale: scale))
    let layout = ListCellLayout(
      ListCellLayout.Contents(
        imageSize: imageView.image?.size, lineHeights: lineHeights,
        hasAccessory: accessory != nil),
      size: bounds.size, scale: scale, metrics: metrics,
      direction: effectiveUserInterfaceLayoutDirection)
    contentView.frame = layout.content
    separator.frame = layout.separator
    topSeparator?.frame = layout.topSeparator
    imageView.frame = layout.image ?? .zero
    titleLabel.frame = layout.title
    if let detail = layout.detail { detailLabel?.frame = detail }
    if let frame = layout.accessory { accessory?.frame = frame }
  }

  /// Keeps words in the row however large the stage wants them; two lines share its height by their
  /// sizes (D23).
  private func limitWords(toHeight height: CGFloat) {
    guard let detailLabel else {
      titleLabel.maximumLineHeight = height
      return
    }
    let room = ListCellLayout.Subtitle.room(inHeight: height)
    let sizes = titleLabel.font.size + detailLabel.font.size
    titleLabel.maximumLineHeight = room * titleLabel.font.size / sizes
    detailLabel.maximumLineHeight = room * detailLabel.font.size / sizes
  }

  /// The heights of both lines of words, on whole pixels.
  private var lineHeights: (title: CGFloat, detail: CGFloat)? {
    guard let detailLabel else { return nil }
    let size = bounds.size
    return (titleLabel.sizeThatFits(size).height, detailLabel.sizeThatFits(size).height)
  }
}
