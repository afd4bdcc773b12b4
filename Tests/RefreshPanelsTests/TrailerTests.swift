import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("The trailer")
struct TrailerTests {
  /// A list 320 points wide with content 480 wide, and a trailer of 60 points.
  private struct Stage {
    let window = Window(
      size: CGSize(width: 320, height: 300),
      environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let trailer: RefreshTrailer

    init(contentWidth: CGFloat = 480) {
      let words = PanelStyle(text: RefreshText(idle: "more", armed: "go", refreshing: "go"))
      trailer = RefreshTrailer(policy: RefreshPolicy(), style: words)
      list.contentSize = CGSize(width: contentWidth, height: 100)
      window.addSubview(list)
      trailer.attach(to: list)
      window.layoutIfNeeded()
    }

    func drag(by distance: CGFloat) {
      let start = CGPoint(x: 300, y: 150)
      touch(.began, at: start)
      touch(.moved, at: CGPoint(x: 300 - distance, y: 150))
      for _ in 0..<12 { touch(.moved, at: CGPoint(x: 300 - distance, y: 150)) }
    }

    func touch(_ phase: Touch.Phase, at point: CGPoint) {
      window.advance(to: Time.linkTick(after: window.clock.now))
      window.send(Touch(phase, at: point, time: window.clock.now))
    }
  }

  @Test("stands to the right of the content and of the viewport", arguments: [480.0, 200])
  func place(width: CGFloat) {
    let stage = Stage(contentWidth: width)

    #expect(stage.trailer.frame == CGRect(x: max(width, 320), y: 0, width: 60, height: 300))
  }

  @Test("arms beyond its width, opens at the lift and gives its room back")
  func cycle() {
    let stage = Stage()
    var starts = 0
    stage.trailer.action = { starts += 1 }

    stage.drag(by: 400)
    #expect(stage.list.contentOffset.x > 220)
    #expect(stage.trailer.state == .armed)
    stage.touch(.ended, at: CGPoint(x: 0, y: 150))
    stage.window.advance(to: Time(seconds: 3))
    #expect(starts == 1)
    #expect(stage.trailer.state == .refreshing)
    #expect(stage.list.adjustedContentInset == EdgeInsets(right: 60))
    #expect(stage.list.contentOffset.x == 220)

    stage.trailer.endRefreshing()
    stage.window.advance(to: Time(seconds: 5))
    #expect(stage.trailer.state == .idle)
    #expect(stage.list.adjustedContentInset == .zero)
    #expect(stage.list.contentOffset.x == 160)
  }
}
