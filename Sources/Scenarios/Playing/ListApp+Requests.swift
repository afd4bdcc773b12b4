internal import Motion
internal import RefreshPanels

/// How the app is asked by the panels, and answers.
extension ListApp {
  /// Lets a panel ask this app.
  func serve(_ panel: RefreshPanel, as side: PanelSide) {
    panels[side] = panel
    panel.action = { [unowned self] in request(from: side) }
    if side == .footer, let paging, paging.hidesFooterWhenEmpty {
      panel.isHidden = paging.itemCount == 0
    }
  }

  private func request(from side: PanelSide) {
    let number = requestCounts[side, default: 0]
    requestCounts[side] = number + 1
    let page = side.pageRequest.flatMap { paging?.begin($0) }
    guard let answer = data.answer(to: side, request: number) else { return }
    if answer.emptiesFirst {
      // The list is not told (B4).
      rows.empty()
      placeFooter()
    }
    guard answer.after > .zero else { return arrive(answer, at: side, page) }
    pendingAnswers[side] = clock.schedule(at: clock.now + answer.after) { [unowned self] in
      arrive(answer, at: side, page)
    }
  }

  private func arrive(_ answer: AnswerDescription, at side: PanelSide, _ page: Paging.Request?) {
    changes.note(.answer)
    pendingAnswers[side] = nil
    guard let panel = panels[side] else { return }
    if case .fails = answer.outcome, panel.policy.failure == .stopsProgram {
      return stop("the answer to \(side.rawValue) request \(requestCounts[side] ?? 0) failed")
    }
    let end = take(answer.outcome, at: side, page)
    switch panel.policy.ending {
    case .oneStep:
      showRows()
      end()
    case .panelBeforeRows:
      placeFooter()
      panel.workDidFinish()
      clock.schedule(at: clock.now + data.mainDelay) { [unowned self] in
        changes.note(.answer)
        end()
        showRows()
      }
    }
  }

  /// Takes what an answer brings, and says how the panels are to learn of it.
  private func take(
    _ outcome: AnswerDescription.Outcome, at side: PanelSide, _ page: Paging.Request?
  ) -> () -> Void {
    if let page { return takePage(outcome, page) }
    rows.take(outcome, hasWayBack: !readsRowsUnprotected)
    let isSuccess = outcome != .fails
    return { [unowned self] in end(side, isSuccess ? .success : .failure) }
  }

  // MARK: - Pages

  private func takePage(
    _ outcome: AnswerDescription.Outcome, _ request: Paging.Request
  ) -> () -> Void {
    guard let paging else { return {} }
    let isHeaderAtWork = panels[.header]?.isRefreshing ?? false
    let steps: [Paging.Step]
    if outcome == .fails {
      rows.endRequest(hasWayBack: !readsRowsUnprotected)
      steps = paging.fail(request)
    } else {
      let count = rowCount(of: outcome, page: paging.page(for: request))
      steps =
        self.paging?.succeed(request, with: count, headerIsRefreshing: isHeaderAtWork) ?? []
    }
    for step in steps { carryOut(step, outcome.change) }
    return { [unowned self] in
      for step in steps { step.carryOut(header: panels[.header], footer: panels[.footer]) }
    }
  }

  /// How many rows an answer brings; none when it comes too late for any page.
  private func rowCount(of outcome: AnswerDescription.Outcome, page: Int?) -> Int {
    guard let paging, let page else { return 0 }
    switch outcome {
    case .replaces(let count, _): return count ?? rows.contents.count
    case .appends(let count, _): return count
    case .page: return page <= (data.paging?.pages ?? 0) ? paging.pageSize : 0
    case .fails: return 0
    }
  }

  private func carryOut(_ step: Paging.Step, _ change: RowDescription) {
    switch step {
    case .replaceItems(let count):
      rows.take(.replaces(rows: count, change), hasWayBack: !readsRowsUnprotected)
    case .appendItems(let count):
      rows.take(.appends(rows: count, change), hasWayBack: !readsRowsUnprotected)
    default: break
    }
  }

  // MARK: - Ends

  /// Drops the answer a panel waits for and ends its work.
  func endWork(of side: PanelSide, _ outcome: RefreshStateMachine.Outcome) {
    if let answer = pendingAnswers.removeValue(forKey: side) {
      answer.cancel()
      rows.endRequest(hasWayBack: !readsRowsUnprotected)
    }
    if let panel = panels[side], panel.policy.ending == .panelBeforeRows { panel.workDidFinish() }
    end(side, outcome)
  }

  private func end(_ side: PanelSide, _ outcome: RefreshStateMachine.Outcome) {
    guard let panel = panels[side] else { return }
    switch outcome {
    case .success: panel.endRefreshing()
    case .failure: panel.endRefreshing(success: false)
    case .noMoreData: panel.endRefreshingWithNoMoreData()
    }
    guard side == .header, outcome == .success, let footer = panels[.footer],
      footer.policy.forgetsNoMoreOnRefresh
    else { return }
    // A first page that has come means that there may be more (B15).
    footer.resetNoMoreData()
  }
}

extension PanelSide {
  /// What the panel asks for where the app counts pages.
  fileprivate var pageRequest: Paging.Request.Kind? {
    switch self {
    case .header: .refresh
    case .footer: .more
    case .trailer: nil
    }
  }
}

extension AnswerDescription.Outcome {
  /// What new rows show.
  fileprivate var change: RowDescription {
    switch self {
    case .replaces(_, let change), .appends(_, let change), .page(let change): change
    case .fails: RowDescription()
    }
  }
}
