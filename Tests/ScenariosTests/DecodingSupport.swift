import Testing

@testable import Scenarios

/// The least that a scenario needs, for tests of one part.
let smallestFile = "list: { rows: 15 }\n"

/// The scenario of a text; a text that is refused fails the test with its problems.
func decode(_ text: String) throws -> Scenario {
  try Scenario(decoding: Array(text.utf8), file: "pull.yaml")
}

/// The messages of a text; none when it is accepted.
func problemLines(_ text: String) -> [String] {
  problemLines(Array(text.utf8))
}

/// The messages of a file's bytes; none when they are accepted.
func problemLines(_ bytes: [UInt8]) -> [String] {
  do {
    _ = try Scenario(decoding: bytes, file: "pull.yaml")
    return []
  } catch {
    return error.lines
  }
}

/// A scenario with every key of the format that is understood.
let fileWithEveryKey = """
  title: Every key
  stage:
    device: iPhone 6 Plus
    scale: 2
    safeArea: { top: 44, bottom: 34 }
    statusBar: 20
    appearance: light
    locale: zh-Hans
    textSize: 1.5
    now: '2014-10-16T09:05:00+08:00'
  list:
    frame: [0, 20, 320, 460]
    rowHeight: 44.5
    rows: 30
    title: Row {row}
    image: photo-a.png
    contentInset: { top: 1, left: 2, bottom: 3, right: 4 }
    contentWidth: 480
    attached: true
    cellMetrics: iOS11
    fillerLines: false
    scrollIndicator: true
    insetOnRelease: glide
    releaseVelocity: standing
  panels:
    family: RefreshDome
    behaviour: faithful
    header:
      height: 251
      arm: 60
      hold: 70
      openDuration: 0.2
      closeDuration: 0.25
      curve: easeInOut
      latch: true
      fireAt: release
      texts: { idle: 下拉刷新, armed: 释放后刷新, refreshing: 正在刷新 }
      textColor: black
      background: '#FF8000'
    footer: null
  data:
    refresh:
      - { after: 1.0, rows: 20, title: B, image: photo-b.png, emptiesFirst: true }
      - { after: 0, fails: true }
    more: { after: 0.5, append: 5, title: C, image: photo-a.png, fails: false }
    trailer: { after: 0.5, rows: 3, title: D, image: photo-a.png, emptiesFirst: false }
    pageSize: 20
    mainDelay: 0.02
  events:
    - { at: 0.2, turn: 1, drag: { from: [160, 120], by: [0, 170], over: 0.5 } }
    - { at: 0.8, move: { to: [160, 250], over: 0.1 } }
    - { at: 1.0, release: {} }
    - { at: 2.0, fling: { from: [160, 400], to: [160, 100], over: 0.1 } }
    - { at: 3.0, tap: [10, 10] }
    - { at: 3.1, begin: header }
    - { at: 3.2, end: header, fails: true, noMoreData: false }
    - { at: 3.3, scrollTo: 352, animated: true }
    - { at: 3.4, setContentInset: { bottom: 40 } }
    - { at: 3.5, setRows: 20 }
    - { at: 3.6, reload: {} }
    - { at: 3.7, rotate: portrait }
    - { at: 3.8, insertRows: { at: 3, count: 2, title: D, image: photo-b.png }, animated: true }
    - { at: 3.9, deleteRows: { at: 3, count: 2 } }
    - { at: 3.9, hide: header }
    - { at: 3.9, show: header }
    - { at: 3.9, remove: header }
    - { at: 3.9, add: header }
    - { at: 3.9, detach: {} }
    - { at: 3.9, attach: {} }
    - { at: 3.9, setLocale: ru }
    - { at: 3.9, setDate: '2014-10-16T09:05:00+08:00' }
    - at: 4.0
      repeat: 2
      every: 1.0
      events: [{ at: 0.1, tap: [1, 2] }]
  capture:
    fps: 120
    until: 10
    cap: 30
    keyFrames: [{ at: 0.7, name: far-down }]
  variants:
    scale: [1, 2]
    appearance: [dark]
    locale: [ar]
    textSize: [1, 1.5]
    device: [iPhone 6 Plus, iPhone X]
    orientation: [portrait]
  expect:
    - at: 0.7
      header: armed
      y: { below: -60 }
      insetTop: { above: -1 }
      insetBottom: { near: 0, within: 0.5 }
      content: 1335
      rows: 30
      visibleRows: [0, 9]
      actions: { refresh: 0, more: 0 }
      text: { header: 释放后刷新 }
      x: 0
      insetRight: 0
      hit: [{ at: [1, 2], view: list }]
      monotonic: { key: y, from: 0, to: 1, direction: down }
      view:
        name: header.arrow
        frame: [0, 0, 30, 50]
        windowFrame: [0, 0, 30, 50]
        hidden: false
        alpha: 1
        rotation: { above: 0 }
        step: 1
        contentOffset.y: 1
        contentSize.height: 1
        inset.top: 1
        inset.bottom: 1
        type: ArrowView
        text: A
        image: B
        state: idle
    - { at: settled, header: idle }

  """

