internal import Drawing
internal import Foundation

extension ListView {
  /// The header of a section while it is on screen; nil for any other.
  public func headerView(forSection section: Int) -> ListSectionHeader? { headers[section] }

  /// Has a header for every section whose header is in sight, at the place where it floats as drawn at
  /// this instant (F47).
  func holdHeaders(keepingAll keepsAll: Bool = false) {
    let pin = pinnedTop
    let wanted = [contentOffset.y, presentedContentOffset.y].flatMap {
      layout.floatingHeaders(from: $0, to: $0 + bounds.height, pinnedAt: pin)
    }
    let sections = Set(wanted.map(\.section))
    recycleHeaders { section, header in
      !keepsAll && !sections.contains(section) && !updates.contains { $0.holds(header) }
    }
    for header in wanted {
      show(
        header.section,
        frame: CGRect(x: 0, y: header.y, width: rowWidth, height: header.height))
    }
  }

  /// The height of the content below which headers float, as drawn at this instant.
  ///
  /// While a block moves offset and inset against each other, what they come to is rounded to the pixel,
  /// not each of them: a header that stands must not tremble.
  var pinnedTop: CGFloat {
    guard isInsetAnimating else { return presentedContentOffset.y + adjustedContentInset.top }
    return onPixel(presentedBoundsOrigin.y + presentedInsetTop)
  }

  /// Lets headers wait until a section needs one.
  func recycleHeaders(where isUnseen: (Int, ListSectionHeader) -> Bool) {
    for (section, header) in headers.sorted(by: { $0.key < $1.key })
    where isUnseen(section, header) {
      headers[section] = nil
      header.removeFromSuperview()
      header.removeAllAnimations()
      spareHeaders.append(header)
    }
  }

  private func show(_ section: Int, frame: CGRect) {
    let header = headers[section] ?? makeHeader(forSection: section)
    header.inset = cellMetrics.inset
    header.frame = frame
  }

  private func makeHeader(forSection section: Int) -> ListSectionHeader {
    let header = spareHeaders.popLast() ?? ListSectionHeader()
    header.show(sections[section].title, name: "\(name).section\(section)")
    let later = headers.filter { $0.key > section }.values
    // In front of all rows, and the first section's again in front (correction to F47.2).
    insertSubview(
      header,
      inFrontOf: { view in
        self.isBackdrop(view) || view is ListCell || later.contains { $0 === view }
      })
    headers[section] = header
    return header
  }
}
