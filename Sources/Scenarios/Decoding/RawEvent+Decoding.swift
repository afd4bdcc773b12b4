internal import Drawing
import Foundation
internal import Motion

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
      fields.refuseLaterEvents()
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
    [
      choice("begin", .panel) { .action(.ready(.begin($0))) },
      choice("end", .panel) { .action(.ready(.end($0))) },
    ]
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
      choice("rotate", ValueReader<Orientation>.word) { .action(.ready(.rotate($0))) }
    ]
  }

  fileprivate func refuseLaterEvents() {
    refuse("detach", "attach", "hide", "show", "remove", "add", "noMore", "noMoreData")
    refuse("reset", "setLocale", "setDate")
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

/// Where a finger goes down and how it moves then.
private struct RawDrag {
  let start: CGPoint
  let move: RawMove
}

extension ValueReader where Value == RawDrag {
  /// `{ from, by or to, over }`.
  fileprivate static var drag: ValueReader {
    mapping { fields in
      let start = fields.required("from", .point)
      let move = fields.rawMove()
      guard let start, let move else { return nil }
      return RawDrag(start: start, move: move)
    }
  }
}

extension ValueReader where Value == RawMove {
  /// `{ by or to, over }`.
  fileprivate static var move: ValueReader {
    mapping { $0.rawMove() }
  }
}

extension MappingReader {
  fileprivate func rawMove() -> RawMove? {
    let target = exactlyOne([
      choice("by", .point) { RawMove.Target.by($0) },
      choice("to", .point) { RawMove.Target.to($0) },
    ])
    let duration = required("over", .seconds(.duration))
    guard let target, let duration else { return nil }
    return RawMove(target: target, duration: duration)
  }
}

extension ValueReader where Value == RowInsertion {
  /// `{ at, count, title, image }`.
  fileprivate static func insertion(animated: Bool) -> ValueReader {
    mapping { fields in
      let row = fields.required("at", .integer(0...ScenarioLimits.rows))
      let count = fields.required("count", .integer(1...ScenarioLimits.rows))
      let description = fields.rowDescription()
      guard let row, let count else { return nil }
      return RowInsertion(
        row: row, count: count, description: description, isAnimated: animated)
    }
  }
}

extension ValueReader where Value == Range<Int> {
  /// `{ at, count }`.
  fileprivate static var deletion: ValueReader {
    mapping { fields in
      let row = fields.required("at", .integer(0...(ScenarioLimits.rows - 1)))
      let count = fields.required("count", .integer(1...ScenarioLimits.rows))
      guard let row, let count else { return nil }
      return row..<(row + count)
    }
  }
}

extension ValueReader where Value == PanelSide {
  fileprivate static var panel: ValueReader {
    word(unsupported: ["trailer"])
  }
}

extension ValueReader where Value == Void {
  /// `{}`, or nothing at all.
  fileprivate static var nothing: ValueReader {
    mapping { _ in () }.orNull.map { _ in () }
  }
}
