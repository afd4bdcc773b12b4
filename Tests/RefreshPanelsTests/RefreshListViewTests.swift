import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("A list with its panels built in")
struct RefreshListViewTests {
  /// Writes down what it hears, with the header's state at that moment.
  private final class Listener: ScrollObserver {
    weak var header: RefreshHeader?
    var heard: [String] = []

    private func hear(_ call: String) {
      if heard.last != call { heard.append(call) }
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { hear("willBeginDragging") }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      hear("didScroll, \(header?.state.rawValue ?? "")")
    }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: CGPoint
    ) { hear("willEndDragging, \(header?.state.rawValue ?? "")") }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
      hear("didEndDragging, \(header?.state.rawValue ?? "")")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { hear("willDecelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { hear("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { hear("didEndScrolling") }
    func scrollViewDidChangeGeometry(_ scrollView: ScrollView) { hear("geometry") }
  }

  private final class Stage {
    let window = Window(
      size: CGSize(width: 320, height: 548),
      environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
    let listener = Listener()
    let list: RefreshListView
    private let rows = StageRows(15)

    init() {
      let words = PanelStyle(text: RefreshText(idle: "", armed: "", refreshing: ""))
      list = RefreshListView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 548),
        header: RefreshHeader(policy: RefreshPolicy(), style: words),
        footer: .footer(policy: RefreshPolicy(), style: words))
      list.rowHeight = 60
      list.dataSource = rows
      list.reloadData()
      window.addSubview(list)
      window.layoutIfNeeded()
      listener.header = list.header
      list.delegate = listener
    }

    func drag(by distance: CGFloat) {
      for sample in 0...40 {
        let point = CGPoint(x: 160, y: 200 + distance * CGFloat(sample) / 40)
        send(sample == 0 ? .began : .moved, at: point)
      }
      for phase in [Touch.Phase.moved, .moved, .moved, .moved, .moved, .ended] {
        send(phase, at: CGPoint(x: 160, y: 200 + distance))
      }
    }

    private func send(_ phase: Touch.Phase, at point: CGPoint) {
      window.advance(to: Time.linkTick(after: window.clock.now))
      window.send(Touch(phase, at: point, time: window.clock.now))
    }
  }

  @Test("tells its delegate everything in order, each after its panels")
  func forwards() {
    let stage = Stage()
    stage.drag(by: 300)
    stage.window.advance(to: Time(seconds: 3))
    let all = stage.listener.heard

    #expect(all.first == "willBeginDragging")
    let kinds = all.map { $0.prefix { $0 != "," } }
    #expect(
      Set(kinds).isSuperset(of: ["didScroll", "willEndDragging", "didEndDragging", "geometry"]))
    #expect(all.contains("didScroll, armed"))
    #expect(all.contains("willEndDragging, armed"))
    #expect(all.contains("didEndDragging, opening"))
  }

  @Test("hides its panel when the outside says that the work is over")
  func completes() {
    let stage = Stage()
    stage.drag(by: 300)
    stage.window.advance(to: Time(seconds: 3))
    #expect(stage.list.header?.state == .refreshing)

    stage.list.completeDragRefresh()
    stage.window.advance(to: Time(seconds: 5))
    #expect(stage.list.header?.state == .idle)
    #expect(stage.list.adjustedContentInset == .zero)

    stage.list.footer?.beginRefreshing()
    stage.list.completeLoadMore()
    stage.window.advance(to: Time(seconds: 8))
    #expect(stage.list.footer?.state == .idle)
  }

  @Test("goes on without a delegate")
  func alone() {
    let stage = Stage()
    stage.list.delegate = nil

    stage.drag(by: 300)

    #expect(stage.listener.heard.isEmpty)
    #expect(stage.list.header?.state == .opening)
  }
}
