import Testing

@Suite("The registry of cases")
struct CaseRegistryTests {
  @Test("has a topic for every file, and a file for every topic")
  func files() throws {
    #expect(Topic.all.map(\.file).sorted() == (try Case.files()))
  }

  @Test("compares every case of a file by one runner", arguments: Topic.all)
  func runners(topic: Topic) throws {
    let ids = try topic.cases().map(\.id)

    #expect(Set(ids).count == ids.count)
    #expect(topic.ids.sorted() == ids.sorted())
  }

  @Test("names cases and keys that exist in its exceptions, each once, with a reason")
  func exceptions() throws {
    let cases = try Topic.all.flatMap { try $0.cases() }

    for exception in Exception.all {
      let record = cases.first { $0.file == exception.file && $0.id == exception.id }
      #expect(record?.expected.value(at: exception.key) != nil, "\(exception)")
      #expect(exception.reason.hasSuffix("."), "\(exception)")
    }
    #expect(Set(Exception.all.map { "\($0.file) \($0.id) \($0.key)" }).count == Exception.all.count)
  }

  @Test("runs all cases and tells how many agree")
  func count() throws {
    var words: [String] = []
    var sum = (agreeing: 0, all: 0)
    for topic in Topic.all {
      let cases = try topic.cases()
      let agreeing = cases.count { (try? topic.findings($0))?.isEmpty == true }
      words.append("\(topic.file) \(agreeing) of \(cases.count)")
      sum = (sum.agreeing + agreeing, sum.all + cases.count)
    }
    print(
      "cases: \(words.joined(separator: ", ")); \(sum.agreeing) of \(sum.all) in all, "
        + "\(Exception.all.count) keys excepted")

    #expect(sum.agreeing == sum.all)
    #expect(sum.all >= 198)
  }
}
