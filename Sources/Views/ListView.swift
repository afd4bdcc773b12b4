internal import Drawing
public import Foundation
public import Motion

/// A list of rows that exist only while they are seen: a frame of 10,000,000 rows costs no more than
/// one of 15.
///
/// From the top stand the head view, the sections with their headers, rows and footers, and the foot
/// view (F40). Rows are counted from 0 across all sections.
open class ListView: ScrollView {
  /// What the list shows; `reloadData()` asks it.
  public weak var dataSource: (any ListDataSource)?
  /// The height of every row in points (F40).
  public var rowHeight: CGFloat = 44 {
    didSet {
      guard rowHeight != oldValue else { return }
      mustRefill = true
      partsDidChange()
    }
  }
  /// Points above the header of each section: 22 from iOS 15 on, none before (F47.1).
  public var sectionHeaderTopPadding: CGFloat = 0 {
    didSet { if sectionHeaderTopPadding != oldValue { partsDidChange() } }
  }
  /// How wide the rows are, in points, where they are wider than the list.
  ///
  /// The list is then scrolled sideways too. Nil, and a width that is not finite, stand for rows as wide
  /// as the list.
  public var contentWidth: CGFloat? {
    didSet { if contentWidth != oldValue { partsDidChange() } }
  }
  /// What stands above the first section, as wide as the list and as high as it is; assign it again
  /// after giving it another height.
  public var tableHeaderView: View? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// What stands below the last section, as wide as the list and as high as it is; assign it again
  /// after giving it another height.
  ///
  /// Any view, one without height as well, takes the lines of empty rows away (F43.1).
  public var tableFooterView: View? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// The numbers that cells, headers and lines are placed by.
  public var cellMetrics = ListCell.Metrics.iOS7 {
    didSet { if cellMetrics != oldValue { setNeedsLayout() } }
  }
  /// Where the parts stand.
  public internal(set) var layout = ListLayout(sections: [], rowHeight: 44)

  var sections: [ListSection] = []
  var pool = CellPool()
  var cells: [Int: ListCell] = [:]
  var headers: [Int: ListSectionHeader] = [:]
  var spareHeaders: [ListSectionHeader] = []
  let fillerLines = FillerLines()
  var viewsBehindRows: [View] = []
  /// The changes of rows that are still to be seen.
  var updates: [RowUpdate] = []
  /// Whether the observers have not heard yet of an offset that moved with the content.
  var owesWordOfShift = false
  /// Whether every cell and header on screen must be made anew by the next layout.
  var mustRefill = true

  public override init(frame: CGRect = .zero, name: String = "list") {
    super.init(frame: frame, name: name)
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
  }

  /// How many rows the list has, as its data source last said.
  public var numberOfRows: Int { layout.numberOfRows }

  /// How many sections the list has, as its data source last said.
  public var numberOfSections: Int { layout.numberOfSections }

  /// Asks the data source for the sections at once, and for every cell in the next layout; the offset
  /// stays unless the list has become too short for it (F46.1).
  public func reloadData() {
    takeSections()
    mustRefill = true
    partsDidChange()
  }

  /// Asks the data source for the sections.
  func takeSections() { sections = dataSource?.sections(in: self) ?? [] }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if owesWordOfShift { announceOffset() }
    owesWordOfShift = false
    if mustRefill { recycleAll() }
    mustRefill = false
    placeTableViews()
    fillerLines.place(in: self)
    holdRows()
    holdHeaders()
  }

  public override func boundsSizeDidChange(in block: AnimationBlock?) {
    contentSize.width = rowWidth
    super.boundsSizeDidChange(in: block)
  }

  /// The width of rows, headers, and all else in the content, in points.
  var rowWidth: CGFloat {
    guard let contentWidth, contentWidth.isFinite else { return bounds.width }
    return max(bounds.width, contentWidth)
  }

  /// Reckons anew where the parts stand.
  func partsDidChange() {
    layout = makeLayout()
    contentSize = CGSize(width: rowWidth, height: layout.contentHeight)
    setNeedsLayout()
  }

  func makeLayout() -> ListLayout {
    ListLayout(
      sections: sections, rowHeight: rowHeight, headerTopPadding: sectionHeaderTopPadding,
      headHeight: tableHeaderView?.frame.height ?? 0,
      footHeight: tableFooterView?.frame.height ?? 0)
  }
}
