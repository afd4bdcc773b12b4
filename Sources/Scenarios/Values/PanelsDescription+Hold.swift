internal import RefreshPanels
package import YAML

extension PanelsDescription {
  /// The panels whose work is to start at the hold, with the places at which the file says so.
  package var firingAtHold: [(side: PanelSide, place: SourceLocation)] {
    [(PanelSide.header, header), (.footer, footer)].compactMap { side, overrides in
      guard let fireAt = overrides?.fireAt, fireAt.value == .hold else { return nil }
      return (side, fireAt.location)
    }
  }
}
