import Drawing
import Foundation
import Views

/// A list whose pictures come when a test says so: each is a word that its cell shows as its title.
final class LateStage: LazyImageModel, ListDataSource {
  /// A fetch or a look at the disk that is still to be answered.
  struct Request {
    let url: String
    let answer: (LazyImageAnswer<String>) -> Void
  }

  let stage = ListStage(rows: 0)
  /// The items, a row each; rows without an item are blank.
  var items: [String]
  var blankRows = 0
  private(set) var pictures: [String: String] = [:]
  /// What was asked for and has not been answered, in order.
  private(set) var requests: [Request] = []
  /// Answers at once, where a test wants that.
  var immediateAnswer: LazyImageAnswer<String>?
  private(set) var images: LazyImages<LateStage>?

  /// Puts items on stage, named by their numbers, with pictures at `url/0` and on.
  init(_ count: Int, rules: LazyImageRules = .corrected, pictures: [String: String] = [:]) {
    items = (0..<count).map { "\($0)" }
    self.pictures = pictures
    images = LazyImages(list: stage.list, model: self, rules: rules) {
      [unowned self] url, completion in
      if let immediateAnswer { return completion(immediateAnswer) }
      requests.append(Request(url: url, answer: completion))
    }
    stage.list.dataSource = self
    stage.perform { $0.list.reloadData() }
  }

  /// The addresses that were asked for and have not been answered.
  var asked: [String] { requests.map(\.url) }

  /// Answers the first open request for an address.
  func answer(_ url: String, _ answer: LazyImageAnswer<String>) {
    guard let index = requests.firstIndex(where: { $0.url == url }) else { return }
    let request = requests.remove(at: index)
    stage.perform { _ in request.answer(answer) }
  }

  /// Answers everything with a picture named after the address.
  func answerAll() {
    for url in asked { answer(url, .downloaded("picture of \(url)")) }
  }

  /// The picture that the cell of a row shows; nil without a cell or picture.
  func shown(_ row: Int) -> String? { stage.list.cellForRow(at: row)?.titleLabel.text }

  func numberOfRows(in listView: ListView) -> Int { items.isEmpty ? blankRows : items.count }

  func listView(_ listView: ListView, cellForRow row: Int) -> ListCell {
    let cell =
      listView.dequeueReusableCell(withIdentifier: "Cell") ?? ListCell(reuseIdentifier: "Cell")
    images?.fill(cell, forRow: row)
    return cell
  }

  func item(ofRow row: Int) -> String? { items.indices.contains(row) ? items[row] : nil }
  func row(of item: String) -> Int? { items.firstIndex(of: item) }
  func imageURL(of item: String) -> String? { item.hasPrefix("no picture") ? nil : "url/\(item)" }
  func picture(of item: String) -> String? { pictures[item] }
  func setPicture(_ picture: String?, of item: String) { pictures[item] = picture }
  func show(_ picture: String?, in cell: ListCell) { cell.titleLabel.text = picture }
}
