package import Foundation

/// How a screen stands.
package enum Orientation: String, CaseIterable, Sendable {
  /// No wider than high.
  case portrait

  /// No higher than wide.
  case landscape
}

extension CGSize {
  /// The size with its sides in the order that an orientation wants; a square stays.
  package func turned(to orientation: Orientation) -> CGSize {
    let (short, long) = (min(width, height), max(width, height))
    return switch orientation {
    case .portrait: CGSize(width: short, height: long)
    case .landscape: CGSize(width: long, height: short)
    }
  }
}

extension Stage {
  /// The stage turned: width and height change places unless it stands so already.
  ///
  /// Safe area and status bar stay at the edges at which they are.
  package func turned(to orientation: Orientation) -> Stage {
    var stage = self
    stage.size = size.turned(to: orientation)
    return stage
  }

  /// The size of one picture for frames of the stage as it is and turned, in points: the larger of
  /// each side.
  package func canvas(turningTo orientations: Set<Orientation>) -> CGSize {
    orientations.map(size.turned).reduce(size) { canvas, size in
      CGSize(width: max(canvas.width, size.width), height: max(canvas.height, size.height))
    }
  }

  /// How many pixels a size has at the stage's scale, parts of a point counted whole.
  package func pixels(of size: CGSize) -> (width: Int, height: Int) {
    (Int(size.width.rounded(.up)) * scale, Int(size.height.rounded(.up)) * scale)
  }
}
