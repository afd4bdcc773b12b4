extension Arguments {
  /// Whether a flag was given.
  func has(_ option: OptionDefinition) -> Bool {
    values[option.name] != nil
  }

  /// The text of an option; of several the last, nil when it was not given.
  func text(_ option: OptionDefinition) -> String? {
    values[option.name]?.last
  }

  /// A whole number within bounds.
  func integer(
    _ option: OptionDefinition, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    try value(option, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      guard let number = Int($0), range.contains(number) else { return nil }
      return number
    }
  }

  /// One of the words of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: OptionDefinition, of type: Choice.Type
  ) throws(UsageError) -> Choice? {
    let words = Choice.allCases.map { "'\($0.rawValue)'" }
    return try value(option, expected: words.joined(separator: " or ")) {
      Choice(rawValue: $0)
    }
  }

  /// A value that a function makes of the text; nil from the function refuses the text.
  func value<Value>(
    _ option: OptionDefinition, expected: String, _ convert: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = text(option) else { return nil }
    guard let value = convert(text) else {
      throw .wrongValue(option: option.spelling, found: text, expected: expected)
    }
    return value
  }

  /// The texts of an option that may be given several times, none of them empty.
  func paths(_ option: OptionDefinition) throws(UsageError) -> [String] {
    let paths = values[option.name] ?? []
    if paths.contains("") {
      throw .wrongValue(option: option.spelling, found: "", expected: "the path of a file")
    }
    return paths
  }

  /// The operands, none of them empty.
  func operands(named name: String) throws(UsageError) -> [String] {
    if operands.contains("") { throw .emptyOperand(name) }
    return operands
  }

  /// The one operand of a command that takes exactly one.
  func onlyOperand(named name: String) throws(UsageError) -> String {
    let operands = try operands(named: name)
    guard let operand = operands.first else { throw .missingOperand(name) }
    if operands.count > 1 { throw .unexpectedOperand(operands[1]) }
    return operand
  }
}
