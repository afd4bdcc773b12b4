/// The machines of all families in words, each different one once.
struct MachineTables {
  /// The tables with the panels that have them.
  let text: String

  init(_ kits: [FamilyKit]) {
    var tables: [(panels: [String], lines: [String])] = []
    for kit in kits {
      for (panel, policy) in [("header", kit.header), ("footer", kit.footer)] {
        guard let policy else { continue }
        let lines = MachineWalk(policy).table
        let name = "\(kit.testDescription): \(panel)"
        if let index = tables.firstIndex(where: { $0.lines == lines }) {
          if !tables[index].panels.contains(name) { tables[index].panels.append(name) }
        } else {
          tables.append(([name], lines))
        }
      }
    }
    text = tables.map { table in
      (table.panels.map { "# " + $0 } + table.lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
