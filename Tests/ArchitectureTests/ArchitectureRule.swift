/// A rule that the project's files keep: what is wrong with a file, a line each.
struct ArchitectureRule: Sendable, CustomStringConvertible {
  let description: String
  let findings: @Sendable (SourceFile) throws -> [String]

  static let all = [
    imports, libraries, time, printing, changingState, mathematics, unfinished, length,
    commandLength, machine,
  ]
}

extension ArchitectureRule {
  /// A rule that is broken by code of some targets in which one of the patterns is found.
  private init(
    _ description: String, in isBound: @escaping @Sendable (_ target: String) -> Bool,
    forbids patterns: [String]
  ) {
    self.init(description: description) { file in
      guard file.path.hasPrefix("Sources/"), file.path.hasSuffix(".swift"), isBound(file.target)
      else { return [] }
      return try file.places(of: patterns.joined(separator: "|"), in: file.code)
    }
  }

  /// Virtual time comes from the clock of the scenario alone; a real network has time of its own.
  static let time = ArchitectureRule(
    "time enters only through the virtual clock",
    in: { !["CommandLineTool", "ImageDownloads"].contains($0) },
    forbids: [
      #"\bDate(\(\)|\.now|\.timeInterval)"#, #"\b(Continuous|Suspending)Clock\b"#,
      #"\bDispatch(Wall)?Time\b"#, #"\b(u|nano)?sleep\("#, #"\b(Task|Thread)\.sleep\b"#,
      #"\basyncAfter\b"#, #"\bTimer[.(]"#, #"\bmakeTimerSource\b"#, #"\bsystemUptime\b"#,
      #"\bclock_gettime\b"#, #"\bgettimeofday\b"#, #"\bCFAbsoluteTime"#, #"\btime\(nil\)"#,
    ])

  static let printing = ArchitectureRule(
    "libraries return values or throw; only the tool prints", in: { $0 != "CommandLineTool" },
    forbids: [
      #"(?<![\w.])(print|debugPrint|dump|NSLog|puts|putchar)\("#,
      #"\bFileHandle\.standard(Output|Error)\b"#, #"\bSTD(OUT|ERR)_FILENO\b"#,
    ])

  /// Stored static and global variables; computed ones have their `{` on the line.
  static let changingState = ArchitectureRule(
    "no static or global that changes", in: { _ in true },
    forbids: [
      #"\bnonisolated\(unsafe\)"#, #"\b(static|class) var\b[^{\n]*(=|$)"#,
      #"^((public|package|internal|private|fileprivate) )?var\b"#,
    ])

  /// The functions of libm, which differ in the last bit between processors.
  private static let mathematicalFunctions = [
    "a?sinh?", "a?cosh?", "a?tanh?", "atan2", "exp", "exp2", "exp10", "expm1", "log", "log2",
    "log10", "log1p", "pow", "cbrt", "hypot", "tgamma", "lgamma", "erfc?",
  ].joined(separator: "|")

  static let mathematics = ArchitectureRule(
    description: "libm is called where its results are rounded or its signs are known, only"
  ) { file in
    let homes = ["Sources/Motion/MathFunctions.swift", "Sources/Drawing/Transform.swift"]
    guard file.path.hasPrefix("Sources/"), file.path.hasSuffix(".swift"),
      !homes.contains(file.path)
    else { return [] }
    return try file.places(
      of: #"(?<![\w.])((Foundation|Glibc)\.)?(\#(mathematicalFunctions))\("#, in: file.code)
  }

  /// Comments are searched too.
  static let unfinished = ArchitectureRule(description: "nothing is left unfinished") { file in
    guard file.path.hasPrefix("Sources/") else { return [] }
    return try file.places(
      of: #"\b(TODO|FIXME|XXX|HACK)\b|\bfatalError\(\)|\b(un|not )implemented\b"#, in: file.text)
  }
}

extension ArchitectureRule {
  /// The length from which a file is mentioned.
  static let notableLength = 300

  static let length = ArchitectureRule(description: "no file is longer than 400 lines") { file in
    guard file.path.hasSuffix(".swift") else { return [] }
    return file.lineCount > 400 ? ["\(file.path): \(file.lineCount) lines"] : []
  }

  static let commandLength = ArchitectureRule(
    description: "a command only reads its arguments and calls one job"
  ) { file in
    guard file.target == "CommandLineTool", file.path.hasSuffix("Command.swift") else { return [] }
    return file.lineCount >= 90 ? ["\(file.path): \(file.lineCount) lines"] : []
  }

  /// Paths of one machine, in whatever file; the samples of this rule are exempt.
  static let machine = ArchitectureRule(description: "no path of a particular machine") { file in
    guard !file.path.hasPrefix("Tests/ArchitectureTests/Architecture") else { return [] }
    return try file.places(of: #"(?<![\w.])/(home|root|Users)/"#, in: file.text)
  }
}
