internal import RefreshRender

/// `refreshrender families`: which panel families a scenario can name, and what each of them is.
struct FamiliesCommand: Command {
  private static let yaml = OptionDefinition(
    "yaml", summary: "Print the family as a file to start a new one from")

  static let description = CommandDescription(
    name: "families", usage: "[NAME] [OPTION...]",
    summary: "List the panel families that scenarios can name, or show one",
    details: [
      "With a name, prints the numbers and words of the family's panels, and what the",
      "behaviours 'faithful' and 'corrected' do differently. With '--yaml' as well,",
      "prints it as a file: save that as NAME.family.yaml beside a scenario, change",
      "what you like, and write the file's name after 'family:' in the scenario.",
    ],
    options: [yaml, .help],
    example: "\(Tool.name) families MJRefresh")

  private let family: PanelFamily?
  private let printsYAML: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    printsYAML = arguments.has(Self.yaml)
    guard !arguments.operands.isEmpty || printsYAML else {
      family = nil
      return
    }
    let name = try arguments.onlyOperand(named: "NAME")
    guard let family = PanelFamily.named(name) else {
      throw .unknownFamily(name, known: PanelFamily.all.map(\.name))
    }
    self.family = family
  }

  func run(on console: Console) async -> ExitCode {
    if let family {
      console.text(printsYAML ? family.fileText : FamilySheet(family).text)
    } else {
      let width = FamilyCatalog.families.map(\.name.count).max() ?? 0
      for family in FamilyCatalog.families {
        console.result(family.name.padded(to: width + 2) + family.summary)
      }
    }
    return .success
  }
}
