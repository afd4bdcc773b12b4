import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("A refresh control")
struct RefreshControlTests {
  private let window = Window(
    size: CGSize(width: 320, height: 568),
    environment: Environment(scale: 2, textMeasurer: FixedTextMeasurer()))
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 20, width: 320, height: 548))
  private let control = RefreshControl()

  init() {
    scroll.alwaysBounceVertical = true
    scroll.contentSize = CGSize(width: 320, height: 900)
    window.addSubview(scroll)
    control.attach(to: scroll)
    window.advance(to: .zero)
  }

  private func advance(by seconds: Double) {
    window.advance(to: window.clock.now + Time(seconds: seconds))
  }

  /// Top of the adjusted inset, the offset, and the offset as drawn.
  private var seen: [Double] {
    [
      Double(scroll.adjustedContentInset.top), Double(scroll.contentOffset.y),
      Double(scroll.presentedContentOffset.y),
    ]
  }

  @Test("waits above the content, hidden and in nobody's way")
  func idle() {
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(control.isHidden)
    #expect(!control.isRefreshing)
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.subviews.first === control)
  }

  @Test("takes its room from the adjusted inset alone, in 0.2 s (F16)")
  func beginning() {
    control.beginRefreshing()

    #expect(control.isRefreshing)
    #expect(!control.isHidden)
    #expect(control.spinner.isAnimating)
    #expect(scroll.contentInset == .zero)
    #expect(seen == [60, -60, 0])
    advance(by: 0.1)
    #expect(seen == [60, -60, -30])
    advance(by: 0.1)
    #expect(seen == [60, -60, -60])
  }

  @Test("leaves content alone that does not rest at its top")
  func scrolledAway() {
    scroll.contentOffset.y = 200

    control.beginRefreshing()
    advance(by: 1)

    #expect(seen == [60, 200, 200])
  }

  @Test("gives its room back in 0.2 s and hides then")
  func ending() {
    control.beginRefreshing()
    advance(by: 1)

    control.endRefreshing()

    #expect(!control.isRefreshing)
    advance(by: 0.1)
    #expect(seen == [0, 0, -30])
    #expect(!control.isHidden)
    advance(by: 0.1)
    #expect(seen == [0, 0, 0])
    #expect(control.isHidden)
    #expect(!control.spinner.isAnimating)
  }

  @Test("stays in sight when it is begun again while it closes")
  func beginningAgain() {
    control.beginRefreshing()
    advance(by: 1)
    control.endRefreshing()
    advance(by: 0.1)

    control.beginRefreshing()
    advance(by: 1)

    #expect(control.isRefreshing)
    #expect(!control.isHidden)
    #expect(seen == [60, -60, -60])
  }

  @Test("begins once and ends once")
  func twice() {
    control.endRefreshing()
    #expect(control.isHidden)

    control.beginRefreshing()
    control.beginRefreshing()
    advance(by: 1)
    #expect(seen == [60, -60, -60])

    control.endRefreshing()
    control.endRefreshing()
    advance(by: 1)
    #expect(seen == [0, 0, 0])
  }

  @Test("ignores a begin while it is in no window, alone or in a scroll view")
  func noWindow() {
    let alone = RefreshControl()
    alone.beginRefreshing()
    #expect(!alone.isRefreshing)

    scroll.removeFromSuperview()
    control.beginRefreshing()

    #expect(!control.isRefreshing)
    #expect(control.isHidden)
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test("ends at once when its scroll view has left the window")
  func endingInNoWindow() {
    control.beginRefreshing()
    advance(by: 1)
    scroll.removeFromSuperview()

    control.endRefreshing()

    #expect(control.isHidden)
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test("takes its room along when it is taken out, or goes elsewhere")
  func detaching() {
    control.beginRefreshing()
    advance(by: 0.1)
    let other = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(other)

    control.attach(to: other)

    #expect(scroll.adjustedContentInset == .zero)
    #expect(!control.isRefreshing)
    #expect(control.isHidden)
    #expect(control.superview === other)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    control.detach()
    #expect(control.superview == nil)
    #expect(control.scrollView == nil)
  }

  @Test("follows the width, and shows a title below the spinner")
  func parts() {
    control.title = "Loading"
    control.beginRefreshing()
    scroll.frame.size.width = 400
    advance(by: 1)

    #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    #expect(control.spinner.frame == CGRect(x: 150, y: -20, width: 100, height: 100))
    #expect(control.titleLabel.frame == CGRect(x: 10, y: 48.5, width: 380, height: 20.5))
    #expect(control.titleLabel.text == "Loading")
    control.title = nil
    advance(by: 0)
    #expect(control.titleLabel.frame.height == 0)
  }

  @Test("says in dumps whether it refreshes")
  func dump() {
    #expect(control.shownProperties == [DisplayList.Property("refreshing", .word("no"))])
    control.beginRefreshing()
    #expect(control.shownProperties == [DisplayList.Property("refreshing", .word("yes"))])
  }
}
