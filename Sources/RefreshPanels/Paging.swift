/// The paging of a list as a rule: which page is loaded next, what an answer brings, and what header
/// and footer are told of it.
///
/// It knows no network and no view. An app asks it for a request, fetches, and carries out the steps
/// that it is given, in their order: rows come before the panels that close over them (G5).
///
/// ```swift
/// var paging = Paging(pageSize: 20)
/// let request = paging.begin(.more)
/// fetch(page: request.page) { items in
///   for step in paging.succeed(request, with: items.count) {
///     step.carryOut(header: header, footer: footer)
///   }
/// }
/// ```
public struct Paging: Equatable, Sendable {
  /// How many items a full page has when nobody says so.
  public static let defaultPageSize = 20

  /// How many items a full page has; fewer mean that there are no more (G4).
  public let pageSize: Int
  /// Whether the faults of the source are kept (G1 to G3).
  public let behaviour: Behaviour
  /// Whether the footer is hidden while there are no items (G6).
  public let hidesFooterWhenEmpty: Bool

  /// The page that is loaded next, the first being 1.
  public private(set) var nextPage: Int
  /// How many items there are.
  public private(set) var itemCount: Int

  /// Counts refreshes that went well: what was asked for before the last one is stale.
  private var generation = 0
  /// How many requests there were of each kind.
  private var refreshCount = 0
  private var moreCount = 0

  /// Makes the rule for a list that has some items already.
  ///
  /// - Parameters:
  ///   - pageSize: The items of a full page; nil, zero and less stand for 20.
  ///   - itemCount: The items that are there, in full pages; less than zero counts as none.
  ///   - behaviour: Whether the faults of the source are kept.
  ///   - hidesFooterWhenEmpty: Whether the footer is hidden while there are no items.
  public init(
    pageSize: Int? = nil, itemCount: Int = 0, behaviour: Behaviour = .corrected,
    hidesFooterWhenEmpty: Bool = false
  ) {
    let size = pageSize.flatMap { $0 > 0 ? $0 : nil } ?? Self.defaultPageSize
    self.pageSize = size
    self.behaviour = behaviour
    self.hidesFooterWhenEmpty = hidesFooterWhenEmpty
    self.itemCount = max(0, itemCount)
    nextPage = max(0, itemCount) / size + 1
  }

  /// What a panel has asked for.
  public struct Request: Equatable, Sendable {
    /// Which panel asked.
    public let kind: Kind
    /// The page as it was when the panel asked.
    public let page: Int
    fileprivate let generation: Int
    /// Which request of its kind it is.
    fileprivate let number: Int

    /// Which panel asks.
    public enum Kind: Equatable, Sendable {
      /// The header: the first page, in place of all items.
      case refresh
      /// The footer: one page more.
      case more
    }
  }

  /// Something to be done about an answer.
  public enum Step: Equatable, Sendable {
    /// So many items take the place of all others.
    case replaceItems(Int)
    /// So many items come at the end.
    case appendItems(Int)
    /// The list asks for its rows again.
    case reload
    /// The header's work is over, well or not.
    case endHeader(success: Bool)
    /// The footer's work is over, well or not; a footer that knows of no more forgets that.
    case endFooter(success: Bool)
    /// The footer's work is over if any goes on.
    case closeFooter
    /// The footer's work is over, and there is no more.
    case endFooterWithoutMore
    /// There is no more, whatever the footer is doing.
    case setNoMore
    /// There may be more again.
    case resetNoMore
    /// The footer is hidden, or shown again (G6).
    case hideFooter(Bool)
  }

  // MARK: - Asking

  /// Notes that a panel asks.
  public mutating func begin(_ kind: Request.Kind) -> Request {
    switch kind {
    case .refresh:
      refreshCount += 1
      // The source has one page for both panels (G2).
      if behaviour == .faithful { nextPage = 1 }
    case .more: moreCount += 1
    }
    return Request(
      kind: kind, page: kind == .refresh ? 1 : nextPage, generation: generation,
      number: count(of: kind))
  }

  private func count(of kind: Request.Kind) -> Int { kind == .refresh ? refreshCount : moreCount }

