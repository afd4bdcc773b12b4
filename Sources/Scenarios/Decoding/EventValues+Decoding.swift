import Foundation
internal import Motion
internal import YAML

// What the actions of events are made of.

/// Where a finger goes down and how it moves then.
struct RawDrag {
  let start: CGPoint
  let move: RawMove
}

extension ValueReader where Value == RawDrag {
  /// `{ from, by or to, over }`.
  static var drag: ValueReader {
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
  static var move: ValueReader {
    mapping { $0.rawMove() }
  }
}

extension MappingReader {
  func rawMove() -> RawMove? {
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
  static func insertion(animated: Bool) -> ValueReader {
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
  static var deletion: ValueReader {
    mapping { fields in
      let row = fields.required("at", .integer(0...(ScenarioLimits.rows - 1)))
      let count = fields.required("count", .integer(1...ScenarioLimits.rows))
      guard let row, let count else { return nil }
      return row..<(row + count)
    }
  }
}

extension ValueReader where Value == PanelSide {
  /// The one panel that can have nothing more to load.
  static var footer: ValueReader {
    ValueReader { node, cursor in
      if node.text == PanelSide.footer.rawValue { return .footer }
      cursor.reportUnexpected(node, expected: .word([PanelSide.footer.rawValue]))
      return nil
    }
  }
}

extension ValueReader where Value == Void {
  /// `{}`, or nothing at all.
  static var nothing: ValueReader {
    mapping { _ in () }.orNull.map { _ in () }
  }
}
