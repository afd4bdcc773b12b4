internal import Foundation
internal import Motion

// How the parts of a list go to their new places when its rows change: at once without a block, and
// seen to go in one.

extension ListView {
  /// Numbers the cells anew, and lets those of rows that are no more leave.
  func glideCells(_ step: RowStep, as update: RowUpdate?, in block: AnimationBlock?) {
    for (cell, _) in updates.flatMap(\.leavingCells) {
      cell.centerProperty.shift(by: CGPoint(x: 0, y: step.shift))
    }
    let old = cells.sorted { $0.key < $1.key }
    cells = [:]
    for (row, cell) in old {
      guard let new = step.change.newRow(of: row) else {
        leave(cell, step, as: update, in: block)
        continue
      }
      cells[new] = cell
      cell.stand(forRow: new, of: name)
      cell.glide(to: frame(ofRow: new), afterShift: step.shift, in: block)
    }
    if case .move(_, let to) = step.change, let cell = cells[to] { stack(cell, asRow: to) }
  }

  private func leave(
    _ cell: ListCell, _ step: RowStep, as update: RowUpdate?, in block: AnimationBlock?
  ) {
    guard let update, let block else { return retire(cell) }
    cell.leaveRow()
    cell.centerProperty.shift(by: CGPoint(x: 0, y: step.shift))
    update.leavingCells.append((cell, cell.alpha))
    cell.setAlpha(0, in: block)
  }

  /// Lets headers go to where they float now; those of other sections are made anew.
  func glideHeaders(_ step: RowStep, in block: AnimationBlock?) {
    guard step.before.numberOfSections == step.after.numberOfSections else {
      return recycleHeaders { _, _ in true }
    }
    let pin = pinnedTop
    for (section, header) in headers {
      guard let rest = layout.header(ofSection: section),
        let y = layout.floatingHeaderY(ofSection: section, pinnedAt: pin)
      else { continue }
      header.show(sections[section].title, name: header.name)
      header.glide(
        to: CGRect(x: 0, y: y, width: rowWidth, height: rest.height), afterShift: step.shift,
        in: block)
    }
  }

  /// Lets the head and foot views and the lines of empty rows go to their new places.
  func glideBackdrop(_ step: RowStep, in block: AnimationBlock?) {
    fillerLines.place(in: self, afterShift: step.shift, in: block)
    for (view, y) in [(tableHeaderView, 0), (tableFooterView, layout.footTop)] {
      guard let view, view.superview === self else { continue }
      let frame = CGRect(x: 0, y: y, width: rowWidth, height: view.frame.height)
      view.glide(to: frame, afterShift: step.shift, in: block)
    }
  }

  /// Has a cell for every row that comes into sight, and keeps those that glide out of it.
  func bringIn(_ step: RowStep, as update: RowUpdate, in block: AnimationBlock) {
    let wanted = rowsToHold
    for row in wanted.joined() where cells[row] == nil { bringIn(row, step, in: block) }
    update.heldCells = cells.filter { row, _ in !wanted.contains { $0.contains(row) } }.map(\.value)

    let known = Set(headers.keys)
    holdHeaders(keepingAll: true)
    let isSameSections = step.before.numberOfSections == step.after.numberOfSections
    for (section, header) in headers where isSameSections && !known.contains(section) {
      bringIn(header, ofSection: section, step, in: block)
    }
    update.heldHeaders = Array(headers.values)
  }

  /// Shows a row that comes into sight: a new one fades in, another glides in from where it was, but
  /// from no further than the height of the list.
  private func bringIn(_ row: Int, _ step: RowStep, in block: AnimationBlock) {
    guard let cell = show(row) else { return }
    guard let old = step.change.oldRow(of: row) else {
      let alpha = cell.alpha
      cell.alpha = 0
      return cell.setAlpha(alpha, in: block)
    }
    let way = step.before.y(ofRow: old) + step.shift - cell.frame.minY
    cell.come(from: way, atMost: bounds.height, in: block)
  }

  private func bringIn(
    _ header: ListSectionHeader, ofSection section: Int, _ step: RowStep, in block: AnimationBlock
  ) {
    let pin = pinnedTop - step.shift
    guard let y = step.before.floatingHeaderY(ofSection: section, pinnedAt: pin) else { return }
    header.come(from: y + step.shift - header.frame.minY, atMost: bounds.height, in: block)
  }
}
