public import Drawing
public import Foundation

/// A row of a list: picture, title, and a line below (F41 to F44).
open class ListCell: View {
  /// Which pool the cell waits in when it has left the screen.
  public let reuseIdentifier: String
  /// Holds the cell's contents: the cell's area less the line.
  public let contentView = View()
  /// The words.
  public let titleLabel = Label()
  /// The picture to the left of the words.
  public let imageView = ImageView()
  /// The line at the lower edge, one device pixel high.
  public let separator = View()

  /// The numbers of a cell of iOS 7 to 12.
  public enum Metrics {
    /// Points from the left edge to the contents and the line (F42).
    public static let inset: CGFloat = 15
    /// The line's colour (F43).
    public static let separatorColor = Color(bytes: 200, 199, 204)
  }

  /// Makes a cell for a pool.
  public init(reuseIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
    backgroundColor = .white
    separator.backgroundColor = Metrics.separatorColor
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
    addSubview(contentView)
    addSubview(separator)
    imageView.imageSizeDidChange = { [weak self] in self?.setNeedsLayout() }
  }

  /// Empties the cell for another row.
  open func prepareForReuse() {
    titleLabel.text = nil
    imageView.image = nil
  }

  /// Names the cell and its parts after a row.
  func name(after row: String) {
    name = row
    contentView.name = row + ".content"
    titleLabel.name = row + ".title"
    imageView.name = row + ".image"
    separator.name = row + ".separator"
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / (window?.environment.scale ?? 1)
    let size = bounds.size
    contentView.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - hairline)
    separator.frame = CGRect(
      x: Metrics.inset, y: size.height - hairline, width: size.width - Metrics.inset,
      height: hairline)
    layoutContents(in: contentView.bounds.size)
  }

  private func layoutContents(in size: CGSize) {
    var left = Metrics.inset
    if let image = imageView.image {
      imageView.frame = Self.imageFrame(for: image.size, height: size.height)
      left = imageView.frame.maxX + Metrics.inset
    }
    titleLabel.frame = CGRect(
      x: left, y: 0, width: max(0, size.width - left - Metrics.inset), height: size.height)
  }

  /// A picture shrinks, never grows, to a square of the contents' height, keeping its shape (F44).
  private static func imageFrame(for size: CGSize, height: CGFloat) -> CGRect {
    let largest = max(size.width, size.height)
    let factor = largest > height ? max(0, height) / largest : 1
    let shown = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: Metrics.inset, y: (height - shown.height) / 2, width: shown.width, height: shown.height)
  }
}
