/// What a list shows.
public protocol ListDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in listView: ListView) -> Int
  /// The cell of a row, which is about to be seen: a dequeued one, or a new one.
  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell
}
