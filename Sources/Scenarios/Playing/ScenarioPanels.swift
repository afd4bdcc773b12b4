package import Drawing
internal import Foundation
package import RefreshPanels

/// A scenario's panels: the family's values, those of its file on top, and the scenario's own on top
/// of both.
struct ScenarioPanels {
  private let panels: PanelsDescription?
  private let behaviour: Behaviour
  private let images: [String: Image]
  private var policies: [PanelEdge: RefreshPolicy] = [:]

  init(_ run: ScenarioRun, images: [String: Image]) {
    self.init(run.scenario.panels, run.behaviour, images: images)
    policies = run.policies
  }

  init(_ panels: PanelsDescription?, _ behaviour: Behaviour, images: [String: Image]) {
    self.panels = panels
    self.behaviour = behaviour
    self.images = images
  }

  /// The panel above the content.
  var header: RefreshHeader? {
    design(at: .top).map { RefreshHeader(policy: $0.policy, style: $0.style) }
  }

  /// The panel below the content, or within it.
  var footer: RefreshPanel? {
    design(at: .bottom).map { .footer(policy: $0.policy, style: $0.style) }
  }

  /// The panel at the right of the content.
  var trailer: RefreshTrailer? {
    design(at: .right).map { RefreshTrailer(policy: $0.policy, style: $0.style) }
  }

  /// What a panel is; nil when the scenario, the family's file or the family has none there.
  func design(at edge: PanelEdge) -> PanelDesign? {
    guard let own = panels?[edge], let description = panels?.familyDescription else { return nil }
    var design = description.design(
      at: edge, behaviour, overrides: own, images: images, file: familyPath)
    if let policy = policies[edge] { design?.policy = policy }
    return design
  }

  private var familyPath: String? {
    if case .file(let path) = panels?.family?.value { path } else { nil }
  }
}

extension FamilyDescription {
  /// What a panel of the family is, with some more that differs; nil when there is none.
  package func design(
    at edge: PanelEdge, _ behaviour: Behaviour, overrides: PanelOverrides = PanelOverrides(),
    images: [String: Image] = [:], file: String? = nil
  ) -> PanelDesign? {
    guard let family = PanelFamily.named(base), let own = self[edge] else { return nil }
    let style = overrides.footerStyle ?? own.footerStyle
    let based =
      edge == .bottom
      ? family.footer(behaviour, style: style) : family.design(at: edge, behaviour)
    guard var design = based else { return nil }
    own.apply(to: &design) { name in
      images[file.map { Self.key(ofPicture: name, in: $0) } ?? name]
    }
    overrides.apply(to: &design) { images[$0] }
    return design
  }

  private subscript(edge: PanelEdge) -> PanelOverrides? {
    switch edge {
    case .top: header
    case .bottom: footer
    case .right: trailer
    }
  }
}
