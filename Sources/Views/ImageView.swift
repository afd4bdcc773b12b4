public import Drawing
public import Foundation

/// A picture in a box (F54).
public final class ImageView: View {
  /// The picture; nil shows none.
  ///
  /// Setting it does not change the view's size.
  public var image: Image? {
    didSet { if image?.size != oldValue?.size { imageSizeDidChange() } }
  }
  /// Told when the picture has another size, by whoever places the view after it.
  var imageSizeDidChange: () -> Void = {}
  /// How the picture stands in the view.
  public var contentMode = ContentMode.scaleToFill

  public override init(frame: CGRect = .zero, name: String = "") {
    super.init(frame: frame, name: name)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its picture.
  public convenience init(image: Image, name: String = "") {
    self.init(frame: CGRect(origin: .zero, size: image.size), name: name)
    self.image = image
  }

  public override func draw(in canvas: inout Canvas) {
    guard let image else { return }
    canvas.draw(image, in: contentMode.rectangle(for: image.size, in: canvas.bounds))
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  public override var shownProperties: [DisplayList.Property] {
    image.map { [DisplayList.Property("image", .text($0.name))] } ?? []
  }
}
