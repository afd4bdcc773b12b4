import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Rectangles brought into sight")
struct ScrollRectTests {
  /// A viewport of 300 points on content of 2,000 with room of 20 above and 30 below.
  private func stage(offset: Double) -> ScrollStage {
    let stage = ScrollStage(size: CGSize(width: 200, height: 300), content: 2_000)
    stage.scroll.contentInset = EdgeInsets(top: 20, bottom: 30)
    stage.window.layoutIfNeeded()
    stage.scroll.contentOffset.y = offset
    stage.log.forget()
    return stage
  }

  @Test("moves until the rectangle's lower edge meets the viewport's, as recorded")
  func recorded() {
    let stage = ScrollStage(size: CGSize(width: 200, height: 300), content: 4_400)

    stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 44), animated: false)

    #expect(stage.y == 44)
    #expect(stage.log.entries.map(\.call) == [.didScroll])
  }

  @Test(
    "goes the smallest way within the insets, and not beyond the range (F18.2)",
    arguments: [
      // In sight already, wholly or as far as it fits.
      (500.0, 520.0, 250.0, 500.0), (500, 520, 0, 500), (500, 400, 600, 500),
      // Above and below.
      (500, 519, 10, 499), (500, 100, 10, 80), (500, 765, 10, 505), (500, 1_500, 44, 1_274),
      // Longer than the room: the end that is nearer.
      (500, 100, 450, 280), (500, 800, 600, 780),
      // Outside the content.
      (500, -400, 10, -20), (500, 5_000, 10, 1_730), (500, 1_990, 400, 1_730),
      // From beyond an end: what is in sight stays there.
      (-60, 0, 40, -60), (-60, 300, 10, 40),
    ])
  func smallestWay(offset: Double, y: Double, height: Double, target: Double) {
    let stage = stage(offset: offset)

    stage.scroll.scrollRectToVisible(
      CGRect(x: 0, y: y, width: 200, height: height), animated: false)

    #expect(stage.y == target)
    #expect(stage.log.offsets == (offset == target ? [] : [target]))
  }

  @Test("goes there little by little when it is animated (F18)")
  func animated() {
    let stage = stage(offset: 500)

    stage.perform {
      $0.scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 9, height: 9), animated: true)
    }
    #expect(stage.y == 500)
    stage.advance(by: 0.15)
    #expect(agree(stage.drawnY, 290, within: 0.2))
    stage.settle()

    #expect(stage.y == 80)
    #expect(stage.log.story == [.didScroll, .didEndScrollingAnimation])
  }

  @Test("stays for a rectangle that is nowhere")
  func nowhere() {
    let stage = stage(offset: 500)

    stage.scroll.scrollRectToVisible(.null, animated: false)
    stage.scroll.scrollRectToVisible(
      CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: true)

    #expect(stage.y == 500)
    #expect(stage.log.entries.isEmpty)
  }
}
