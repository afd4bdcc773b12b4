import Drawing
import Foundation
import Views

@testable import RefreshPanels

extension PanelStage {
  var panels: [RefreshPanel] { [header, footer] }

  /// The states the panels are in.
  var states: Set<RefreshState> { Set(panels.map(\.state)) }

  /// The checks (V) that do not hold now.
  var brokenInvariants: [String] {
    [
      ("V1", saysWhatItsStatesSay), ("V2", showsArrowOrSpinner), ("V3", holdsTheRoomOfItsStates),
      ("V4", footerStandsBelowContentAndViewport), ("V8", sizesContentByItsRows),
    ].filter { !$0.1 }.map { "\($0.0) with \(header.state.rawValue), \(footer.state.rawValue)" }
  }

  /// V1: words are a function of panel and state.
  var saysWhatItsStatesSay: Bool {
    header.text == RefreshDome.headerStyle(.corrected).text[header.state]
      && footer.text == RefreshDome.footerStyle(.corrected).text[footer.state]
  }

  /// V2: exactly one of arrow and spinner is there.
  var showsArrowOrSpinner: Bool {
    panels.allSatisfy { $0.look?.arrowIsVisible != $0.look?.spinnerIsVisible }
  }

  /// V3: a panel holds its room while it works, and none else; a header's shrinks as it is scrolled
  /// out of sight (B8).
  var holdsTheRoomOfItsStates: Bool {
    let base = list.contentInset
    let short = max(0, list.bounds.height - list.contentSize.height - base.top - base.bottom)
    let isOpen = panels.map { $0.state == .opening || $0.state == .refreshing }
    let header = list.contribution(of: .header)
    return header == EdgeInsets(top: header.top) && (0...(isOpen[0] ? 70 : 0)).contains(header.top)
      && list.contribution(of: .footer) == EdgeInsets(bottom: isOpen[1] ? 70 + short : 0)
  }

  /// V4: the footer's place.
  var footerStandsBelowContentAndViewport: Bool {
    let room = list.bounds.height - list.contentInset.top - list.contentInset.bottom
    return footer.frame.minY == max(list.contentSize.height, room)
      && footer.frame.width == list.bounds.width
  }

  /// V8: the content is as high as the rows that the list counts.
  var sizesContentByItsRows: Bool {
    list.contentSize.height == CGFloat(list.numberOfRows) * 60
  }
}
