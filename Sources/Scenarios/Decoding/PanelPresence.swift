/// Refuses events and expectations of a panel that the scenario does not have.
struct PanelPresence {
  private let absent: Set<PanelSide>

  init(_ panels: PanelsDescription?) {
    absent = Set(PanelSide.allCases.filter { !Self.mayHave($0, panels) })
  }

  /// Whether the scenario has a panel, as far as can be told before its family's file is read.
  private static func mayHave(_ side: PanelSide, _ panels: PanelsDescription?) -> Bool {
    guard let panels, panels[side.edge] != nil else { return false }
    guard panels.familyDescription != nil else { return true }
    return ScenarioPanels(panels, panels.behaviour, images: [:]).design(at: side.edge) != nil
  }

  /// Reports each place once.
  func check(_ events: [TimedEvent], _ expectations: [Placed<Expectation>]) {
    var reported: Set<EventPlace> = []
    for event in events {
      guard let side = event.action.side, absent.contains(side),
        reported.insert(event.place).inserted
      else { continue }
      event.place.report(.value(.missingPanel(side)))
    }
    for expectation in expectations {
      for side in PanelSide.allCases where absent.contains(side) && expectation.value.reads(side) {
        expectation.report(.value(.missingPanel(side)))
      }
    }
  }
}

extension RawAction {
  /// The panel that the event speaks to.
  fileprivate var side: PanelSide? {
    switch self {
    case .ready(.begin(let side)), .ready(.end(let side, _)), .ready(.setNoMore(let side)),
      .ready(.resetNoMore(let side)), .ready(.hide(let side)), .ready(.show(let side)),
      .ready(.remove(let side)), .ready(.add(let side)):
      side
    default: nil
    }
  }
}

extension Expectation {
  /// Whether a panel must exist for this to hold.
  fileprivate func reads(_ side: PanelSide) -> Bool {
    checks.contains { check in
      switch check {
      case .state(side, _), .text(side, _): true
      default: false
      }
    }
  }
}
