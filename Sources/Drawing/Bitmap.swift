/// A picture of device pixels: rows from top to bottom, each pixel `0xAARRGGBB`, premultiplied.
public struct Bitmap: Equatable, Hashable, Sendable {
  /// Pixels across.
  public let pixelWidth: Int
  /// Pixels down.
  public let pixelHeight: Int
  /// The pixels, `pixelWidth` to a row, row after row.
  public private(set) var pixels: [UInt32]

  /// Makes a picture of one pixel value; cost grows with its area.
  public init(pixelWidth: Int, pixelHeight: Int, filledWith pixel: UInt32 = 0) {
    precondition(pixelWidth >= 0 && pixelHeight >= 0, "A bitmap has no negative size")
    self.init(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight,
      pixels: [UInt32](repeating: pixel, count: pixelWidth * pixelHeight))
  }

  /// Makes a picture of given pixels; their count must be the picture's area.
  public init(pixelWidth: Int, pixelHeight: Int, pixels: [UInt32]) {
    precondition(pixels.count == pixelWidth * pixelHeight, "A bitmap has a value for each pixel")
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.pixels = pixels
  }

  /// The pixel in a column and a row, both counted from the top left corner.
  public subscript(column: Int, row: Int) -> UInt32 {
    get { pixels[row * pixelWidth + column] }
    set { pixels[row * pixelWidth + column] = newValue }
  }

  /// Copies another picture into this one; what does not fit is left out.
  ///
  /// Cost grows with the copied area.
  public mutating func copy(_ other: Bitmap, toColumn column: Int, row: Int) {
    let first = max(0, -column)
    let last = min(other.pixelWidth, pixelWidth - column)
    guard first < last else { return }
    for otherRow in max(0, -row)..<max(0, -row, min(other.pixelHeight, pixelHeight - row)) {
      let source = otherRow * other.pixelWidth
      let target = (row + otherRow) * pixelWidth + column
      pixels.replaceSubrange(
        (target + first)..<(target + last), with: other.pixels[(source + first)..<(source + last)])
    }
  }
}

extension Bitmap {
  /// The picture in the upper left corner of one that is at least so large, with one pixel value
  /// around it; cost grows with that one's area, unless it is no larger.
  package func extended(
    toPixelWidth width: Int, height: Int, filledWith pixel: UInt32
  ) -> Bitmap {
    guard pixelWidth < width || pixelHeight < height else { return self }
    var larger = Bitmap(
      pixelWidth: max(width, pixelWidth), pixelHeight: max(height, pixelHeight),
      filledWith: pixel)
    larger.copy(self, toColumn: 0, row: 0)
    return larger
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size; pixels are too many to print.
  public var description: String { "\(pixelWidth) x \(pixelHeight) pixels" }
}
