import RefreshPanels
import Testing

/// One family in one behaviour, as far as tests of all families need it.
struct FamilyKit: CustomTestStringConvertible, Sendable {
  var name: String
  var footerStyle: RefreshPolicy.FooterStyle?
  var behaviour: Behaviour
  var header: RefreshPolicy?
  var footer: RefreshPolicy?

  var testDescription: String {
    [name, footerStyle?.rawValue].compactMap(\.self).joined(separator: " ")
      + ", \(behaviour.rawValue)"
  }

  /// Every family in both behaviours, once with each kind of footer that it has.
  static let all: [FamilyKit] = PanelFamily.all.flatMap { family in
    Behaviour.allCases.flatMap { behaviour in
      let styles: [RefreshPolicy.FooterStyle?] =
        family.footerStyles.isEmpty ? [nil] : family.footerStyles
      return styles.map { style in
        FamilyKit(
          name: family.name, footerStyle: style, behaviour: behaviour,
          header: family.header(behaviour)?.policy,
          footer: style.flatMap { family.footer(behaviour, style: $0)?.policy })
      }
    }
  }

  /// The policies of the panels that the family has.
  var policies: [RefreshPolicy] { [header, footer].compactMap(\.self) }
}
