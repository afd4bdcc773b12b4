internal import RefreshRender

/// `refreshrender families`: which panel families a scenario can name.
struct FamiliesCommand: Command {
  static let description = CommandDescription(
    name: "families", usage: "[OPTION...]",
    summary: "List the panel families that scenarios can name",
    details: [
      "Prints what each family is, the numbers and words of its panels, and what the",
      "behaviours 'faithful' and 'corrected' do differently.",
    ],
    options: [.help],
    example: "\(Tool.name) families")

  init(_ arguments: Arguments) throws(UsageError) {
    if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
  }

  func run(on console: Console) async -> ExitCode {
    for family in FamilyCatalog.families {
      console.result("\(family.name)  \(family.summary)")
      for line in FamilyName(rawValue: family.name).map({ FamilySheet($0).lines }) ?? [] {
        console.result(line)
      }
    }
    return .success
  }
}
