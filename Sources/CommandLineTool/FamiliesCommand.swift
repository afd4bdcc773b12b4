internal import RefreshRender

/// `refreshrender families`: which panel families a scenario can name.
struct FamiliesCommand: Command {
  static let description = CommandDescription(
    name: "families", operands: "",
    summary: "List the panel families that scenarios can name",
    details: ["Prints a line for each family: its name, then what it is."],
    options: [.help],
    example: "\(Tool.name) families")

  init(_ arguments: Arguments) throws(UsageError) {
    if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
  }

  func run(on console: Console) async -> ExitCode {
    for family in FamilyCatalog.families {
      console.result("\(family.name)  \(family.summary)")
    }
    return .success
  }
}
