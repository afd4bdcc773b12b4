public import Foundation

/// Where the parts of a list stand, in points of its content: a head, then sections of rows of one
/// height, each with its header and footer, then a foot (F40).
///
/// Making a layout costs O(sections), every answer O(log sections); rows cost nothing. Heights that
/// are negative or no numbers count as zero.
public struct ListLayout: Equatable, Sendable {
  /// The height of each row in points.
  public let rowHeight: CGFloat
  /// How many rows all sections have.
  public let numberOfRows: Int
  /// The height of all parts.
  public let contentHeight: CGFloat
  /// Where the foot below the last section begins.
  public let footTop: CGFloat

  let places: [Place]
  /// The sections that have a header, in order.
  let headedSections: [Int]

  /// Where one section stands.
  struct Place: Equatable, Sendable {
    var firstRow: Int
    var rowCount: Int
    var top: CGFloat
    /// Where the header rests, below the padding that some systems put above it.
    var headerTop: CGFloat
    var rowsTop: CGFloat
    var bottom: CGFloat

    var headerHeight: CGFloat { rowsTop - headerTop }
    var rows: Range<Int> { firstRow..<firstRow + rowCount }
  }

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - sections: The sections from the first to the last.
  ///   - rowHeight: The height of each row.
  ///   - headerTopPadding: The room above each header: 22 from iOS 15 on (F47.1).
  ///   - headHeight: The height of what stands above the first section.
  ///   - footHeight: The height of what stands below the last section.
  public init(
    sections: [ListSection], rowHeight: CGFloat, headerTopPadding: CGFloat = 0,
    headHeight: CGFloat = 0, footHeight: CGFloat = 0
  ) {
    self.rowHeight = rowHeight.asLength
    var places: [Place] = []
    places.reserveCapacity(sections.count)
    var y = headHeight.asLength
    var firstRow = 0
    for section in sections {
      let rowCount = min(max(0, section.rowCount), Int.max - firstRow)
      let headerHeight = section.headerHeight.asLength
      let headerTop = y + (headerHeight > 0 ? headerTopPadding.asLength : 0)
      let rowsTop = headerTop + headerHeight
      let bottom = rowsTop + CGFloat(rowCount) * self.rowHeight + section.footerHeight.asLength
      places.append(
        Place(
          firstRow: firstRow, rowCount: rowCount, top: y, headerTop: headerTop, rowsTop: rowsTop,
          bottom: bottom))
      y = bottom
      firstRow += rowCount
    }
    self.places = places
    headedSections = places.indices.filter { places[$0].headerHeight > 0 }
    numberOfRows = firstRow
    footTop = y
    contentHeight = y + footHeight.asLength
  }

  /// How many sections there are.
  public var numberOfSections: Int { places.count }

  /// The upper edge of a row; of the foot for a row that there is not.
  public func y(ofRow row: Int) -> CGFloat {
    guard let section = section(ofRow: row) else { return footTop }
    return places[section].rowsTop + CGFloat(row - places[section].firstRow) * rowHeight
  }

  /// The section that a row belongs to; nil for a row that there is not.
  public func section(ofRow row: Int) -> Int? {
    guard row >= 0, row < numberOfRows else { return nil }
    return places.countOfLeading { $0.firstRow <= row } - 1
  }

  /// The rows of a section, none for a section that there is not.
  public func rows(inSection section: Int) -> Range<Int> {
    places.indices.contains(section) ? places[section].rows : 0..<0
  }

  /// The upper and lower edge of a section with all its parts; nil for one that there is not.
  public func span(ofSection section: Int) -> ClosedRange<CGFloat>? {
    places.indices.contains(section) ? places[section].top...places[section].bottom : nil
  }
}

// MARK: - What a span of the content overlaps

extension ListLayout {
  /// The rows that a span of the content overlaps, if only by a hair (correction to F45).
  public func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard rowHeight > 0, bottom > 0, top < contentHeight, top < bottom else { return 0..<0 }
    let first = countOfRows(endingAtOrAbove: top)
    let end = countOfRows(beginningAbove: bottom)
    return first < end ? first..<end : 0..<0
  }

  /// How many rows lie above a height with all of themselves.
  func countOfRows(endingAtOrAbove y: CGFloat) -> Int {
    count(upTo: y) { ($0 / rowHeight).rounded(.down) }
  }

  /// How many rows begin above a height.
  func countOfRows(beginningAbove y: CGFloat) -> Int {
    count(upTo: y) { ($0 / rowHeight).rounded(.up) }
  }

  /// How many rows begin at a height or above it.
  func countOfRows(beginningAtOrAbove y: CGFloat) -> Int {
    guard rowHeight > 0 else { return 0 }
    return count(upTo: y) { $0 < 0 ? 0 : ($0 / rowHeight).rounded(.down) + 1 }
  }

  /// The rows of all sections above the one that a height lies in, and so many of that one as
  /// `rows` says for a distance from its first row.
  private func count(upTo y: CGFloat, rows: (CGFloat) -> CGFloat) -> Int {
    let section = places.countOfLeading { $0.rowsTop <= y } - 1
    guard section >= 0, rowHeight > 0 else { return 0 }
    let place = places[section]
    let count = rows(y - place.rowsTop)
    return place.firstRow + (count < CGFloat(place.rowCount) ? Int(count) : place.rowCount)
  }
}

extension CGFloat {
  /// The number as a length: nothing if it is negative, endless, or no number.
  fileprivate var asLength: CGFloat { isFinite && self > 0 ? self : 0 }
}

extension Array {
  /// How many elements from the first on fulfil what none behind them does; cost: O(log n).
  func countOfLeading(where fulfils: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if fulfils(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
