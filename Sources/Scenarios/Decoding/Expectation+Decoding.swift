internal import Motion
internal import RefreshPanels
internal import YAML

extension ValueReader where Value == Expectation {
  /// One entry of `expect`.
  static var expectation: ValueReader {
    mapping { fields in
      let moment = fields.required("at", .moment)
      let checks = [
        fields.stateChecks(), fields.numberChecks(), fields.rowChecks(),
        fields.optional("actions", .actionChecks) ?? [],
        fields.optional("text", .textChecks) ?? [],
      ].flatMap(\.self)
      fields.refuse("hit", "monotonic", "view", "trailer")
      fields.requireOne(of: fields.knownKeys.filter { $0 != "at" })
      return moment.map { Expectation(moment: $0, checks: checks, location: fields.location) }
    }
  }
}

extension MappingReader {
  fileprivate func stateChecks() -> [Expectation.Check] {
    PanelSide.allCases.compactMap { side in
      optional(side.rawValue, .state).map { .state(side, $0) }
    }
  }

  fileprivate func numberChecks() -> [Expectation.Check] {
    Expectation.Quantity.allCases.compactMap { quantity in
      optional(quantity.rawValue, .numberTest).map { .number(quantity, $0) }
    }
  }

  fileprivate func rowChecks() -> [Expectation.Check] {
    optional("visibleRows", .rowSpan).map { [$0] } ?? []
  }
}

extension RefreshState {
  /// States of the format that no panel of this version takes.
  static let laterWords = ["result", "noMore", "queued"]
}

extension ValueReader where Value == RefreshState {
  fileprivate static var state: ValueReader {
    word(unsupported: RefreshState.laterWords)
  }
}

extension ValueReader where Value == Expectation.Moment {
  /// `settled`, or seconds from 0 on.
  fileprivate static var moment: ValueReader {
    expecting(.settledOrSeconds(.moment)) { node in
      if node.text == "settled" { return .settled }
      guard let seconds = node.number, NumberRange.moment.contains(seconds) else { return nil }
      return .time(Time(seconds: seconds))
    }
  }
}

extension ValueReader where Value == Expectation.Check {
  /// `[first, last]`.
  fileprivate static var rowSpan: ValueReader {
    let row = ValueReader<Int>.integer(0...(ScenarioLimits.rows - 1))
    let span = ValueReader<[Int]>.tuple([row, row], expected: .rowSpan)
    return ValueReader { node, cursor in
      guard let rows = span.read(node, cursor) else { return nil }
      guard rows[0] <= rows[1] else {
        cursor.reportUnexpected(node, expected: .rowSpan)
        return nil
      }
      return .visibleRows(first: rows[0], last: rows[1])
    }
  }
}

extension ValueReader where Value == [Expectation.Check] {
  /// How often each panel's action has fired, and pictures were fetched.
  fileprivate static var actionChecks: ValueReader {
    mapping { fields in
      let sides: [(String, PanelSide)] = [("refresh", .header), ("more", .footer)]
      let count = ValueReader<Int>.integer(0...ScenarioLimits.events)
      let panels = sides.compactMap { key, side in
        fields.optional(key, count).map { Expectation.Check.actions(side, $0) }
      }
      let images = fields.optional("images", count).map { Expectation.Check.imageFetches($0) }
      return panels + [images].compactMap(\.self)
    }
  }

  /// What each panel's label says.
  fileprivate static var textChecks: ValueReader {
    mapping { fields in
      PanelSide.allCases.compactMap { side in
        fields.optional(side.rawValue, ValueReader<String>.text.located).map { .text(side, $0) }
      }
    }
  }
}

extension ValueReader where Value == NumberTest {
  /// A number, or one of the other forms.
  fileprivate static var numberTest: ValueReader {
    ValueReader { node, cursor in
      if node.entries != nil { return form.read(node, cursor) }
      return expecting(.numberTest) { node in
        node.number.flatMap { NumberRange.coordinate.contains($0) ? .equal($0) : nil }
      }.read(node, cursor)
    }
  }

  private static var form: ValueReader {
    mapping { fields in
      let distance = fields.optional("within", .number(.length))
      let test = fields.exactlyOne([
        fields.choice("below", .number(.coordinate)) { NumberTest.below($0) },
        fields.choice("above", .number(.coordinate)) { .above($0) },
        fields.choice("near", .number(.coordinate)) { .near($0, within: distance ?? 0) },
      ])
      if fields.has("within"), !fields.has("near") {
        fields.report(.key(.dependent("within", needs: ["near"])), key: "within")
      } else if fields.has("near"), !fields.has("within") {
        fields.report(.key(.missing(["within"])))
      }
      return test
    }
  }
}
