import Foundation
import Motion
import RefreshPanels
import Testing

@testable import Scenarios

@Suite("The example of the scenario format")
struct DecodingFormatTests {
  private static let example = """
    title: Pull down past 60 pt, release, data after 1 s
    stage:
      device: iPhone 5s              # or a size, a scale, a safe area, a status bar
      appearance: light
      locale: zh-Hans
      textSize: 1.0
      now: "2014-10-16T09:05:00+08:00"
    list:
      frame: belowStatusBar
      rowHeight: 60
      rows: 15
      title: NibBi
      image: photo-a.png
      contentInset: { top: 0, bottom: 0 }
    panels:
      family: RefreshDome
      behaviour: corrected
      header: {}
      footer: {}
    data:
      refresh: { after: 1.0, rows: 15 }
      more: { after: 1.0, append: 5 }
    events:
      - { at: 0.20, drag: { from: [160, 120], by: [0, 170], over: 0.50 } }
      - { at: 0.90, move: { by: [0, -40], over: 0.20 } }
      - { at: 1.20, release: {} }
    capture:
      fps: 60
      until: settled
      keyFrames: [{ at: 0.70, name: armed }]
    variants: { scale: [1, 2, 3], appearance: [light, dark] }
    expect:
      - { at: 0.70, header: armed, y: { below: -60 } }
      - { at: settled, header: idle, y: 0, insetTop: 0, rows: 15, actions: { refresh: 1, more: 0 } }

    """

  @Test("decodes")
  func decodes() throws {
    let scenario = try decode(Self.example)

    #expect(scenario.title == "Pull down past 60 pt, release, data after 1 s")
    #expect(scenario.stage == Stage(.iPhone5s))
    #expect(scenario.panels?.behaviour == .corrected)
    #expect(scenario.events.map(\.time) == [0.2, 0.9, 1.2].map { Time(seconds: $0) })
    #expect(
      scenario.events[1].action
        == .move(
          FingerPath(
            from: CGPoint(x: 160, y: 290), to: CGPoint(x: 160, y: 250), over: Time(seconds: 0.2))))
    #expect(
      scenario.variants.map(\.name) == [
        "1x-light", "1x-dark", "2x-light", "2x-dark", "3x-light", "3x-dark",
      ])
    #expect(scenario.expectations.count == 2)
  }
}
