public import Drawing
public import Foundation

/// The header of a section: its title on a strip as wide as the list.
public final class ListSectionHeader: View {
  /// The words.
  public let titleLabel = Label()
  /// Points from the edge where reading begins to the words; nothing is kept free at the other one.
  var inset: CGFloat = ListCell.Metrics.iOS7.inset {
    didSet { if inset != oldValue { setNeedsLayout() } }
  }

  /// How a header looks.
  ///
  /// The label's place is recorded (F47.1); colours and font are the engine's choice (D15, low
  /// confidence).
  public enum Metrics {
    /// Points above the label, which is 21 high in a header of 28 (F47.1).
    public static let labelTop: CGFloat = 4
    /// Points below the label (F47.1).
    public static let labelBottom: CGFloat = 3
    /// What lies behind the words: the light grey of iOS 7, or a dark one (low confidence).
    public static let backgroundColor = Color.sectionHeaderBackground
    /// The face of the words: a line of 17 points fits the recorded label (low confidence).
    public static let font = Font(size: 17, weight: .bold)
  }

  init() {
    super.init()
    backgroundColor = Metrics.backgroundColor
    autoresizingMask = .flexibleWidth
    titleLabel.font = Metrics.font
    titleLabel.autoresizingMask = .flexibleWidth
    addSubview(titleLabel)
  }

  /// Shows a section's title, under its name.
  func show(_ title: String?, name: String) {
    self.name = name
    titleLabel.name = name + ".title"
    titleLabel.text = title
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.maximumLineHeight = bounds.height
    titleLabel.frame = CGRect(
      x: inset, y: Metrics.labelTop, width: max(0, bounds.width - inset),
      height: max(0, bounds.height - Metrics.labelTop - Metrics.labelBottom)
    ).laidOut(effectiveUserInterfaceLayoutDirection, inWidth: bounds.width)
  }
}
