import Drawing
import Foundation
import Motion
import Testing
import Views

@testable import RefreshPanels

@Suite("The parts of a panel over time")
struct StatusContentTests {
  private func stage(
    _ family: PanelFamily, _ behaviour: Behaviour = .corrected,
    changing change: (inout PanelDesign) -> Void = { _ in }
  ) throws -> PanelStage {
    var design = try #require(family.header(behaviour))
    change(&design)
    let footer = family.footer(behaviour) ?? design
    return PanelStage(
      header: RefreshHeader(policy: design.policy, style: design.style),
      footer: .footer(policy: footer.policy, style: footer.style))
  }

  private func content(_ panel: RefreshPanel) throws -> StatusContent {
    try #require(panel.content as? StatusContent)
  }

  /// Pulls the header to 100 points, lets go and comes to the hold.
  private func refresh(_ stage: PanelStage) {
    stage.pull(to: -110)
    stage.release()
    stage.settle()
  }

  // MARK: - Arrow

  @Test("MJRefresh's header arrow turns counter-clockwise as it arms, the footer's clockwise")
  func arrowDirection() throws {
    let stage = try stage(.mjRefresh)
    let arrow = try #require(try content(stage.header).arrow)
    stage.pull(to: -53)
    stage.pullOn(to: -60, over: 0.02)

    let angles = stage.frames(10) { _ in arrow.presentedTransform.rotationAngle }
    #expect(angles.dropFirst().allSatisfy { $0 < 0 })
    stage.advance(by: 0.3)
    #expect(abs(arrow.presentedTransform.rotationAngle - (0.000001 - .pi)) < 1e-9)

    let footer = try #require(PanelFamily.mjRefresh.footer(.corrected)?.style.arrow)
    #expect(footer.restingAngle == 0.000001 - .pi)
    #expect(footer.armedAngle == 0)
  }

