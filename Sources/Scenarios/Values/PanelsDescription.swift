package import Drawing
package import Foundation
package import Motion
package import RefreshPanels

/// The pull-to-refresh and load-more panels of the list.
package struct PanelsDescription: Equatable, Sendable {
  /// The family, nil only when there is neither header nor footer.
  package var family: Located<FamilyName>?

  package var behaviour: Behaviour

  /// What differs from the family's header; nil means no header.
  package var header: PanelOverrides?

  /// What differs from the family's footer; nil means no footer.
  package var footer: PanelOverrides?
}

/// A panel family that the engine knows.
package enum FamilyName: CaseIterable, Sendable {
  case refreshDome
}

extension FamilyName: RawRepresentable {
  /// The family of a name, nil for a name that no family has.
  package init?(rawValue: String) {
    guard let family = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = family
  }

  /// The name as the family itself gives it.
  package var rawValue: String {
    switch self {
    case .refreshDome: RefreshDome.name
    }
  }
}

/// What a scenario changes of one panel of a family; nil leaves the family's own value.
package struct PanelOverrides: Equatable, Sendable {
  /// The panel's height, in points.
  package var height: CGFloat?

  /// The pull beyond which the panel arms, in points.
  package var arm: CGFloat?

  /// The inset held while refreshing, in points.
  package var hold: CGFloat?

  package var openDuration: Time?
  package var closeDuration: Time?

  /// The curve of opening and closing.
  package var curve: TimingCurve?

  /// Whether an armed panel stays armed when the finger drags back.
  package var latch: Bool?

  /// When the work starts; a faithful family has no hold to wait for.
  package var fireAt: Located<RefreshPolicy.FirePoint>?

  /// The label's words in a state; states without an entry keep the family's.
  package var texts: [RefreshState: Located<String>] = [:]

  package var textColor: Color?
  package var background: Color?
}

/// One of the two panels.
package enum PanelSide: String, CaseIterable, Sendable {
  case header
  case footer
}
