import RefreshPanels
import Testing

/// One family in one behaviour, as far as tests of all families need it.
struct FamilyKit: CustomTestStringConvertible, Sendable {
  var family: String
  var behaviour: Behaviour
  var header: RefreshPolicy?
  var footer: RefreshPolicy?

  var testDescription: String { "\(family), \(behaviour.rawValue)" }

  /// Every family in both behaviours.
  static let all: [FamilyKit] = Behaviour.allCases.map {
    FamilyKit(
      family: RefreshDome.name, behaviour: $0, header: RefreshDome.headerPolicy($0),
      footer: RefreshDome.footerPolicy($0))
  }

  /// The policies of the panels that the family has.
  var policies: [RefreshPolicy] { [header, footer].compactMap(\.self) }
}
