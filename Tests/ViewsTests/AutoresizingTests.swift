import Foundation
import Testing

@testable import Views

/// A view along one axis, its superview's change, and where each mask takes it (F61).
struct AutoresizingRow: CustomTestStringConvertible, Sendable {
  var start: Double
  var length: Double
  var old: Double
  var new: Double
  /// Start and length for no flexible part, then L, W, LW, R, LR, WR, LWR: the bits 0 to 7.
  var expected: [[Double]]

  var testDescription: String { "\(start) + \(length) of \(old) in \(new)" }

  static let all = [
    AutoresizingRow(
      start: 10, length: 40, old: 100, new: 160,
      expected: [
        [10, 40], [70, 40], [10, 100], [22, 88], [10, 40], [20, 40], [10, 66.6666666667],
        [16, 64],
      ]),
    AutoresizingRow(
      start: 30, length: 60, old: 100, new: 180,
      expected: [
        [30, 60], [110, 60], [30, 140], [56.6666666667, 113.3333333333], [30, 60], [90, 60],
        [30, 128.5714285714], [54, 108],
      ]),
    AutoresizingRow(
      start: 60, length: 250, old: 320, new: 375,
      expected: [
        [60, 250], [115, 250], [60, 305], [70.6451612903, 294.3548387097], [60, 250],
        [107.1428571429, 250], [60, 302.8846153846], [70.3125, 292.96875],
      ]),
    AutoresizingRow(
      start: 0, length: 0, old: 100, new: 130,
      expected: [[0, 0], [30, 0], [0, 30], [15, 15], [0, 0], [0, 0], [0, 0], [0, 0]]),
  ]
}

/// A view of the panels of RefreshDome's source and its superview's change.
struct AutoresizingFrameRow: Sendable {
  var frame: [Double]
  var old: [Double]
  var new: [Double]
  var mask: Int
  var expected: [Double]

  static let all = [
    AutoresizingFrameRow(
      frame: [0, -251, 320, 251], old: [320, 548], new: [375, 647], mask: 2,
      expected: [0, -251, 375, 251]),
    AutoresizingFrameRow(
      frame: [20, 191, 30, 50], old: [320, 251], new: [375, 251], mask: 8,
      expected: [20, 191, 30, 50]),
    AutoresizingFrameRow(
      frame: [60, 191, 250, 50], old: [320, 251], new: [375, 260], mask: 10,
      expected: [60, 200, 305, 50]),
    AutoresizingFrameRow(
      frame: [20, 10, 30, 50], old: [320, 251], new: [375, 251], mask: 5,
      expected: [23.7931034483, 10, 30, 50]),
  ]
}

@Suite("Autoresizing")
struct AutoresizingTests {
  /// The table has ten decimals.
  private let tolerance = 1e-9

  private func resize(
    _ frame: CGRect, mask: Int, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let view = View(frame: frame)
    view.autoresizingMask = AutoresizingMask(rawValue: mask)
    let parent = View(frame: CGRect(origin: .zero, size: old))
    parent.addSubview(view)
    parent.bounds.size = new
    return view.frame
  }

  @Test(
    "shares the change among the flexible parts of the width", arguments: AutoresizingRow.all,
    0..<8)
  func horizontal(row: AutoresizingRow, bits: Int) {
    let frame = resize(
      CGRect(x: row.start, y: 5, width: row.length, height: 7), mask: bits,
      from: CGSize(width: row.old, height: 50), to: CGSize(width: row.new, height: 90))

    let expected = CGRect(
      x: row.expected[bits][0], y: 5, width: row.expected[bits][1], height: 7)
    #expect(agree(frame, expected, within: tolerance))
  }

  @Test(
    "shares the change among the flexible parts of the height", arguments: AutoresizingRow.all,
    0..<8)
  func vertical(row: AutoresizingRow, bits: Int) {
    let frame = resize(
      CGRect(x: 5, y: row.start, width: 7, height: row.length), mask: bits << 3,
      from: CGSize(width: 50, height: row.old), to: CGSize(width: 90, height: row.new))

    let expected = CGRect(
      x: 5, y: row.expected[bits][0], width: 7, height: row.expected[bits][1])
    #expect(agree(frame, expected, within: tolerance))
  }

  @Test("moves a panel's parts as UIKit does", arguments: AutoresizingFrameRow.all)
  func frames(row: AutoresizingFrameRow) {
    let frame = resize(
      CGRect(row.frame), mask: row.mask, from: CGSize(width: row.old[0], height: row.old[1]),
      to: CGSize(width: row.new[0], height: row.new[1]))

    #expect(agree(frame, CGRect(row.expected), within: tolerance))
  }

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

    #expect(agree(view.frame, CGRect(x: 60, y: 0, width: 250, height: 50), within: tolerance))
  }
}
