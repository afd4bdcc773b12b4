import Foundation
import Testing

@testable import Views

@Suite("Autoresizing")
struct AutoresizingTests {
  @Test("names UIKit's bits (F60)")
  func bits() {
    let masks: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]

    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("heeds only a change of the size, and none where it is switched off")
  func exceptions() {
    let view = View("view", [10, 10, 20, 20])
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let parent = View("parent", [0, 0, 100, 100], [view])

    parent.bounds.origin.y = 50
    parent.frame.origin.x = 30
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))

    parent.autoresizesSubviews = false
    parent.bounds.size.width = 200
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("goes down through every level")
  func levels() {
    let leaf = View("leaf", [0, 0, 50, 50])
    let branch = View("branch", [0, 0, 100, 100], [leaf])
    let root = View("root", [0, 0, 100, 100], [branch])
    leaf.autoresizingMask = .flexibleWidth
    branch.autoresizingMask = .flexibleWidth

    root.bounds.size.width = 130

    #expect(branch.frame.width == 130)
    #expect(leaf.frame.width == 80)
  }

  @Test("comes back to where it was when the superview does")
  func thereAndBack() {
    let view = View("view", [60, 0, 250, 50])
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    let parent = View("parent", [0, 0, 320, 50], [view])

    parent.bounds.size.width = 375
    parent.bounds.size.width = 320

    #expect(agree(view.frame, CGRect(x: 60, y: 0, width: 250, height: 50), within: 1e-9))
  }
}
