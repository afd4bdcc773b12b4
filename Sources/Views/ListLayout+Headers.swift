internal import Foundation

extension ListLayout {
  /// Where a section's header rests, as upper edge and height; nil where there is none.
  func header(ofSection section: Int) -> (y: CGFloat, height: CGFloat)? {
    guard places.indices.contains(section), places[section].headerHeight > 0 else { return nil }
    return (places[section].headerTop, places[section].headerHeight)
  }

  /// Where a section's header floats when the content in sight begins at a height: at its place, but
  /// not above that height, and not below the end of its section (F47).
  func floatingHeaderY(ofSection section: Int, pinnedAt top: CGFloat) -> CGFloat? {
    guard let rest = header(ofSection: section) else { return nil }
    return min(max(rest.y, top), places[section].bottom - rest.height)
  }

  /// The sections whose headers a span of the content overlaps while they float.
  ///
  /// Cost: O(log sections) and O(1) for each section with a header that the span overlaps.
  func floatingHeaders(
    from top: CGFloat, to bottom: CGFloat, pinnedAt pin: CGFloat
  ) -> [(section: Int, y: CGFloat, height: CGFloat)] {
    let first = headedSections.countOfLeading { places[$0].bottom <= top }
    var found: [(section: Int, y: CGFloat, height: CGFloat)] = []
    for section in headedSections[first...] {
      guard places[section].headerTop < bottom else { break }
      guard let y = floatingHeaderY(ofSection: section, pinnedAt: pin) else { continue }
      let height = places[section].headerHeight
      if y < bottom, y + height > top { found.append((section, y, height)) }
    }
    return found
  }
}
