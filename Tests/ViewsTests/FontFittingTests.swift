import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Words that shrink to their box (D22)")
struct FontFittingTests {
  private let window = Window(320, 568, scale: 2)
  private let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 50), name: "label")

  init() {
    window.addSubview(label)
    label.font = Font(size: 20)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
  }

  private var drawnSize: Double? {
    guard case .text(let text) = window.displayList().group("label")?.items.last else {
      return nil
    }
    return text.style.font.size
  }

  // A letter is half its size wide, so that ten of 20 points take 100.
  @Test(
    "take the greatest half point at which they fit, and the least one when none does",
    arguments: [
      (9, 20, 0.5, 20), (10, 20, 0.5, 20), (11, 20, 0.5, 18), (12, 20, 0.5, 16.5),
      (13, 20, 0.5, 15), (20, 20, 0.5, 10), (40, 20, 0.5, 10), (40, 20, 0.1, 5), (11, 20, 0.9, 18),
      (11, 20, 0.95, 19), (11, 20.2, 0.9, 18.5), (11, 20.2, 1, 20.2), (11, 20, 7, 20),
      (11, 20, 0.99, 20), (11, 20, 0, 20), (11, 20, -1, 20), (11, 20, .nan, 20),
      (1000, 20, 0.001, 0.5),
    ] as [(Int, Double, Double, Double)])
  func shrinking(count: Int, size: Double, least: Double, drawn: Double) {
    label.font.size = size
    label.minimumScaleFactor = least
    label.text = String(repeating: "a", count: count)

    #expect(drawnSize == drawn)
  }

  @Test("stay as they are unless they are one line that is to shrink")
  func unasked() {
    label.text = String(repeating: "a", count: 20)

    label.numberOfLines = 2
    #expect(drawnSize == 20)
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = false
    #expect(drawnSize == 20)
  }

  @Test("shrink from the stage's text size, and by it", arguments: [(1.0, 20.0), (2, 20), (3, 30)])
  func textSize(textSize: Double, drawn: Double) {
    label.text = String(repeating: "a", count: textSize > 2 ? 30 : 10)

    window.environment.textSize = textSize

    #expect(drawnSize == drawn)
  }

  @Test("do not shrink in a box of their own size, wherever that comes to stand on the pixels")
  func ownBox() {
    label.text = "abc"
    label.font.size = 16.7
    label.sizeToFit()
    for shift in stride(from: 0, to: 1, by: 0.1) {
      label.frame.origin.x = shift

      #expect(drawnSize == 16.7, "at \(shift)")
    }
  }

  @Test("want as much room as if they did not shrink")
  func wanted() {
    label.text = String(repeating: "a", count: 20)

    #expect(label.sizeThatFits(label.bounds.size).width == 200)
  }

  @Test("follow other words and another box")
  func following() {
    label.text = String(repeating: "a", count: 20)
    #expect(drawnSize == 10)
    label.text = "a"
    #expect(drawnSize == 20)
    label.text = String(repeating: "a", count: 20)
    label.frame.size.width = 200
    #expect(drawnSize == 20)
  }

  @Test("are not written at no size", arguments: [0, -1, .infinity, .nan] as [Double])
  func sizeless(size: Double) {
    label.font.size = size
    label.text = "abc"

    #expect(drawnSize.map { $0 == size || $0.isNaN } == true)
  }
}
