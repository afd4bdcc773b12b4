import Drawing
import Foundation
import RefreshPanels
import TestSupport
import Testing

@Suite("Pictures of a panel")
struct ImageSequenceTests {
  private let sequence = ImageSequence(PictureBytes.images(4))

  @Test(
    "follow the pull, the last one from the arm distance on",
    arguments: [
      (0, 0), (0.24, 0), (0.25, 1), (0.5, 2), (0.99, 3), (1, 3), (7, 3), (-1, 0),
      (CGFloat.infinity, 3), (-.infinity, 0),
    ] as [(CGFloat, Int)])
  func pull(share: CGFloat, index: Int) {
    #expect(sequence.index(atPull: share) == index)
  }

  @Test("take a tenth of a second each and begin again")
  func loop() {
    #expect(sequence.duration == 0.4)
    let seen = [0, 0.09, 0.11, 0.25, 0.39, 0.41, 0.85].map { sequence.index(after: $0) }
    #expect(seen == [0, 0, 1, 2, 3, 0, 0])
  }

  @Test("stand still when there is one, or no time for more")
  func still() {
    #expect(ImageSequence(PictureBytes.images(1)).index(after: 3.3) == 0)
    #expect(ImageSequence(PictureBytes.images(3), duration: 0).index(after: 3.3) == 0)
    #expect(ImageSequence([]).index(after: 1) == nil)
    #expect(ImageSequence([]).index(atPull: 1) == nil)
    #expect(sequence.index(atPull: .nan) == nil)
  }

  @Test("let a panel grow to the first one's height, and what counted with its height")
  func height() throws {
    var design = try #require(PanelFamily.mjRefresh.header(.corrected))
    design.style.images = PanelImages(idle: ImageSequence(PictureBytes.images(2, side: 80)))

    let policy = design.showing(.gif).policy
    #expect([policy.height, policy.armDistance, policy.holdDistance] == [80, 80, 80])
    design.style.images = PanelImages(idle: ImageSequence(PictureBytes.images(2, side: 30)))
    #expect(design.showing(.gif).policy.height == 54)
    #expect(design.showing(.gif).style.arrow == nil)
  }
}
