internal import Drawing
import Foundation
internal import Motion
internal import RefreshPanels
internal import YAML

// One panel's own values, as scenarios and family files give them.

extension ValueReader where Value == PanelOverrides {
  /// What differs of a panel above the content.
  static var header: ValueReader {
    mapping { fields in
      var panel = fields.panelOverrides()
      panel.look = fields.optional("style", .word)
      panel.lastUpdated = fields.optional("lastUpdated", .boolean)
      return panel
    }
  }

  /// What differs of a panel below the content.
  static var footer: ValueReader {
    mapping { fields in
      var panel = fields.panelOverrides()
      panel.footerStyle = fields.optional("style", .word)
      panel.look = fields.optional("look", .word)
      panel.triggerPercent = fields.optional("triggerPercent", .number(.from(0, to: 1)))
      panel.triggersPerDrag = fields.optional(
        "triggersPerDrag", .integer(-1...ScenarioLimits.repeats))
      panel.automatic = fields.optional("automatic", .boolean)
      panel.tapToLoad = fields.optional("tapToLoad", .boolean)
      panel.hiddenWhenShort = fields.optional("hiddenWhenShort", .boolean)
      return panel
    }
  }

  /// What differs of a panel at the right of the content.
  static var trailer: ValueReader {
    mapping { fields in
      var panel = fields.panelOverrides()
      panel.look = fields.optional("style", .word)
      return panel
    }
  }
}

extension MappingReader {
  /// The keys that all panels have in common.
  fileprivate func panelOverrides() -> PanelOverrides {
    let duration = NumberRange.from(0, to: ScenarioLimits.animation)
    var panel = PanelOverrides()
    panel.height = optional("height", .points(.visibleLength))
    panel.arm = optional("arm", .points(.length))
    panel.hold = optional("hold", .points(.length))
    panel.ignoredInset = optional("ignoredInset", .points(.length))
    panel.openDuration = optional("openDuration", .seconds(duration))
    panel.closeDuration = optional("closeDuration", .seconds(duration))
    panel.resultHold = optional("resultHold", .seconds(duration))
    panel.curve = optional("curve", .curve)
    panel.animated = optional("animated", .boolean)
    panel.latch = optional("latch", .boolean)
    panel.fireAt = optional("fireAt", ValueReader<RefreshPolicy.FirePoint>.word.located)
    panel.automaticAlpha = optional("automaticAlpha", .boolean)
    panel.texts = optional("texts", .panelTexts) ?? [:]
    panel.textColor = optional("textColor", .colorPair)
    panel.background = optional("background", .colorPair)
    panel.font = optional("font", .panelFont)
    panel.spinner = optional("spinner", .word)
    panel.arrow = optional("arrow", .panelArrow)
    panel.images = optional("images", .panelImages)
    return panel
  }
}
