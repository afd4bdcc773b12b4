import Foundation
import Testing
import Views

@Suite("Autoresizing")
struct AutoresizingCases {
  static let topic = Topic(
    "Vectors/autoresizing",
    [
      .init(.numbered("axis", 0...3), axis),
      .init(.numbered("frame", 0...3), frame),
    ])

  @Test("shares a change as UIKit does", arguments: try topic.cases())
  func agree(record: Case) throws { try Self.topic.expectAgreement(with: record) }

  /// The frame of a view after its superview went from one size to another.
  private static func resized(
    _ frame: CGRect, by mask: AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let parent = View(frame: CGRect(origin: .zero, size: old))
    let view = View(frame: frame)
    view.autoresizingMask = mask
    parent.addSubview(view)

    parent.frame.size = new

    return view.frame
  }

  private static let letters: [Character: (across: AutoresizingMask, down: AutoresizingMask)] = [
    "L": (.flexibleLeftMargin, .flexibleTopMargin),
    "W": (.flexibleWidth, .flexibleHeight),
    "R": (.flexibleRightMargin, .flexibleBottomMargin),
  ]

  /// Both axes follow the same numbers.
  private static func axis(_ check: Check) throws {
    let input = check.input
    let (start, length) = (try input.number("pos"), try input.number("size"))
    let old = try input.number("old")
    let new = try input.number("new")
    let square = CGRect(x: start, y: start, width: length, height: length)

    let masks = check.record.expected.value(at: "pos_size_by_mask")?.asObject ?? [:]
    for name in masks.keys.sorted() {
      let parts = name == "none" ? [] : name.compactMap { letters[$0] }
      let mask = parts.reduce(into: AutoresizingMask()) { $0.formUnion([$1.across, $1.down]) }
      let frame = resized(
        square, by: mask, from: CGSize(width: old, height: old),
        to: CGSize(width: new, height: new))
      let key = "pos_size_by_mask/\(name)"
      try check.expect(key, is: [Double(frame.origin.x), Double(frame.size.width)])
      try check.expect(key, is: [Double(frame.origin.y), Double(frame.size.height)])
    }
  }

  private static func frame(_ check: Check) throws {
    let input = check.input

    let frame = resized(
      try input.rectangle("frame"), by: AutoresizingMask(rawValue: try input.integer("mask")),
      from: try input.size("old"), to: try input.size("new"))

    try check.expect("frame", is: JSON(frame))
  }
}
