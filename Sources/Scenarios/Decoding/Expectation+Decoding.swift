internal import Motion
internal import RefreshPanels
internal import YAML

extension ValueReader where Value == Expectation {
  /// One entry of `expect`.
  static var expectation: ValueReader {
    mapping { fields in
      let isOfSpan = fields.has("monotonic") && !fields.has("at")
      let moment = isOfSpan ? nil : fields.required("at", .moment)
      let checks = fields.checks()
      let course = fields.optional("monotonic", .course)
      fields.requireOne(of: fields.knownKeys.filter { $0 != "at" })
      if isOfSpan, !checks.isEmpty { fields.report(.key(.missing(["at"]))) }
      guard isOfSpan || moment != nil else { return nil }
      return Expectation(
        moment: moment, checks: checks, courses: course.map { [$0] } ?? [],
        location: fields.location)
    }
  }
}

extension MappingReader {
  /// Everything that is asked of one frame.
  fileprivate func checks() -> [Expectation.Check] {
    let lists: [ValueReader<[Expectation.Check]>] = [
      .actionChecks, .textChecks, .list(of: .hit), .property,
    ]
    return stateChecks() + numberChecks() + rowChecks()
      + zip(["actions", "text", "hit", "view"], lists).flatMap { key, list in
        optional(key, list) ?? []
      }
  }

  fileprivate func stateChecks() -> [Expectation.Check] {
    PanelSide.allCases.compactMap { side in
      optional(side.rawValue, ValueReader<RefreshState>.word).map { .state(side, $0) }
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
      let sides: [(String, PanelSide)] = [
        ("refresh", .header), ("more", .footer), ("trailer", .trailer),
      ]
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
  static var numberTest: ValueReader {
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
