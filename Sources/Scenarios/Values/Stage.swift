package import Drawing
package import Foundation
package import Views

/// The screen on which a scenario plays.
package struct Stage: Equatable, Sendable {
  /// The window's size, in points.
  package var size: CGSize

  /// Pixels a point, 1 to 4.
  package var scale: Int

  /// What bars and the screen's shape take from the edges, in points; only top and bottom.
  package var safeArea: EdgeInsets

  /// The height of the status bar, in points; nothing is drawn in it.
  package var statusBar: CGFloat

  /// Which of its two looks the interface has.
  package var appearance = Appearance.light

  /// The language of the panels, which also says where reading begins.
  package var locale = Language.simplifiedChinese

  /// The date at the start of the run.
  package var startDate = Environment.defaultStartDate

  /// What every font size is multiplied with, 0.5 to 3.
  package var textSize: Double

  /// The stage of a phone.
  package init(_ device: Device) {
    size = device.size
    scale = device.scale
    safeArea = device.safeArea
    statusBar = device.statusBar
    textSize = 1
  }

  /// A stage of any size, otherwise as a phone without a notch: scale 2, a status bar of 20 points.
  package init(size: CGSize) {
    self.init(.iPhone5s)
    self.size = size
    safeArea = .zero
  }

  /// The stage of one run: what the variant says, and this stage for the rest.
  ///
  /// A device brings its own size, scale, safe area and status bar; an orientation turns that size.
  package func applying(_ variant: Variant) -> Stage {
    var stage = variant.device.map(Stage.init) ?? self
    stage.appearance = variant.appearance ?? appearance
    stage.locale = variant.locale ?? locale
    stage.startDate = startDate
    stage.textSize = variant.textSize ?? textSize
    stage.scale = variant.scale ?? stage.scale
    return variant.orientation.map(stage.turned) ?? stage
  }
}

extension Stage {
  /// The colour behind everything on the stage, and around frames on a larger canvas.
  package var background: Color { .systemBackground.resolved(for: appearance) }

  /// The part of the safe area that a view lies under, in points.
  func safeAreaOverlap(of frame: CGRect) -> EdgeInsets {
    let safeBottom = size.height - safeArea.bottom
    return EdgeInsets(
      top: max(0, min(safeArea.top - frame.minY, frame.height)),
      bottom: max(0, min(frame.maxY - safeBottom, frame.height)))
  }
}