  /// The page that an answer is to have at the moment of its coming: the one that was asked for, or
  /// the one that is next by now where the source reads it so late (G2); nil for an answer that comes
  /// too late.
  public func page(for request: Request) -> Int? {
    if behaviour == .faithful { return nextPage }
    return isStale(request) ? nil : request.page
  }

  private func isStale(_ request: Request) -> Bool {
    !isLatest(request) || (request.kind == .more && request.generation != generation)
  }

  private func isLatest(_ request: Request) -> Bool { request.number == count(of: request.kind) }

  // MARK: - Answers

  /// Takes an answer and says what is to be done, in order.
  ///
  /// - Parameters:
  ///   - request: What is answered.
  ///   - count: How many items came; less than zero counts as none.
  ///   - headerIsRefreshing: Whether the header is at work, which the source asks (G1).
  public mutating func succeed(
    _ request: Request, with count: Int, headerIsRefreshing: Bool = false
  ) -> [Step] {
    guard page(for: request) != nil else { return dismissal(of: request) }
    let count = max(0, count)
    let rows = take(count, request)
    let panels =
      behaviour == .faithful
      ? faithfulEnd(count, headerIsRefreshing) : correctedEnd(count, request.kind)
    return rows + panels + footerVisibility
  }

  /// Takes a failure and says what is to be done, in order.
  public func fail(_ request: Request) -> [Step] {
    guard behaviour == .corrected else {
      // The footer's end forgets that there is no more (G3).
      return [.endHeader(success: false), .endFooter(success: false)]
    }
    guard !isStale(request) else { return dismissal(of: request) }
    return [request.kind == .refresh ? .endHeader(success: false) : .endFooter(success: false)]
  }

  private mutating func take(_ count: Int, _ request: Request) -> [Step] {
    switch (request.kind, behaviour) {
    case (.refresh, .corrected):
      generation += 1
      nextPage = 2
    case (.more, .corrected): nextPage = request.page + 1
    case (_, .faithful): nextPage += 1
    }
    itemCount = request.kind == .refresh ? count : itemCount + count
    return [request.kind == .refresh ? .replaceItems(count) : .appendItems(count), .reload]
  }

  /// The source asks whether the header is at work, not who asked (G1).
  private func faithfulEnd(_ count: Int, _ headerIsRefreshing: Bool) -> [Step] {
    let both: [Step] =
      headerIsRefreshing ? [.endHeader(success: true), .endFooter(success: true)] : []
    return both + [count < pageSize ? .endFooterWithoutMore : .endFooter(success: true)]
  }

  private func correctedEnd(_ count: Int, _ kind: Request.Kind) -> [Step] {
    let isLast = count < pageSize
    switch kind {
    case .refresh: return [.endHeader(success: true), isLast ? .setNoMore : .resetNoMore]
    case .more: return [isLast ? .endFooterWithoutMore : .endFooter(success: true)]
    }
  }

  /// What an answer means that comes too late: nothing but that a footer which asked for nothing since
  /// need not wait any more.
  private func dismissal(of request: Request) -> [Step] {
    request.kind == .more && isLatest(request) ? [.closeFooter] : []
  }

  /// Whether the footer is to be seen with the items that there are (G6).
  private var footerVisibility: [Step] {
    hidesFooterWhenEmpty ? [.hideFooter(itemCount == 0)] : []
  }
}

extension Paging.Step {
  /// Tells the panels what the step has for them; steps about items and rows are the app's own.
  public func carryOut(header: RefreshPanel?, footer: RefreshPanel?) {
    switch self {
    case .replaceItems, .appendItems, .reload: break
    case .endHeader(let success): header?.endRefreshing(success: success)
    case .endFooter(let success): footer?.endRefreshing(success: success)
    case .closeFooter: if footer?.isRefreshing == true { footer?.endRefreshing() }
    case .endFooterWithoutMore: footer?.endRefreshingWithNoMoreData()
    case .setNoMore: footer?.setNoMoreData()
    case .resetNoMore: footer?.resetNoMoreData()
    case .hideFooter(let hides): footer?.isHidden = hides
    }
  }
}
