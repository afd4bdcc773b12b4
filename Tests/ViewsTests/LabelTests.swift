import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Label")
struct LabelTests {
  private let window = Window(320, 568, scale: 2)
  private let label = Label(frame: CGRect(x: 60, y: 191, width: 250, height: 50), name: "label")

  init() {
    window.addSubview(label)
  }

  private var drawn: DisplayList.Text? {
    guard case .text(let text) = window.displayList().group("label")?.items.last else {
      return nil
    }
    return text
  }

  @Test("has UIKit's defaults: 17 points, black, natural, one line, cut at its tail, clear (F53)")
  func defaults() throws {
    label.text = "NibBi"

    let text = try #require(drawn)

    #expect(text.string == "NibBi")
    #expect(text.color == .black)
    #expect(
      text.style
        == TextStyle(
          font: Font(size: 17), alignment: .left, lineBreakMode: .byTruncatingTail,
          numberOfLines: 1))
    #expect(label.backgroundColor == nil)
    #expect(!label.clipsToBounds)
  }

  @Test("writes into the whole of its box, in the middle of which the words stand")
  func box() throws {
    label.text = "下拉刷新..."
    label.textAlignment = .center
    label.textColor = .red
    label.font = Font(size: 13, weight: .bold)
    label.numberOfLines = 2
    label.lineBreakMode = .byWordWrapping

    let text = try #require(drawn)

    #expect(text.box == CGRect(x: 0, y: 0, width: 250, height: 50))
    #expect(text.color == .red)
    #expect(
      text.style
        == TextStyle(
          font: Font(size: 13, weight: .bold), alignment: .center,
          lineBreakMode: .byWordWrapping, numberOfLines: 2))
  }

  @Test("multiplies its font by the stage's text size")
  func textSize() throws {
    let window = Window(
      size: CGSize(width: 320, height: 568),
      environment: Environment(scale: 2, textSize: 1.5, textMeasurer: FixedTextMeasurer()))
    label.text = "A"
    window.addSubview(label)
    guard case .text(let text) = window.displayList().group("label")?.items.last else {
      Issue.record("the label writes its words")
      return
    }

    #expect(text.style.font.size == 25.5)
    #expect(label.font.size == 17)
    // 1.2 times 25.5, rounded up to half a point.
    #expect(Double(label.sizeThatFits(.zero).height) == 31)
  }

  @Test("writes nothing without words", arguments: [nil, ""])
  func silent(text: String?) {
    label.text = text

    #expect(drawn == nil)
  }

  @Test(
    "fits its words on whole device pixels, rounded up (F53)",
    arguments: [(1, 26, 21), (2, 25.5, 20.5), (3, 77.0 / 3, 62.0 / 3)]
      as [(CGFloat, CGFloat, CGFloat)])
  func fitting(scale: CGFloat, width: CGFloat, height: CGFloat) {
    let window = Window(320, 568, scale: scale)
    window.addSubview(label)
    label.text = "abc"
    label.font = Font(size: 17)

    // Three times half of 17, and 1.2 times 17: 25.5 by 20.4.
    let size = label.sizeThatFits(CGSize(width: 320, height: 100))

    #expect(size == CGSize(width: width, height: height))
  }

  @Test("fits one line whatever the width, and several without a limit in no width")
  func unlimited() {
    label.text = String(repeating: "a", count: 30)
    label.font = Font(size: 20)
    let whole = CGSize(width: 300, height: 24)

    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == whole)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(.zero) == whole)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 72))
  }

  @Test("keeps its corner when it is sized to fit (F53)")
  func sizeToFit() {
    label.frame = CGRect(x: 20, y: 50, width: 5, height: 0)
    label.text = "abc"
    label.font = Font(size: 20)

    label.sizeToFit()

    #expect(label.frame == CGRect(x: 20, y: 50, width: 30, height: 24))
  }

  @Test("doubles its height for a second line and keeps within the width (recorded rule)")
  func lines() {
    label.text = String(repeating: "a", count: 30)
    label.font = Font(size: 20)
    let width = CGSize(width: 200, height: 1_000)

    label.numberOfLines = 1
    let one = label.sizeThatFits(width)
    label.numberOfLines = 2
    let two = label.sizeThatFits(width)

    #expect(one.height * 2 == two.height)
    #expect(two.width <= 200)
  }

  @Test("has no size of its own without words or without a stage")
  func sizeless() {
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)

    label.text = "A"
    label.removeFromSuperview()

    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test("shows its words in dumps")
  func dump() {
    label.text = "NibBi"

    #expect(label.shownProperties == [DisplayList.Property("text", .text("NibBi"))])
  }
}
