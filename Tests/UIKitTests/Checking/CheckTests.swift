import Testing

/// Without these a check could agree with anything.
@Suite("A check of a case")
struct CheckTests {
  private static let record = Case(
    file: "Made/up", id: "one", input: ["x": 1],
    expected: ["y": 2, "list": [1, 2], "parts": ["a": 1, "b": "word"], "none": nil],
    tolerance: ["abs": 0.5, "exact": true])

  private static func findings(
    exceptions: [Exception] = [], _ run: (Check) throws -> Void
  ) throws -> [String] {
    let check = Check(record, exceptions: exceptions)
    try run(check)
    return check.findings()
  }

  private static func lookAtRest(_ check: Check) throws {
    for key in ["list", "parts", "none"] { _ = try check.reading(key) }
  }

  private static func exception(_ key: String) -> Exception {
    Exception(file: "Made/up", id: "one", key: key, reason: "It is made up.")
  }

  @Test("is content with what is within the tolerance, in all depths")
  func agreement() throws {
    let found = try Self.findings {
      try $0.expect("y", is: .number(2.5))
      try $0.expect("list", is: JSON([0.5, 2.5] as [Double]))
      try $0.expect("parts", is: ["a": 1.5, "b": "word"])
      try $0.expect("none", is: nil)
    }

    #expect(found == [])
  }

  @Test(
    "finds what differs",
    arguments: [
      ("y", 2.6), ("y", nil), ("y", "2"), ("y", .number(.nan)), ("list", [1]), ("list", [1, 2, 3]),
      ("list", [1, 2.6]), ("list", [1, nil]), ("parts", ["a": 1]),
      ("parts", ["a": 1, "b": "Word"]),
      ("parts", ["a": 1, "c": "word"]), ("none", 0), ("none", false),
    ] as [(String, JSON)])
  func difference(key: String, found: JSON) throws {
    let findings = try Self.findings { check in
      for other in ["y", "list", "parts", "none"] where other != key {
        _ = try check.reading(other)
      }
      try check.expect(key, is: found)
    }

    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix(key) == true)
  }

  @Test("names the place of a difference within a value")
  func place() throws {
    let findings = try Self.findings {
      try $0.expect("y", is: .number(2))
      try $0.expect("list", is: JSON([1, 7] as [Double]))
      try $0.expect("parts", is: ["a": 9, "b": "word"])
      try $0.expect("none", is: nil)
    }

    #expect(
      findings == ["list/1: 7.0, expected 2.0 ± 0.5", "parts/a: 9.0, expected 1.0 ± 0.5"])
  }

  @Test("finds a condition broken")
  func condition() throws {
    let findings = try Self.findings {
      try Self.lookAtRest($0)
      try $0.expect("y", false, "is odd")
    }

    #expect(findings == ["y: is odd"])
  }

  @Test("finds keys that nobody looked at, within lists and parts as well")
  func unseen() throws {
    let findings = try Self.findings {
      _ = try $0.reading("list/0")
      _ = try $0.reading("parts/b")
    }

    #expect(
      findings == [
        "list/1: was never looked at", "none: was never looked at",
        "parts/a: was never looked at", "y: was never looked at",
      ])
  }

  @Test("cannot look at a key that is not there, or compare without a tolerance")
  func missing() {
    #expect(throws: MissingValue.self) { try Self.findings { _ = try $0.reading("z") } }
    #expect(throws: MissingValue.self) {
      try Self.findings { try $0.expect("parts/c", is: .number(1)) }
    }
    #expect(throws: MissingValue.self) { try Self.findings { _ = try $0.tolerance("rel") } }
  }

  @Test("lets an exception differ, and no other key")
  func exception() throws {
    let findings = try Self.findings(exceptions: [Self.exception("y")]) {
      try $0.expect("y", is: .number(7))
      try $0.expect("list", is: JSON([7, 2] as [Double]))
      try $0.expect("parts", is: ["a": 1, "b": "word"])
      try $0.expect("none", is: nil)
    }

    #expect(findings == ["list/0: 7.0, expected 1.0 ± 0.5"])
  }

  @Test("finds an exception stale that is met, or that nobody looked at")
  func staleException() throws {
    let exceptions = [Self.exception("y"), Self.exception("none")]
    let findings = try Self.findings(exceptions: exceptions) {
      try $0.expect("y", is: .number(2))
      _ = try $0.reading("list")
      _ = try $0.reading("parts")
    }

    #expect(
      findings == [
        "y: is excepted, but met or never looked at",
        "none: is excepted, but met or never looked at", "none: was never looked at",
      ])
  }

  @Test("has no answer for a case without a runner")
  func runnerless() throws {
    let topic = Topic("Made/up", [.init(["two"]) { _ in }])

    #expect(try topic.findings(Self.record) == ["no runner compares Made/up one"])
  }
}