/// The keys that all panels have in common, where they can have keys of their own with these.
let everyPanelKey =
  "height: 60, arm: 0, hold: 70, ignoredInset: 0, openDuration: 1, closeDuration: 1, "
  + "resultHold: 0.5, curve: [0, 0, 1, 1], animated: true, latch: false, fireAt: crossing, "
  + "automaticAlpha: true, texts: { idle: a, armed: { en: b, zh-Hans: c }, refreshing: c, "
  + "noMore: d, done: e, failed: f }, textColor: { light: black, dark: white }, "
  + "background: { light: white, dark: black }, font: { size: 14, bold: true }, spinner: modern, "
  + "arrow: { art: EGO, color: { light: red, dark: blue }, turnDuration: 0.2, turn: clockwise }, "
  + "images: { idle: { pictures: [a.png], duration: 1 }, armed: { pictures: [b.png], duration: 1 }, "
  + "refreshing: { pictures: [c.png, d.png], duration: 1 } }"

/// All keys of all panels.
let panelsWithEveryKey =
  "  header: { \(everyPanelKey), style: gif, lastUpdated: true }\n"
  + "  footer: { \(everyPanelKey), style: auto, look: state, triggerPercent: 0.5, "
  + "triggersPerDrag: -1, automatic: false, tapToLoad: false, hiddenWhenShort: true }\n"
  + "  trailer: { \(everyPanelKey), style: normal }\n"

/// The keys that `fileWithEveryKey` cannot have beside others.
let filesWithOtherKeys = [
  "list: { rows: 1 }\nexpect:\n  - { at: 0, actions: { trailer: 1 } }\n"
    + Expectation.Quantity.allCases.map { "  - { at: 0, \($0.rawValue): { below: 1 } }\n" }.joined()
    + ViewProperty.numbers.map { "  - { at: 0, view: { name: a, \($0): { below: 1 } } }\n" }
    .joined(),
  "list: { rows: 1 }\npanels:\n  family: MJRefresh\n" + panelsWithEveryKey,
  "list: { rows: 1 }\npanels: { family: EGO, header: { font: 3, arrow: a.png, textColor: red, "
    + "images: { idle: [a.png] } } }\n",
  "list: { rows: 1, imageURL: a, placeholderRows: 10 }\ndata: { refresh: { after: 1, imageURL: b }, more: { after: 1, "
    + "imageURL: c }, images: { a: [{ after: 1, fails: true }, { after: 1, image: d.png }] }, imageCache: { a: b.png } }\n"
    + "events: [{ at: 1, insertRows: { at: 1, count: 1, imageURL: e } }]\n"
    + "expect: [{ at: 1, actions: { images: 1 } }]\n",
  "list: { imageURL: a, sections: [{ rows: 1, imageURL: b }, { items: [{ imageURL: c }] }] }\n",
  "list: { title: T, image: a.png, headerHeight: 30, sections: [{ header: A, rows: 1, title: U, "
    + "image: b.png }, { items: [{ title: V }] }] }\n",
  "stage: { size: [320, 568] }\nlist: { items: [{ title: A, image: photo-a.png }] }\n",
  "list: { rows: 1 }\npanels:\n  family: RefreshDome\n  footer: { height: 60, arm: 60, hold: 70, "
    + "openDuration: 1, closeDuration: 1, curve: [0, 0, 1, 1], latch: false, fireAt: hold, "
    + "texts: { idle: a, armed: b, refreshing: c }, textColor: clear, background: '#00000080' }\n"
    + "events: [{ at: 0, begin: footer }, { at: 0, noMore: footer }, { at: 0, reset: footer }, { at: 0, drag: { from: [0, 0], to: [1, 1], over: 1 } }, "
    + "{ at: 1, move: { by: [1, 1], over: 1 } }, "
    + "{ at: 3, setContentInset: { top: 1, left: 1, right: 1 } }]\n"
    + "data: { refresh: { after: 1 }, more: [{ after: 1, emptiesFirst: false }], pages: 2, "
    + "hideFooterWhenEmpty: true, trailer: { after: 1, fails: false } }\n"
    + "expect: [{ at: 1, footer: closing, text: { footer: a }, y: { near: 1, within: 1 } }]\n",
  "list: { rows: 1 }\ndata: { refresh: { after: 1, rows: 1, title: a, image: b.png, fails: false, "
    + "emptiesFirst: true } }\nevents: [{ at: 0, fling: { from: [1, 1], by: [1, 1], over: 1 } }]\n"
    + "expect: [{ at: 0, content: { below: 1 } }, { at: 0, content: { above: 1 } }, "
    + "{ at: 0, content: { near: 1, within: 1 } }, { at: 0, y: { above: 1 } }, "
    + "{ at: 0, insetTop: { below: 1 } }, { at: 0, rows: { below: 9 } }]\n",
]
