internal import Drawing

/// Brings a picture to the size it is shown at, in integers, so that every machine gets the same.
///
/// Along each axis a picture that shrinks is averaged over the area each new pixel covers (box
/// filter), and one that grows is blended between its two nearest pixels (bilinear, F54.2). Sums
/// are exact and divided once, halves going up.
struct ImageScaler {
  private let source: Bitmap
  private let columns: AxisWeights
  private let rows: AxisWeights

  /// Prepares to scale a picture to a size; no side of either may be 0 or longer than 2^24.
  init(_ source: Bitmap, toPixelWidth width: Int, height: Int) {
    self.source = source
    columns = AxisWeights(from: source.pixelWidth, to: width)
    rows = AxisWeights(from: source.pixelHeight, to: height)
  }

  /// The part of the scaled picture within a window; cost grows with the window and with the part
  /// of the source under it.
  func scaled(window: PixelRect) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(window.area)
    let columnTaps = (window.left..<window.right).map(columns.taps)
    guard let first = columnTaps.first?.first, let last = columnTaps.last?.last else {
      return Bitmap(pixelWidth: 0, pixelHeight: 0)
    }
    let divisor = columns.total * rows.total
    for row in window.top..<window.bottom {
      let sums = verticalSums(rows.taps(row), columns: first.index...last.index)
      for taps in columnTaps {
        pixels.append(Self.pixel(taps, sums: sums, first: first.index, divisor: divisor))
      }
    }
    return Bitmap(pixelWidth: window.width, pixelHeight: window.height, pixels: pixels)
  }

  /// For each source column the weighted sum of its pixels under one new row, four parts a column.
  private func verticalSums(_ taps: [AxisWeights.Tap], columns: ClosedRange<Int>) -> [Int] {
    var sums = [Int](repeating: 0, count: columns.count * 4)
    sums.withUnsafeMutableBufferPointer { sums in
      source.pixels.withUnsafeBufferPointer { pixels in
        for tap in taps {
          let start = tap.index * source.pixelWidth + columns.lowerBound
          for column in 0..<columns.count {
            let pixel = pixels[start + column]
            sums[column * 4] += Int(pixel >> 24) * tap.weight
            sums[column * 4 + 1] += Int(pixel >> 16 & 0xFF) * tap.weight
            sums[column * 4 + 2] += Int(pixel >> 8 & 0xFF) * tap.weight
            sums[column * 4 + 3] += Int(pixel & 0xFF) * tap.weight
          }
        }
      }
    }
    return sums
  }

  private static func pixel(
    _ taps: [AxisWeights.Tap], sums: [Int], first: Int, divisor: Int
  ) -> UInt32 {
    var result: UInt32 = 0
    for part in 0..<4 {
      let sum = taps.reduce(0) { $0 + sums[($1.index - first) * 4 + part] * $1.weight }
      result = result << 8 | UInt32((sum * 2 + divisor) / (divisor * 2))
    }
    return result
  }
}

/// How much each old pixel of a row or column gives to a new one, as whole numbers.
private struct AxisWeights {
  struct Tap {
    let index: Int
    let weight: Int
  }

  let old: Int
  let new: Int

  init(from old: Int, to new: Int) {
    self.old = old
    self.new = new
  }

  /// What the weights of every new pixel add up to.
  var total: Int { new < old ? old : 2 * new }

  /// The old pixels that give to a new one, in rising order.
  func taps(_ position: Int) -> [Tap] {
    new < old ? boxTaps(position) : blendTaps(position)
  }

  /// In units of which an old pixel has `new` and a new one `old`, both start at 0.
  private func boxTaps(_ position: Int) -> [Tap] {
    let (start, end) = (position * old, (position + 1) * old)
    return (start / new...(end - 1) / new).map { index in
      Tap(index: index, weight: min(end, (index + 1) * new) - max(start, index * new))
    }
  }

  /// In units of which an old pixel has `2 * new`, the new one's centre less half an old pixel.
  private func blendTaps(_ position: Int) -> [Tap] {
    let centre = (2 * position + 1) * old - new
    guard centre > 0 else { return [Tap(index: 0, weight: total)] }
    let index = centre / total
    let share = centre % total
    guard share > 0, index + 1 < old else {
      return [Tap(index: min(index, old - 1), weight: total)]
    }
    return [Tap(index: index, weight: total - share), Tap(index: index + 1, weight: share)]
  }
}
