import Drawing
import Foundation
import Motion
import Testing

@testable import Views

/// What the content does as its legal range changes, which is −40 to 382 before.
enum ScrollSituation: CaseIterable {
  case restingAtTop, restingAtBottom, restingInside, draggedInside, draggedPastTop
  case draggedPastBottom, runningDown, runningUp, bouncingAtTop, bouncingAtBottom
  case scrolling, movedByBlock

  var isAtRest: Bool {
    [.restingAtTop, .restingAtBottom, .restingInside].contains(self)
  }

  func stage() -> ScrollStage {
    let stage = ScrollStage.demo()
    stage.scroll.contentInset = EdgeInsets(top: 40, bottom: 30)
    stage.perform { $0.scroll.contentOffset.y = startOffset }
    begin(on: stage)
    return stage
  }

  private var startOffset: CGFloat {
    switch self {
    case .restingAtTop, .draggedPastTop, .bouncingAtTop: -40
    case .restingAtBottom, .draggedPastBottom, .bouncingAtBottom: 382
    default: 150
    }
  }

  private func begin(on stage: ScrollStage) {
    switch self {
    case .restingAtTop, .restingAtBottom, .restingInside: break
    case .draggedInside: stage.drag(by: 30)
    case .draggedPastTop: stage.drag(by: 130)
    case .draggedPastBottom: stage.drag(by: -130)
    case .runningDown: stage.fling(by: -50, over: 0.1)
    case .runningUp: stage.fling(by: 50, over: 0.1)
    case .bouncingAtTop: stage.fling(by: 130, over: 0.3)
    case .bouncingAtBottom: stage.fling(by: -130, over: 0.3)
    case .scrolling:
      stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 170), animated: true) }
    case .movedByBlock:
      stage.perform { stage in
        stage.window.animator.animate(.linear(0.3)) {
          stage.scroll.setContentOffset(CGPoint(x: 0, y: 170), in: $0)
        }
      }
    }
    if !isAtRest { stage.advance(by: 0.05) }
  }
}

/// A change of the legal range.
enum RangeChange: CaseIterable {
  case topGrows, topShrinks, bottomGrows, bottomShrinks, contentGrows, contentShrinks
  case viewportGrows, viewportShrinks

  /// Where the content may rest afterwards.
  var range: ClosedRange<Double> {
    switch self {
    case .topGrows: -90...382
    case .topShrinks: -10...382
    case .bottomGrows: -40...432
    case .bottomShrinks: -40...352
    case .contentGrows: -40...982
    case .contentShrinks: -40...182
    case .viewportGrows: -40...282
    case .viewportShrinks: -40...482
    }
  }

  func apply(to view: ScrollView, in block: AnimationBlock?) {
    switch self {
    case .topGrows: view.setContentInset(EdgeInsets(top: 90, bottom: 30), in: block)
    case .topShrinks: view.setContentInset(EdgeInsets(top: 10, bottom: 30), in: block)
    case .bottomGrows: view.setContentInset(EdgeInsets(top: 40, bottom: 80), in: block)
    case .bottomShrinks: view.setContentInset(EdgeInsets(top: 40), in: block)
    case .contentGrows: view.contentSize.height = 1_500
    case .contentShrinks: view.contentSize.height = 700
    case .viewportGrows: view.setBoundsSize(CGSize(width: 320, height: 648), in: block)
    case .viewportShrinks: view.setBoundsSize(CGSize(width: 320, height: 448), in: block)
    }
  }

  /// Where content at rest goes (F16, F16.1).
  func place(of offset: Double) -> Double {
    if self == .topGrows, offset == -40 { return -90 }
    return min(max(offset, range.lowerBound), range.upperBound)
  }
}

@Suite("A range that changes")
struct ScrollRangeChangeTests {
  @Test(
    "moves the picture at once only at rest and without a block, and ends in the new range",
    arguments: ScrollSituation.allCases, RangeChange.allCases)
  func changes(situation: ScrollSituation, change: RangeChange) {
    for isInBlock in [false, true] {
      let stage = situation.stage()
      let (before, wasHeld) = (stage.drawnY, stage.scroll.isTracking)

      stage.perform { stage in
        guard isInBlock else { return change.apply(to: stage.scroll, in: nil) }
        stage.window.animator.animate(.easeInOut(0.2)) { change.apply(to: stage.scroll, in: $0) }
      }

      let heedsBlock = isInBlock && change != .contentGrows && change != .contentShrinks
      let jumps = situation.isAtRest && !heedsBlock
      let label = "in a block: \(isInBlock)"
      #expect(stage.drawnY == (jumps ? change.place(of: before) : before), "\(label)")
      if situation.isAtRest { #expect(stage.y == change.place(of: before), "\(label)") }

      if wasHeld {
        #expect(stage.y == before, "\(label)")
        stage.finger.lift()
        #expect(stage.drawnY == before, "\(label)")
      }
      stage.settle()
      expectRest(of: stage, in: change.range, label)
    }
  }

  private func expectRest(
    of stage: ScrollStage, in range: ClosedRange<Double>, _ label: String
  ) {
    let scroll = stage.scroll
    let calls = stage.log.entries.map(\.call)
    let drags = calls.count { $0 == .willBeginDragging }
    let ends = calls.count { $0 == .willEndDragging }
    let runs = calls.count { $0 == .willBeginDecelerating }
    let stops = calls.count { $0 == .didEndDecelerating }
    #expect(range.contains(stage.y), "\(label)")
    #expect(stage.drawnY == stage.y, "\(label)")
    #expect(stage.log.offsets.last ?? stage.y == stage.y, "\(label)")
    #expect(drags == ends, "\(label)")
    #expect(runs == stops, "\(label)")
    #expect(
      [scroll.isTracking, scroll.isDragging, scroll.isDecelerating] == [false, false, false])
    #expect(!stage.window.isMoving)
  }

  @Test("lets a programmed scroll end where the program sent it, in the range or not (F18.2)")
  func programmed() {
    let stage = ScrollStage.demo()
    stage.perform { $0.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    stage.advance(by: 0.1)

    stage.perform { $0.scroll.contentSize.height = 600 }
    stage.settle()

    #expect(stage.y == 300)
    #expect(stage.log.story.last == .didEndScrollingAnimation)
  }

  @Test("is heeded where the content stands, in the very turn, whatever is asked of it (F16.1)")
  func order() {
    let stage = ScrollStage.demo(offset: 352)

    stage.perform {
      $0.scroll.contentSize.height = 600
      #expect($0.y == 352)
      $0.scroll.layoutIfNeeded()
      #expect($0.y == 52)
    }

    #expect(stage.log.offsets == [52])
  }
}
