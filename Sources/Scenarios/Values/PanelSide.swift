package import RefreshPanels

/// One of the panels of a list.
package enum PanelSide: String, CaseIterable, Sendable {
  case header
  case footer
  case trailer

  /// The end of the content at which the panel stands.
  package var edge: PanelEdge {
    switch self {
    case .header: .top
    case .footer: .bottom
    case .trailer: .right
    }
  }
}

extension PanelsDescription {
  /// What differs from the family's panel at an end of the content; nil means no such panel.
  package subscript(edge: PanelEdge) -> PanelOverrides? {
    switch edge {
    case .top: header
    case .bottom: footer
    case .right: trailer
    }
  }
}
