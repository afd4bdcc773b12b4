internal import Drawing

/// Decides which rows of a list have their pictures loaded, and when: those in sight, while no finger
/// drags and nothing moves on after one.
///
/// It loads nothing itself. The list keeps it alive, and it does not keep the list or the model.
///
/// ```swift
/// let images = LazyImages(list: list, model: news) { url, done in loader.load(url, completion: done) }
/// // in listView(_:cellForRow:)
/// images.fill(cell, forRow: row)
/// ```
public final class LazyImages<Model: LazyImageModel>: ScrollObserver {
  /// Gets a picture and calls back on the list's thread: at once, later or never.
  public typealias Loader = (
    _ url: String, _ completion: @escaping (LazyImageAnswer<Model.Picture>) -> Void
  ) -> Void

  private let rules: LazyImageRules
  private weak var list: ListView?
  private weak var model: Model?
  private let load: Loader

  /// Makes one that watches a list.
  public init(
    list: ListView, model: Model, rules: LazyImageRules = .corrected, load: @escaping Loader
  ) {
    self.list = list
    self.model = model
    self.rules = rules
    self.load = load
    list.addObserver(self)
  }

  /// Whether pictures may be loaded now.
  private var isAtRest: Bool { list.map { !$0.isDragging && !$0.isDecelerating } ?? false }

  // MARK: - When

  /// Shows what the item of a row has, and has its picture loaded if it has none and the list is at
  /// rest; for the data source, as it hands out the cell.
  public func fill(_ cell: ListCell, forRow row: Int) {
    show(row, in: cell)
    guard isAtRest, start(row) else { return }
    // The loader may have answered at once, when the list did not have the cell yet.
    show(row, in: cell)
  }

  /// Shows what the item of a row has, and has nothing loaded.
  public func show(_ row: Int, in cell: ListCell) {
    guard let model else { return }
    model.show(model.item(ofRow: row).flatMap(model.picture), in: cell)
  }

  /// Has the picture of a row loaded that has a cell and no picture, if the list is at rest.
  public func loadPicture(ofRow row: Int) {
    guard isAtRest, list?.cellForRow(at: row) != nil else { return }
    _ = start(row)
  }

  /// Loads for the rows in sight when the finger leaves content that stands still.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    if !willDecelerate { loadPicturesInSight() }
  }

  /// Loads for the rows in sight when the content has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    loadPicturesInSight()
  }

  private func loadPicturesInSight() {
    for row in list?.visibleRows ?? 0..<0 { _ = start(row) }
  }

  // MARK: - What

  /// Asks for the picture of a row, unless it has one or there is none to be had.
  private func start(_ row: Int) -> Bool {
    guard let model, let item = model.item(ofRow: row), model.picture(of: item) == nil,
      let url = model.imageURL(of: item)
    else { return false }
    load(url) { [weak self] answer in self?.take(answer, for: item, askedInRow: row) }
    return true
  }

  private func take(
    _ answer: LazyImageAnswer<Model.Picture>, for item: Model.Item, askedInRow askedRow: Int
  ) {
    guard let model else { return }
    switch answer {
    case .downloaded(let picture): model.setPicture(picture, of: item)
    case .onDisk(let picture):
      guard rules.showsFilesFoundLate else { return }
      model.setPicture(picture, of: item)
    case .failed:
      if rules.clearsPictureOnFailure { model.setPicture(nil, of: item) }
    }
    // The cell that is at the row now: it may be another than at the start, or none.
    let row = rules.followsItems ? model.row(of: item) : askedRow
    guard let row, let cell = list?.cellForRow(at: row) else { return }
    model.show(model.picture(of: item), in: cell)
  }
}
