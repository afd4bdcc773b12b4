internal import Drawing
internal import Foundation
internal import Motion

extension PanelFamily {
  /// A pale blue header with a large arrow, two lines and a spinner.
  public static let ego = PanelFamily(
    name: "EGO",
    summary: "pale blue header with a large arrow, words, a time line and a spinner",
    header: { PanelDesign(policy: EGO.header($0), style: EGO.style) },
    faithfulExceptions: [
      "V3": "the whole inset is written, and a drag sets it to zero",
      "V5": "a drag takes away the inset that the content rests against",
      "V10": "the app's own inset is lost",
    ])
}

/// The numbers and habits of EGO's source (section 3.1 of the sources' facts).
private enum EGO {
  static func header(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (height, 65, 60)
    (policy.openDuration, policy.closeDuration) = (0.2, 0.3)
    guard behaviour == .faithful else { return policy }
    policy.releaseRule = .atOrBeyondAtRelease
    policy.startsWorkFirst = true
    policy.zeroesInsetInDrag = true
    policy.rearmsUnderHeldFinger = true
    policy.passesThroughTransitions = false
    policy.queuesBegin = false
    policy.insetWriting = .absolute
    policy.movesContentToHold = false
    policy.forgetsNoMoreOnRefresh = false
    return policy
  }

  /// In points: the source makes it as high as the list, of which only the lower end is ever seen;
  /// this is higher than any screen.
  private static let height: CGFloat = 1366

  static var style: PanelStyle {
    var style = PanelStyle(
      words: PanelWords(
        RefreshText(
          idle: "Pull down to refresh...", armed: "Release to refresh...",
          refreshing: "Loading...")),
      layout: .places(
        PartPlaces(
          arrow: Place(x: 25, y: .whole(-65), width: 30, height: 55),
          label: Place(x: 0, y: .whole(-48), width: .whole, height: 20),
          time: Place(x: 0, y: .whole(-30), width: .whole, height: 20),
          spinner: Place(x: 25, y: .whole(-38), width: 20, height: 20))),
      background: Color(light: Color(bytes: 226, 231, 237), dark: Color(bytes: 29, 34, 41)))
    style.label = TextLook(font: Font(size: 13, weight: .bold), color: textColor)
    var arrow = ArrowLook(.ego, color: textColor)
    arrow.turnDuration = 0.18
    style.arrow = arrow
    style.spinner = SpinnerLook()
    style.timeLine = TimeLine(
      look: TextLook(font: Font(size: 12), color: textColor),
      words: ["en": .init(lead: "Last Updated: ", none: "")], fallback: "en",
      pattern: "M/d/yy, h:mm a")
    return style
  }

  /// The source's blue gray, and a pale one on the dark ground (D25).
  private static let textColor = Color(
    light: Color(bytes: 87, 108, 137), dark: Color(bytes: 158, 176, 201))
}
