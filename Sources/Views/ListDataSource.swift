/// What a list shows.
///
/// Rows are counted from 0 across all sections.
public protocol ListDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in listView: ListView) -> Int
  /// The sections, from the first to the last; one without a title by default.
  func sections(in listView: ListView) -> [ListSection]
  /// The cell of a row, which is about to be seen: a dequeued one, or a new one.
  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell
}

extension ListDataSource {
  /// One section without a title that has all rows.
  public func sections(in listView: ListView) -> [ListSection] {
    [ListSection(rowCount: numberOfRows(in: listView))]
  }
}
