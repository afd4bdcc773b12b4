import Testing

/// How the cases of one file are compared with the engine.
struct Topic: Sendable, CustomTestStringConvertible {
  /// What compares some cases, named by their ids.
  struct Runner: Sendable {
    var ids: [String]
    var run: @Sendable (Check) throws -> Void

    init(_ ids: [String], _ run: @escaping @Sendable (Check) throws -> Void) {
      self.ids = ids
      self.run = run
    }
  }

  /// The file of the cases, such as `Vectors/bounce`.
  var file: String
  var runners: [Runner]

  init(_ file: String, _ runners: [Runner]) {
    self.file = file
    self.runners = runners
  }

  var testDescription: String { file }

  /// The cases of the file.
  func cases() throws -> [Case] { try Case.all(of: file) }

  /// Every id that a runner names, as often as one does.
  var ids: [String] { runners.flatMap(\.ids) }

  /// What differs between a case and the engine; a case without a runner differs.
  func findings(_ record: Case, exceptions: [Exception] = Exception.all) throws -> [String] {
    guard let runner = runners.first(where: { $0.ids.contains(record.id) }) else {
      return ["no runner compares \(record.file) \(record.id)"]
    }
    let check = Check(record, exceptions: exceptions)
    try runner.run(check)
    return check.findings()
  }

  /// Expects that a case agrees with the engine.
  func expectAgreement(with record: Case) throws {
    let findings = try findings(record)
    #expect(findings.isEmpty, "\(file) \(record.id):\n\(findings.joined(separator: "\n"))")
  }
}

extension [String] {
  /// The ids that are numbered with two digits, such as `fling-00`.
  static func numbered(_ name: String, _ range: ClosedRange<Int>) -> [String] {
    range.map { "\(name)-\($0 < 10 ? "0" : "")\($0)" }
  }
}
