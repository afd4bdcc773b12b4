internal import Drawing
internal import Motion
internal import RefreshPanels
internal import Views

/// The pictures of an app's rows that name an address: what has been loaded, and what is to be.
final class AppImages: LazyImageModel, ScrollObserver {
  /// A row, whatever its number is by now.
  struct Item: Hashable {
    let identity: Int
    let url: String
  }

  /// How many fetches were started.
  var fetchCount: Int { script.fetchCount }

  private unowned let app: ListApp
  private unowned let list: ListView
  private let clock: VirtualClock
  private let pictures: [String: Image]
  private let rules: LazyImageRules
  private let script: ScriptedImages
  private var loaded: [Item: String] = [:]
  private var isObserving = false
  private var isFollowingBlock = false
  private lazy var lazyImages = LazyImages(list: list, model: self, rules: rules) {
    [unowned self] url, completion in
    script.load(
      url, nextIdentity: { [unowned self] in app.rows.nextIdentity }, completion: completion)
  }

  init(
    _ data: DataDescription, pictures: [String: Image], behaviour: Behaviour, app: ListApp,
    list: ListView, clock: VirtualClock
  ) {
    self.app = app
    self.list = list
    self.clock = clock
    self.pictures = pictures
    rules = behaviour == .faithful ? .faithful : .corrected
    script = ScriptedImages(data, rules: rules, clock: clock)
  }

  /// Shows a row's picture in its cell, or has it loaded.
  ///
  /// A list that is laid out for a frame, between two ticks of the display link, starts loading at the
  /// next tick, so that the frame rate does not say when.
  func fill(_ cell: ListCell, forRow row: Int) {
    observeBlocks()
    if clock.isAdvancing { return lazyImages.fill(cell, forRow: row) }
    lazyImages.show(row, in: cell)
    guard let item = item(ofRow: row) else { return }
    clock.schedule(at: Time.linkTick(after: clock.now - Time(ticks: 1))) { [unowned self] in
      if let row = self.row(of: item) { lazyImages.loadPicture(ofRow: row) }
    }
  }

  // MARK: - What is loaded

  func item(ofRow row: Int) -> Item? {
    guard row < app.shownRows.count else { return nil }
    let shown = app.shownRows[row]
    guard let identity = shown.identity, let url = shown.imageURL else { return nil }
    return Item(identity: identity, url: url)
  }

  func row(of item: Item) -> Int? { app.shownRows.row(ofIdentity: item.identity) }

  func imageURL(of item: Item) -> String? { item.url }

  func picture(of item: Item) -> String? {
    loaded[item] ?? script.picture(at: item.url, foundBy: item.identity)
  }

  func setPicture(_ picture: String?, of item: Item) { loaded[item] = picture }

  func show(_ picture: String?, in cell: ListCell) {
    cell.imageView.image = picture.flatMap { pictures[$0] }
  }

  // MARK: - Blocks that move the list

  /// Has the list laid out at every tick of the display link while a block runs: what it brings into
  /// sight is otherwise asked for by frames alone, and each frame rate would find it at another time.
  private func observeBlocks() {
    guard !isObserving else { return }
    isObserving = true
    list.addObserver(self)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { followBlock() }

  func scrollViewDidChangeGeometry(_ scrollView: ScrollView) { followBlock() }

  private func followBlock() {
    guard !isFollowingBlock else { return }
    isFollowingBlock = true
    clock.schedule(at: Time.linkTick(after: clock.now)) { [unowned self] in
      isFollowingBlock = false
      if list.window?.animator.hasRunningAnimations == true { followBlock() }
    }
  }
}
