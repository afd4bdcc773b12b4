import Drawing
import Foundation

@testable import Raster

/// A suite that draws words into a small picture.
protocol TextSuite {
  var renderer: CairoRenderer { get }
}

extension TextSuite {
  /// The box of the words: the whole picture, in points.
  var box: CGRect { CGRect(x: 0, y: 0, width: 200, height: 40) }

  func render(
    _ item: DisplayList.Item, _ width: CGFloat = 200, _ height: CGFloat = 40, scale: CGFloat = 2
  ) throws -> Bitmap {
    try renderer.render(Fixtures.list(width, height, scale: scale, [item]))
  }
}