  @Test(
    "turns as long as each family has it",
    arguments: [
      ("RefreshDome", 0.2), ("Pull2Refresh", 0.18), ("MJRefresh", 0.25), ("EGO", 0.18),
      ("SVPullToRefresh", 0.2),
    ])
  func turnDuration(name: String, seconds: Double) throws {
    let stage = try stage(try #require(PanelFamily.named(name)))
    let arrow = try #require(try content(stage.header).arrow)
    stage.pull(to: -50)
    stage.pullOn(to: -90, over: 0.02)
    let start = stage.now
    var end = start
    while arrow.presentedTransform != arrow.transform, stage.now < start + 1 {
      stage.advance(by: 0.001)
      end = stage.now
    }
    // The crossing lies within the 0.02 s of the last movement.
    #expect(end - start <= seconds && end - start > seconds - 0.025)
  }

  @Test(
    "an arrow is back at once as the panel closes, not turned back",
    arguments: [
      "RefreshDome", "Pull2Refresh", "EGO",
    ])
  func arrowReturn(name: String) throws {
    let stage = try stage(try #require(PanelFamily.named(name)))
    let content = try content(stage.header)
    refresh(stage)
    #expect(content.arrow?.isHidden == true)

    stage.answer(stage.header, rows: 15)
    #expect(content.arrow?.isHidden == false)
    #expect(content.arrow?.presentedTransform.isIdentity == true)
    #expect(content.spinner?.isHidden == true)
  }

  @Test("an arrow that nothing takes the place of stays turned until the panel has closed")
  func lastingArrow() throws {
    let stage = try stage(.mjRefresh) { $0.style.spinner = nil }
    let arrow = try #require(try content(stage.header).arrow)
    refresh(stage)
    #expect(!arrow.isHidden && !arrow.transform.isIdentity)
    stage.answer(stage.header, rows: 15)
    stage.advance(by: 0.3)
    #expect(!arrow.presentedTransform.isIdentity)
    stage.settle()
    #expect(arrow.transform.isIdentity)
  }

  // MARK: - Spinner

  @Test("MJRefresh's spinner fades over the way back, then the arrow comes")
  func spinnerFade() throws {
    let stage = try stage(.mjRefresh)
    let content = try content(stage.header)
    refresh(stage)
    stage.answer(stage.header, rows: 15)

    let frames = stage.frames(26) { _ in
      (content.spinner?.presentedAlpha ?? -1, content.spinner?.isHidden, content.arrow?.isHidden)
    }
    // Ease-in-out over 0.4 s: 24 frames, half way after 12.
    #expect(frames[0].0 == 1)
    #expect(abs(frames[12].0 - 0.5) < 0.001)
    #expect(abs(frames[6].0 - (1 - 0.1292)) < 0.001)
    #expect(zip(frames.prefix(24), frames.prefix(24).dropFirst()).allSatisfy { $0.0 >= $1.0 })
    #expect(frames.prefix(24).allSatisfy { $0.1 == false && $0.2 == true })
    #expect(frames[25].1 == true && frames[25].2 == false)
    #expect(content.spinner?.alpha == 1)
  }

  @Test("a panel taken away at work shows its arrow and no spinner when it is back")
  func detachedAtWork() throws {
    let stage = try stage(.mjRefresh)
    let content = try content(stage.header)
    refresh(stage)
    stage.perform { $0.header.detach() }
    stage.perform { $0.header.attach(to: $0.list) }

    #expect(content.arrow?.isHidden == false)
    #expect(content.spinner?.isHidden == true)
    #expect(content.text == "Pull down to refresh")
  }

  @Test(
    "a faithful arrow of SVPullToRefresh fades while the spinner turns, a corrected one is gone")
  func fadingArrow() throws {
    for (behaviour, isFading) in [(Behaviour.faithful, true), (.corrected, false)] {
      let stage = try stage(.svPullToRefresh, behaviour)
      let arrow = try #require(try content(stage.header).arrow)
      stage.perform { $0.header.beginRefreshing() }
      let seen = stage.frames(12) { _ in !arrow.isHidden && arrow.presentedAlpha > 0 }
      #expect(seen[6] == isFading)
      stage.advance(by: 0.3)
      #expect(arrow.isHidden || arrow.presentedAlpha == 0)
    }
  }

  @Test("UIKit's spinner is as opaque as the pull is far, then turns, then fades")
  func spinnerFollows() throws {
    let stage = try stage(.uiRefreshControl)
    let spinner = try #require(try content(stage.header).spinner)
    #expect(spinner.isHidden)
    stage.pull(to: -50)
    #expect(abs(spinner.alpha - 0.5) < 0.01)
    #expect(!spinner.isHidden && !spinner.isAnimating)

    stage.pullOn(to: -101)
    #expect(spinner.alpha == 1 && spinner.isAnimating)
    stage.release()
    stage.settle()
    stage.answer(stage.header, rows: 15)
    let alphas = stage.frames(16) { _ in spinner.presentedAlpha }
    #expect(alphas[0] == 1 && alphas[7] < 0.6 && alphas[15] == 0)
    #expect(spinner.isHidden)
  }

  // MARK: - Opacity

  @Test("with automatic alpha a panel is as opaque as its pull is far, and fades as it closes")
  func automaticAlpha() throws {
    let stage = try stage(.mjRefresh) { $0.style.opacity = .followsPull }
    stage.pull(to: -27)
    #expect(abs(stage.header.alpha - 0.5) < 0.01)
    stage.pullOn(to: -90)
    #expect(stage.header.alpha == 1)
    stage.release()
    stage.settle()
    #expect(stage.header.presentedAlpha == 1)

    stage.answer(stage.header, rows: 15)
    let alphas = stage.frames(25) { $0.header.presentedAlpha }
    #expect(alphas[0] == 1)
    #expect(abs(alphas[12] - 0.5) < 0.001)
    #expect(alphas[24] == 0)
  }

  @Test("without it a panel stays opaque")
  func noAlpha() throws {
    let stage = try stage(.mjRefresh)
    stage.pull(to: -27)
    #expect(stage.header.alpha == 1)
  }

  // MARK: - Pictures

  @Test("pictures follow the pull and play while the work goes on")
  func pictures() throws {
    let images = PictureBytes.images(4)
    let stage = try stage(.mjRefresh) { design in
      design.style.images = PanelImages(
        idle: ImageSequence(images), refreshing: ImageSequence(Array(images.suffix(2))))
      design = design.showing(.gif)
    }
    let view = try #require(try content(stage.header).image)
    stage.pull(to: -30)
    #expect(view.image?.name == "2.png")
    stage.pullOn(to: -90)
    stage.release()
    stage.settle()
    let names = stage.frames(13) { _ in view.image?.name ?? "" }
    #expect(Set(names) == ["2.png", "3.png"])
    stage.answer(stage.header, rows: 15)
    stage.settle()
    #expect(view.image?.name == "0.png")
  }

  // MARK: - Words

  @Test("words follow a change of language at once, and their icon with them")
  func liveLanguage() throws {
    let stage = try stage(.mjRefresh)
    let content = try content(stage.header)
    refresh(stage)
    #expect(content.text == "Loading...")
    let before = content.spinner?.center.x
    stage.perform { $0.window.environment.locale = .simplifiedChinese }
    stage.advance(by: 0.02)
    #expect(content.text == "正在刷新数据中...")
    #expect(content.timeLabel?.text == "最后更新：无记录")
    #expect(content.spinner?.center.x != before)
  }

  @Test("the time of a refresh is kept for all headers with one key, and told in the stage's time")
  func lastUpdate() throws {
    let (first, second) = (try stage(.mjRefresh), try stage(.mjRefresh))
    let store = LastUpdateStore()
    try content(first.header).lastUpdates = store
    try content(second.header).lastUpdates = store
    refresh(first)
    first.answer(first.header, rows: 15)
    #expect(try content(first.header).timeLabel?.text == "Last update: Today 09:05")

    second.pull(to: -80)
    #expect(try content(second.header).timeLabel?.text == "Last update: Today 09:05")
  }

  @Test("a failed refresh is no update, but to a faithful panel")
  func failedUpdate() throws {
    for behaviour in Behaviour.allCases {
      let stage = try stage(.mjRefresh, behaviour)
      refresh(stage)
      stage.perform { $0.header.endRefreshing(success: false) }
      stage.settle()
      let isKept = try !content(stage.header).lastUpdates.dates.isEmpty
      #expect(isKept == (behaviour == .faithful))
    }
  }

  @Test("a program may write the time line itself")
  func ownTimeLine() throws {
    let stage = try stage(.mjRefresh)
    let content = try content(stage.header)
    content.timeText = { $0 == nil ? "never" : "some time" }
    stage.pull(to: -80)
    #expect(content.timeLabel?.text == "never")
    stage.release()
    stage.settle()
    stage.answer(stage.header, rows: 15)
    #expect(content.timeLabel?.text == "some time")
  }

  @Test("a change of language makes a faithful time line forget its own key")
  func forgottenKey() throws {
    for behaviour in Behaviour.allCases {
      let stage = try stage(.mjRefresh, behaviour) { $0.style.timeLine?.key = "mine" }
      refresh(stage)
      stage.perform { $0.window.environment.locale = .simplifiedChinese }
      stage.answer(stage.header, rows: 15)
      stage.settle()
      let keys = try content(stage.header).lastUpdates.dates.keys
      #expect(Array(keys) == [behaviour == .faithful ? LastUpdateStore.key : "mine"])
    }
  }

  @Test("words neither touch the icon nor leave the panel, at any text size and width")
  func textSizes() throws {
    for family in PanelFamily.all {
      for (width, textSize, tag) in [
        (320, 1, "en"), (320, 3, "ru"), (160, 2, "ar"), (120, 3, "zh-Hans"),
      ] {
        let stage = try stage(family)
        stage.perform { stage in
          stage.window.environment.textSize = Double(textSize)
          stage.window.environment.locale = Language(tag) ?? .english
          stage.list.frame.size.width = CGFloat(width)
          stage.header.frame.size.width = CGFloat(width)
        }
        stage.advance(by: 0.1)
        let content = try content(stage.header)
        let icons = [content.arrow?.frame, content.spinner?.frame].compactMap(\.self)
        for label in [content.label, content.timeLabel].compactMap(\.self) where label.text != "" {
          let size = label.sizeThatFits(.zero)
          let place = "\(family.name) \(width) \(textSize) \(tag): \(label.text ?? "")"
          #expect(size.height <= label.bounds.height + 1, "\(place)")
          #expect(label.frame.minX >= 0 && label.frame.maxX <= CGFloat(width) + 0.01, "\(place)")
          let drawn = min(size.width, label.bounds.width)
          let words = CGRect(
            x: label.frame.midX - drawn / 2, y: label.frame.minY, width: drawn,
            height: label.frame.height)
          #expect(icons.allSatisfy { !$0.intersects(words) }, "\(place)")
        }
      }
    }
  }
}
