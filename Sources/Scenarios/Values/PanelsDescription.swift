package import Drawing
package import Foundation
package import Motion

/// The pull-to-refresh and load-more panels of the list.
package struct PanelsDescription: Equatable, Sendable {
  /// The family, nil only when there is neither header nor footer.
  package var family: Located<FamilyName>?

  package var behaviour: PanelBehaviour

  /// What differs from the family's header; nil means no header.
  package var header: PanelOverrides?

  /// What differs from the family's footer; nil means no footer.
  package var footer: PanelOverrides?
}

/// A panel family that the engine knows.
package enum FamilyName: String, CaseIterable, Sendable {
  case refreshDome = "RefreshDome"
}

/// Whether the panels keep the quirks of the source they are modelled on.
package enum PanelBehaviour: String, CaseIterable, Sendable {
  case faithful
  case corrected
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

  package var fireAt: FirePoint?

  /// The label's words in a state; states without an entry keep the family's.
  package var texts: [StateName: Located<String>] = [:]

  package var textColor: Color?
  package var background: Color?
}

/// When the action of a panel runs.
package enum FirePoint: String, CaseIterable, Sendable {
  /// When the finger lifts from an armed panel.
  case release

  /// When the panel has reached its hold position.
  case hold
}

/// A panel's state by the words of frame logs, expectations and overrides.
package enum StateName: String, CaseIterable, Sendable {
  case idle
  case armed
  case opening
  case refreshing
  case result
  case closing
  case noMore
  case queued
}

/// One of the two panels.
package enum PanelSide: String, CaseIterable, Sendable {
  case header
  case footer
}
