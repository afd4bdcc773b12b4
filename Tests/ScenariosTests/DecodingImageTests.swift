import Motion
import Testing
import YAML

@testable import Scenarios

@Suite("Decoding pictures to be loaded")
struct DecodingImageTests {
  @Test("gives each address its fetches")
  func fetches() throws {
    let data = try decode(
      smallestFile
        + """
        data:
          images:
            "http://a.org/a.png": { after: 0.2, image: photo-b.png }
            b: [{ after: 0, fails: true }, { after: 1, image: photo-a.png }]
          imageCache: { c: photo-a.png }
        """
    ).data

    #expect(data.fetch(of: "http://a.org/a.png", attempt: 0)?.after == Time(seconds: 0.2))
    #expect(data.fetch(of: "http://a.org/a.png", attempt: 9)?.image?.value == "photo-b.png")
    let others = (0...2).map { data.fetch(of: "b", attempt: $0)?.image?.value }
    #expect(others == [nil, "photo-a.png", "photo-a.png"])
    #expect(data.fetch(of: "c", attempt: 0) == nil)
    #expect(data.imageCache["c"]?.value == "photo-a.png")
    #expect(data.imageNames.map(\.value) == ["photo-b.png", "photo-a.png", "photo-a.png"])
  }

  @Test("lets a row's own picture win over the list's, of either kind")
  func inheritance() throws {
    let list = try decode(
      """
      list:
        imageURL: 'u/{row}'
        sections:
          - { rows: 1 }
          - { rows: 1, image: a.png }
          - { rows: 1, imageURL: v }
      """
    ).list

    let rows = list.sections.flatMap(\.content.descriptions)
    #expect(rows.map { $0.imageURL(ofRow: 7) } == ["u/7", nil, "v"])
    #expect(rows.map { $0.image?.value } == [nil, "a.png", nil])
  }

  @Test(
    "tells of what is wrong with the data",
    arguments: [
      ("images: []", "17: data.images: found a list of 0. Write a mapping of keys to values."),
      (
        "images: { a: {} }",
        "22: data.images['a']: 'after' is missing. Add it."
      ),
      (
        "images: { a: { after: 1 } }",
        "22: data.images['a']: one of these keys is missing: image, fails. Add one."
      ),
      (
        "images: { a: { after: 1, fails: false } }",
        "22: data.images['a']: 'image' is missing. Add it."
      ),
      (
        "images: { a: { after: 1, fails: true, image: b.png } }",
        "47: data.images['a']: 'fails' and 'image' exclude each other. Keep one of the two."
      ),
      (
        "images: { a: { after: -1, fails: true } }",
        "31: data.images['a'].after: found '-1'. Write seconds from 0 to 600."
      ),
      (
        "images: { a: [] }",
        "22: data.images['a']: the list is empty. Add an item or delete the key."
      ),
      (
        "images: { a: [{ after: 1, iamge: b.png }] }",
        "35: data.images['a'][0]: unknown key 'iamge'. Did you mean 'image'? Known: after, image, "
          + "fails."
      ),
      (
        "images: { '': { after: 1, fails: true } }",
        "19: data.images['']: found '' in quotes. Write an address of 1 to 1000 characters."
      ),
      (
        "images: { a: { after: 1, image: '' } }",
        "41: data.images['a'].image: found '' in quotes. Write the name of a picture file."
      ),
      ("imageCache: 5", "21: data.imageCache: found '5'. Write a mapping of keys to values."),
      (
        "imageCache: { a: [] }",
        "26: data.imageCache['a']: found a list of 0. Write the name of a picture file."
      ),
    ])
  func dataProblems(data: String, line: String) {
    let lines = problemLines(smallestFile + "data: { \(data) }")

    #expect(lines.contains("pull.yaml:2:\(line)"), "\(lines)")
  }

  @Test("refuses more addresses than there may be")
  func tooMany() {
    let entries = (0...10_000).map { "a\($0): b.png" }.joined(separator: ", ")

    #expect(
      problemLines(smallestFile + "data: { imageCache: { \(entries) } }")
        == ["pull.yaml:2:21: data.imageCache: 10001 items are more than 10000. Give fewer."])
  }

  @Test(
    "tells of what is wrong with rows",
    arguments: [
      (
        "rows: 1, image: a.png, imageURL: u",
        "32: list: 'image' and 'imageURL' exclude each other. Keep one of the two."
      ),
      (
        "items: [], imageURL: u",
        "20: list: 'items' and 'imageURL' exclude each other. Keep one of the two."
      ),
      (
        "rows: 1, imageURL: ''",
        "28: list.imageURL: found '' in quotes. Write an address of 1 to 1000 characters."
      ),
      (
        "rows: 0, placeholderRows: 1001",
        "35: list.placeholderRows: found '1001'. Write a whole number from 0 to 1000."
      ),
      (
        "sections: [{ rows: 1 }], placeholderRows: 10",
        "34: list: 'sections' and 'placeholderRows' exclude each other. Keep one of the two."
      ),
    ])
  func listProblems(list: String, line: String) {
    #expect(problemLines("list: { \(list) }") == ["pull.yaml:1:\(line)"])
  }

  @Test("refuses an answer that fails and names a picture")
  func failingAnswer() {
    let data = "data: { more: { after: 1, fails: true, imageURL: u } }"

    #expect(
      problemLines(smallestFile + data) == [
        "pull.yaml:2:40: data.more: 'fails' and 'imageURL' exclude each other. Keep one of the two."
      ])
  }
}
