internal import Drawing
import Foundation
internal import Motion
internal import RefreshPanels

/// What an entry of `events` turned out to be.
private enum EventKind {
  case action(RawAction)

  /// A group that is repeated so many times.
  case group(count: Int)
}

extension ValueReader where Value == RawEvent {
  /// One entry of `events`.
  static var event: ValueReader {
    mapping { fields in
      let place = EventPlace(location: fields.location, cursor: fields.cursor)
      let time = fields.required("at", .seconds(.moment))
      let turn = fields.optional("turn", .integer(0...ScenarioLimits.turns)) ?? 0
      let kinds =
        fields.fingerActions() + fields.panelActions() + fields.listActions()
        + fields.stageActions()
      let group = fields.choice("repeat", .integer(1...ScenarioLimits.repeats)) {
        EventKind.group(count: $0)
      }
      let every = fields.optional("every", .seconds(.duration))
      let events = fields.optional("events", .nonEmptyList(of: .event))
      let kind = fields.exactlyOne(kinds + [group])
      fields.checkGroupKeys()
      guard let time, let kind else { return nil }
      switch kind {
      case .action(let action):
        return .single(action, time: time, turn: turn, place: place)
      case .group(let count):
        guard let every, let events else { return nil }
        return .group(events, time: time, count: count, every: every, place: place)
      }
    }
  }
}

extension MappingReader {
  fileprivate func fingerActions() -> [FieldChoice<EventKind>] {
    [
      choice("drag", .drag) { .action(.drag(from: $0.start, $0.move)) },
      choice("move", .move) { .action(.move($0)) },
      choice("release", .nothing) { .action(.ready(.release)) },
      choice("fling", .drag) { .action(.fling(from: $0.start, $0.move)) },
      choice("tap", .point) { .action(.ready(.tap($0))) },
    ]
  }

  fileprivate func panelActions() -> [FieldChoice<EventKind>] {
    let outcome = outcome()
    let actions: [(String, ValueReader<PanelSide>, (PanelSide) -> ScenarioEvent.Action)] = [
      ("begin", .word, { .begin($0) }), ("end", .word, { .end($0, outcome) }),
      ("noMore", .footer, { .setNoMore($0) }), ("reset", .footer, { .resetNoMore($0) }),
      ("hide", .word, { .hide($0) }), ("show", .word, { .show($0) }),
      ("remove", .word, { .remove($0) }), ("add", .word, { .add($0) }),
    ]
    return actions.map { key, panel, action in
      choice(key, panel) { .action(.ready(action($0))) }
    }
  }

  /// How the work that `end` ends has gone.
  private func outcome() -> RefreshStateMachine.Outcome {
    let fails = optional("fails", .boolean) ?? false
    let hasNoMore = optional("noMoreData", .boolean) ?? false
    for key in ["fails", "noMoreData"] where has(key) && !has("end") {
      report(.key(.dependent(key, needs: ["end"])), key: key)
    }
    if fails, hasNoMore { report(.key(.exclusive("fails", "noMoreData")), key: "noMoreData") }
    return fails ? .failure : hasNoMore ? .noMoreData : .success
  }

  fileprivate func listActions() -> [FieldChoice<EventKind>] {
    let animated = optional("animated", .boolean) ?? false
    let animatable = ["scrollTo", "insertRows", "deleteRows"]
    if has("animated"), !animatable.contains(where: has) {
      report(.key(.dependent("animated", needs: animatable)), key: "animated")
    }
    return [
      choice("scrollTo", .points(.coordinate)) {
        .action(.ready(.scrollTo($0, animated: animated)))
      },
      choice("setContentInset", .insets) { .action(.ready(.setContentInset($0))) },
      choice("setRows", .integer(0...ScenarioLimits.rows)) { .action(.ready(.setRows($0))) },
      choice("insertRows", .insertion(animated: animated)) {
        .action(.ready(.insertRows($0)))
      },
      choice("deleteRows", .deletion) {
        .action(.ready(.deleteRows(at: $0.lowerBound, count: $0.count, animated: animated)))
      },
      choice("reload", .nothing) { .action(.ready(.reload)) },
    ]
  }

  fileprivate func stageActions() -> [FieldChoice<EventKind>] {
    [
      choice("rotate", ValueReader<Orientation>.word) { .action(.ready(.rotate($0))) },
      choice("detach", .nothing) { .action(.ready(.detach)) },
      choice("attach", .nothing) { .action(.ready(.attach)) },
      choice("setLocale", .locale) { .action(.ready(.setLocale($0))) },
      choice("setDate", .date) { .action(.ready(.setDate($0))) },
    ]
  }

  /// A group needs its two keys, which mean nothing without it, and takes no turn.
  fileprivate func checkGroupKeys() {
    for key in ["every", "events"] where has(key) != has("repeat") {
      if has(key) {
        report(.key(.dependent(key, needs: ["repeat"])), key: key)
      } else {
        report(.key(.missing([key])))
      }
    }
    if has("repeat"), has("turn") { report(.key(.exclusive("repeat", "turn")), key: "turn") }
  }
}
