import RefreshPanels
import Testing

@Suite("The paging of a list")
struct PagingTests {
  /// A source of five full pages, as the rule's own source has it.
  private static func rows(onPage page: Int) -> Int { page > 5 ? 0 : 20 }

  /// One whole request: asked and answered.
  private func run(_ kind: Paging.Request.Kind, _ paging: inout Paging) -> [Paging.Step] {
    let request = paging.begin(kind)
    let page = paging.page(for: request) ?? 0
    return paging.succeed(
      request, with: Self.rows(onPage: page), headerIsRefreshing: kind == .refresh)
  }

  @Test("has pages of 20 unless they have another size", arguments: [nil, 0, -3, 20])
  func hasUsualSize(size: Int?) {
    #expect(Paging(pageSize: size).pageSize == 20)
    #expect(Paging(pageSize: 7).pageSize == 7)
  }

  @Test("counts the pages that are there at the start", arguments: [(0, 1), (20, 2), (45, 3)])
  func countsPages(items: Int, next: Int) {
    #expect(Paging(itemCount: items).nextPage == next)
    #expect(Paging(itemCount: -items).nextPage == 1)
  }

  @Test(
    "goes through all pages, one that is empty, and back to the first",
    arguments: Behaviour.allCases)
  func goesThroughTrace(behaviour: Behaviour) {
    var paging = Paging(behaviour: behaviour)
    let kinds: [Paging.Request.Kind] = [.refresh, .more, .more, .more, .more, .more, .refresh]

    let trace = kinds.map { kind in
      let steps = run(kind, &paging)
      return "\(paging.nextPage) \(paging.itemCount) \(Self.tellsNoMore(steps))"
    }

    #expect(
      trace == [
        "2 20 false", "3 40 false", "4 60 false", "5 80 false", "6 100 false", "7 100 true",
        "2 20 false",
      ])
  }

  private static func tellsNoMore(_ steps: [Paging.Step]) -> Bool {
    steps.contains(.endFooterWithoutMore) || steps.contains(.setNoMore)
  }

  @Test("has the rows new before the panels learn of them (G5)", arguments: Behaviour.allCases)
  func ordersSteps(behaviour: Behaviour) {
    var paging = Paging(behaviour: behaviour)
    let request = paging.begin(.refresh)

    let steps = paging.succeed(request, with: 3, headerIsRefreshing: true)

    #expect(steps.prefix(2) == [.replaceItems(3), .reload])
    #expect(
      steps.dropFirst(2)
        == (behaviour == .faithful
          ? [.endHeader(success: true), .endFooter(success: true), .endFooterWithoutMore]
          : [.endHeader(success: true), .setNoMore]))
  }

  @Test("ends the panel that asked alone, or with faults the header as well (G1)")
  func endsPanels() {
    var (corrected, faithful) = (Paging(itemCount: 20), Paging(itemCount: 20, behaviour: .faithful))
    let (first, second) = (corrected.begin(.more), faithful.begin(.more))

    let right = corrected.succeed(first, with: 20, headerIsRefreshing: true)
    let wrong = faithful.succeed(second, with: 20, headerIsRefreshing: true)

    #expect(right == [.appendItems(20), .reload, .endFooter(success: true)])
    #expect(
      wrong == [
        .appendItems(20), .reload, .endHeader(success: true), .endFooter(success: true),
        .endFooter(success: true),
      ])
  }

  @Test("reads the page when the panel asked, or with faults when the answer comes (G2)")
  func capturesPage() {
    var (corrected, faithful) = (Paging(itemCount: 60), Paging(itemCount: 60, behaviour: .faithful))
    let (first, second) = (corrected.begin(.more), faithful.begin(.more))
    _ = (corrected.begin(.refresh), faithful.begin(.refresh))

    #expect(corrected.page(for: first) == 4)
    #expect(faithful.page(for: second) == 1)
  }

  @Test("skips a page after a refresh that overtook a request, with faults alone (G2)")
  func skipsPage() {
    for (behaviour, next) in [(Behaviour.faithful, 3), (.corrected, 2)] {
      var paging = Paging(itemCount: 60, behaviour: behaviour)
      let more = paging.begin(.more)
      let refresh = paging.begin(.refresh)
      _ = paging.succeed(more, with: 20, headerIsRefreshing: true)
      _ = paging.succeed(refresh, with: 20, headerIsRefreshing: true)
      #expect(paging.nextPage == next)
      #expect(paging.itemCount == 20)
    }
  }

  @Test("drops an answer that a refresh has overtaken, and lets the footer close")
  func dropsStaleAnswer() {
    var paging = Paging(itemCount: 60)
    let more = paging.begin(.more)
    let refresh = paging.begin(.refresh)
    _ = paging.succeed(refresh, with: 20)

    #expect(paging.page(for: more) == nil)
    #expect(paging.succeed(more, with: 20) == [.closeFooter])
    #expect(paging.itemCount == 20)
    #expect(paging.nextPage == 2)
  }

  @Test("says nothing to a panel that has asked again since")
  func ignoresOlderRequest() {
    var paging = Paging()
    let old = paging.begin(.refresh)
    _ = paging.begin(.refresh)

    #expect(paging.succeed(old, with: 20) == [])
    #expect(paging.fail(old) == [])
  }

  @Test("forgets at a failure that there is no more, with faults alone (G3)")
  func failureKeepsNoMore() {
    var (corrected, faithful) = (Paging(), Paging(behaviour: .faithful))
    let (first, second) = (corrected.begin(.refresh), faithful.begin(.refresh))

    #expect(corrected.fail(first) == [.endHeader(success: false)])
    #expect(faithful.fail(second) == [.endHeader(success: false), .endFooter(success: false)])
  }

  @Test("asks once more where the last page is full (G4)", arguments: Behaviour.allCases)
  func asksOnceMore(behaviour: Behaviour) {
    var paging = Paging(itemCount: 80, behaviour: behaviour)

    #expect(!Self.tellsNoMore(run(.more, &paging)))
    #expect(Self.tellsNoMore(run(.more, &paging)))
  }

  @Test("hides the footer of an empty list where it is told to (G6)", arguments: [0, 1])
  func hidesFooter(count: Int) {
    var paging = Paging(hidesFooterWhenEmpty: true)
    var other = Paging()
    let (first, second) = (paging.begin(.refresh), other.begin(.refresh))

    #expect(paging.succeed(first, with: count).last == .hideFooter(count == 0))
    #expect(!other.succeed(second, with: count).contains(.hideFooter(count == 0)))
  }

  @Test("counts less than no items as none")
  func countsNoLess() {
    var paging = Paging()
    let request = paging.begin(.more)

    #expect(paging.succeed(request, with: -5).first == .appendItems(0))
    #expect(paging.itemCount == 0)
  }
}
