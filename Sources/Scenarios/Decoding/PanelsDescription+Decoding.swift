internal import Drawing
import Foundation
internal import Motion
internal import RefreshPanels
internal import YAML

extension ValueReader where Value == PanelsDescription {
  /// `panels`: the family, its behaviour and what differs from it.
  static var panels: ValueReader {
    mapping { fields in
      let family = fields.optional("family", ValueReader<FamilyName>.family.located)
      let behaviour = fields.optional("behaviour", .word) ?? Behaviour.corrected
      let header =
        fields.optional("header", ValueReader<PanelOverrides>.header.orNull) ?? PanelOverrides()
      let footer =
        fields.optional("footer", ValueReader<PanelOverrides>.footer.orNull) ?? PanelOverrides()
      fields.refuse("trailer")
      if header != nil || footer != nil, !fields.has("family") {
        fields.report(.key(.missing(["family"])))
      }
      let panels = PanelsDescription(
        family: family, behaviour: behaviour, header: header, footer: footer)
      if behaviour == .faithful { fields.refuseHold(of: panels) }
      return panels
    }
  }
}

extension ValueReader where Value == FamilyName {
  /// A family's name; the path of a family file is a matter of a later version.
  fileprivate static var family: ValueReader {
    ValueReader { node, cursor in
      if let text = node.text, text.hasSuffix(".family.yaml") {
        let supported = FamilyName.allCases.map(\.rawValue)
        cursor.report(.value(.unsupported(text, supported: supported)), at: node.location)
        return nil
      }
      return word.read(node, cursor)
    }
  }
}

extension ValueReader where Value == PanelOverrides {
  /// `panels.header`.
  fileprivate static var header: ValueReader {
    mapping { fields in
      fields.refuse("style", "lastUpdated")
      return fields.panelOverrides()
    }
  }

  /// `panels.footer`.
  fileprivate static var footer: ValueReader {
    mapping { fields in
      fields.refuse("style", "look", "triggerPercent", "triggersPerDrag", "automatic")
      fields.refuse("tapToLoad", "hiddenWhenShort")
      return fields.panelOverrides()
    }
  }
}

extension MappingReader {
  /// Refuses to fire at a hold that faithful panels do not know of.
  fileprivate func refuseHold(of panels: PanelsDescription) {
    for (side, place) in panels.firingAtHold {
      cursor.appending(side.rawValue).appending("fireAt")
        .report(.value(.holdOfFaithfulPanel), at: place)
    }
  }

  /// The keys that header and footer have in common.
  fileprivate func panelOverrides() -> PanelOverrides {
    let duration = NumberRange.from(0, to: ScenarioLimits.animation)
    refuse("ignoredInset", "automaticAlpha", "animated", "font", "spinner", "arrow", "resultHold")
    return PanelOverrides(
      height: optional("height", .points(.visibleLength)),
      arm: optional("arm", .points(.visibleLength)),
      hold: optional("hold", .points(.length)),
      openDuration: optional("openDuration", .seconds(duration)),
      closeDuration: optional("closeDuration", .seconds(duration)),
      curve: optional("curve", .curve),
      latch: optional("latch", .boolean),
      fireAt: optional(
        "fireAt", ValueReader<RefreshPolicy.FirePoint>.word(unsupported: ["crossing"]).located),
      texts: optional("texts", .panelTexts) ?? [:],
      textColor: optional("textColor", .color),
      background: optional("background", .color))
  }
}

extension ValueReader where Value == [RefreshState: Located<String>] {
  /// The words of a panel by its state.
  fileprivate static var panelTexts: ValueReader {
    mapping { fields in
      fields.refuse("noMore", "done", "failed")
      var texts: Value = [:]
      for state in [RefreshState.idle, .armed, .refreshing] {
        texts[state] = fields.optional(state.rawValue, ValueReader<String>.text.located)
      }
      return texts
    }
  }
}
