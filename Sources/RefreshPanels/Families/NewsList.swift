internal import Foundation
internal import Motion

extension PanelFamily {
  /// Nothing but room: a list that refreshes and loads more without a word.
  public static let newsList = PanelFamily(
    name: "NewsList",
    summary: "nothing to be seen but room above and below, made in a second",
    header: { PanelDesign(policy: NewsList.header($0), style: NewsList.style) },
    footerStyles: [.back],
    footer: { behaviour, _ in
      PanelDesign(policy: NewsList.footer(behaviour), style: NewsList.style)
    },
    faithfulExceptions: [
      "V3": "L2, L7: each panel overwrites the whole inset, and the header's is never restored",
      "V4": "the whole inset is written, and the footer stands where it was without the app's",
      "V6": "L4: every release at the end starts the work once more",
      "V10": "L7: the room above stays after the first refresh",
    ])
}

/// The numbers and habits of NewsList's source (section 1.3 of the sources' facts).
private enum NewsList {
  static func header(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (150, 100, 150)
    (policy.openDuration, policy.closeDuration, policy.firePoint) = (1, closeDuration, .hold)
    guard behaviour == .faithful else { return policy }
    policy.adoptFaults()
    policy.releaseRule = .beyondAtDeceleration
    policy.givesRoomBack = false
    policy.closeDuration = 0
    return policy
  }

  static func footer(_ behaviour: Behaviour) -> RefreshPolicy {
    var policy = RefreshPolicy()
    (policy.height, policy.armDistance, policy.holdDistance) = (60, 0, 60)
    (policy.openDuration, policy.closeDuration, policy.firePoint) = (1, closeDuration, .hold)
    guard behaviour == .faithful else { return policy }
    policy.adoptFaults()
    policy.releaseRule = .atOrBeyondAtRelease
    policy.heedsShortContent = false
    policy.closeDuration = 0
    return policy
  }

  /// In seconds: the source does not say how the room goes; this is as long as it takes to come.
  private static let closeDuration = 1.0

  static let style = PanelStyle(words: PanelWords(RefreshText()), layout: .spinnerAlone)
}

extension RefreshPolicy {
  /// Takes on what header and footer of NewsList's source have in common: there is no state.
  fileprivate mutating func adoptFaults() {
    hasArmedState = false
    repetition = .everyFiringRelease
    rearmsUnderHeldFinger = true
    passesThroughTransitions = false
    queuesBegin = false
    insetWriting = .absolute
    heldRoom = .fixed
    movesContentToHold = false
    forgetsNoMoreOnRefresh = false
  }
}
