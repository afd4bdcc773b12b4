import Drawing
import Foundation
import RefreshPanels
import Testing
import Views

@testable import Scenarios

@Suite("The rules for every frame")
struct InvariantTests {
  /// A pull from 0.2 to 0.7 s, released at 0.9 s, answered at 1.4 s.
  private static let pull = PlayingStage.text(
    """
    data: { refresh: { after: 0.5, rows: 15 }, more: { after: 0.5, append: 5 } }
    events:
      - { at: 0.20, drag: { from: [160, 120], by: [0, 170], over: 0.50 } }
      - { at: 0.90, release: {} }

    """)

  private static let still = PlayingStage.text("capture: { until: 1 }\n")

  /// The frames of the pull at which the header is armed, open, and closing.
  private enum At {
    static let armed = 48
    static let open = 75
    static let closing = 88
    static let still = 10
    static let closed = 96
  }

  @Test("hold where nobody tampers with anything")
  func hold() throws {
    let run = try SabotagedRun(Self.pull, at: 0) { _ in }

    #expect(run.report == InvariantReport())
  }

  @Test("V1 finds words that do not follow from the state")
  func findsWords() throws {
    let run = try SabotagedRun(Self.pull, at: At.open) {
      ($0.view("header.label") as? Label)?.text = "Hello"
    }

    #expect(run.report.failures.first?.description.hasPrefix("V1 header: says \"Hello\"") == true)
  }

  @Test("V2 finds an arrow beside a spinner")
  func findsArrowAndSpinner() throws {
    let run = try SabotagedRun(Self.pull, at: At.open) { $0.view("header.arrow")?.isHidden = false }

    #expect(run.numbers == [2])
    #expect(run.report.failures.first?.frameIndex == At.open)
  }

  @Test("V3 finds a share that is left behind, or an app's inset that is lost")
  func findsShare() throws {
    let left = try SabotagedRun(Self.still, at: At.still) {
      $0.list.setContribution(EdgeInsets(top: 35), of: .header, in: nil)
    }
    let lost = try SabotagedRun(Self.still, at: At.still) {
      $0.list.setContentInset(EdgeInsets(bottom: 3), in: nil)
    }

    #expect(
      left.report.failures.contains {
        $0.description.hasPrefix("V3 header: share 35 when idle, expected 0")
      })
    #expect(
      lost.report.failures.first?.description.hasPrefix(
        "V3 list: inset (0, 0, 3, 0), expected (0, 0, 0, 0)") == true)
  }

  @Test("V4 finds a footer in a wrong place")
  func findsPlace() throws {
    let run = try SabotagedRun(Self.still, at: At.still) { $0.footer?.frame.origin.y = 880 }

    #expect(run.numbers == [4])
    #expect(
      run.report.failures.first?.description.hasPrefix("V4 footer: y 880, expected 900 (in ")
        == true)
  }

  @Test("V4 finds a panel that is not as wide as the list")
  func findsWidth() throws {
    let run = try SabotagedRun(Self.still, at: At.still) { $0.header?.frame.size.width = 300 }

    #expect(run.report.failures.first?.description.contains("width 300, expected 320") == true)
  }

  @Test("V5 finds content that rests where it may not")
  func findsRest() throws {
    let run = try SabotagedRun(Self.still, at: At.still) { $0.list.contentOffset.y = -30 }

    #expect(run.numbers.contains(5))
    #expect(
      run.report.failures.contains {
        $0.description.hasPrefix("V5 list: y -30, expected 0 to 352 at rest")
      })
  }

  @Test("V6 finds work that is started twice, or never")
  func findsActions() throws {
    let twice = try SabotagedRun(Self.pull, at: At.open) { $0.header?.action() }
    let never = try SabotagedRun(Self.pull, at: At.armed) { $0.header?.action = {} }

    #expect(twice.report.failures.first?.description.hasPrefix("V6 header: 2 actions") == true)
    #expect(
      never.report.failures.first?.description.hasPrefix("V6 header: 0 actions, expected 1")
        == true)
  }

  @Test("V7 finds rows that move for no reason")
  func findsMovedRows() throws {
    let run = try SabotagedRun(Self.still, at: At.still) { $0.list.contentOffset.y = 5 }

    #expect(run.numbers == [7])
    #expect(
      run.report.failures.first?.description
        == "V7 list.row0: y 15 on the screen, expected 20 as nothing moved it")
  }

  @Test("V7 finds content that a change moves otherwise than the rules say (F16.1)")
  func findsWrongMove() throws {
    let text = PlayingStage.text(
      "events: [{ at: 0.1, scrollTo: 352 }, { at: 0.2, setContentInset: { bottom: 40 } }]\n")
    let run = try SabotagedRun(text, at: 12) { $0.list.contentOffset.y = 392 }

    #expect(
      run.report.failures.map(\.description) == ["V7 list: y 392 after 352, expected 352"])
  }

  @Test("V8 finds content that is not as high as its rows")
  func findsHeight() throws {
    let run = try SabotagedRun(Self.still, at: At.still) { $0.list.contentSize.height = 901 }

    #expect(run.numbers.contains(8))
    #expect(
      run.report.failures.contains {
        $0.description.hasPrefix("V8 list: content 901, expected 900")
      })
  }

  @Test("V9 finds a way that goes back and forth")
  func findsDetour() throws {
    let run = try SabotagedRun(Self.pull, at: At.closing) { $0.list.contentOffset.y = -75 }

    #expect(run.numbers.contains(9))
  }

  @Test("V10 finds what a cycle leaves behind")
  func findsTrace() throws {
    let run = try SabotagedRun(Self.pull, at: At.closed) {
      $0.view("header.arrow")?.transform = Transform(rotationAngle: 1)
    }

    #expect(
      run.report.failures.map(\.description) == [
        "V10 header: arrow at 1 after the cycle, expected 0"
      ])
  }

  @Test("V11 finds room that a hidden panel keeps")
  func findsHiddenRoom() throws {
    let run = try SabotagedRun(Self.still, at: At.still) {
      $0.header?.isHidden = true
      $0.list.setContribution(EdgeInsets(top: 20), of: .header, in: nil)
    }

    #expect(run.numbers.contains(11))
  }

  @Test("V13 finds a row that touches go through")
  func findsDeafRow() throws {
    let run = try SabotagedRun(Self.still, at: 0) {
      $0.view("list.row2")?.isUserInteractionEnabled = false
    }

    #expect(
      run.report.failures.map(\.description) == [
        "V13 list.row2: a touch at (160, 170) finds list, expected list.row2"
      ])
  }

  // MARK: - Habits of faults

  /// A habit that a corrected panel does not have, and the rule that it breaks.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edge: PanelEdge
    let number: Int
    let change: @Sendable (inout RefreshPolicy) -> Void
  }

  private static let faults = [
    Fault(testDescription: "the whole inset is overwritten", edge: .top, number: 3) {
      $0.insetWriting = .absolute
    },
    Fault(testDescription: "the room is not given back", edge: .top, number: 3) {
      $0.givesRoomBack = false
    },
    Fault(testDescription: "a footer stands by formulas", edge: .bottom, number: 4) {
      $0.placement = .bySourceFormulas
    },
    Fault(testDescription: "every release starts the work again", edge: .top, number: 6) {
      $0.repetition = .everyRelease
    },
    Fault(testDescription: "work that is over starts all the same", edge: .bottom, number: 6) {
      $0.firePoint = .hold
      $0.closeDuration = 0.05
      $0.firesAfterEnd = true
    },
    Fault(testDescription: "rows change before the list learns of it", edge: .top, number: 8) {
      $0.ending = .panelBeforeRows
    },
  ]

  @Test("find habits of faults in panels that declare none", arguments: faults)
  func findsHabit(fault: Fault) throws {
    let text = """
      stage: { size: [375, 667], scale: 2, statusBar: 20 }
      list: { rowHeight: 60, rows: 15, title: Row, contentInset: { top: 30 } }
      panels: { family: RefreshDome }
      data: { refresh: { after: 0.5, rows: 12 } }
      events:
        - { at: 0.1, begin: footer }
        - { at: 0.2, end: footer }
        - { at: 0.45, scrollTo: -30 }
        - { at: 0.5, drag: { from: [160, 120], by: [0, 200], over: 0.3 } }
        - { at: 0.9, release: {} }
        - { at: 1.2, drag: { from: [160, 120], by: [0, 20], over: 0.1 } }
        - { at: 1.35, release: {} }

      """
    let right = try SabotagedRun(text, at: 0) { _ in }
    let wrong = try SabotagedRun(text, fault.edge, fault.change)

    #expect(right.numbers == [])
    #expect(wrong.numbers.contains(fault.number))
  }

  // MARK: - Exceptions

  @Test("what a family declares is counted with its reason and fails nothing (V12)")
  func countsExceptions() throws {
    let run = try SabotagedRun(Self.still, at: At.still, exceptions: ["V4": "Q6: by formula"]) {
      $0.footer?.frame.origin.y = 880
    }

    #expect(run.report.failures == [])
    #expect(
      run.report.exceptions.map(\.description) == ["V4 not held in 140 frames: Q6: by formula"])
  }

  @Test("what is declared and does not occur is not told")
  func hidesUnusedExceptions() throws {
    let run = try SabotagedRun(Self.still, at: 0, exceptions: ["V4": "Q6"]) { _ in }

    #expect(run.report == InvariantReport())
  }

  @Test("the faithful panels break the corrected ones' rules as their family says")
  func tellsFaithfulExceptions() throws {
    let faithful = try PlayingStage(
      Self.pull.replacing("behaviour: corrected", with: "behaviour: faithful"))

    #expect(faithful.invariants.failures == [])
    #expect(faithful.invariants.exceptions.map(\.number) == [1, 3, 10])
  }

  @Test("habits of a fault are found where nobody declares them")
  func findsFaults() throws {
    let text = Self.pull.replacing("behaviour: corrected", with: "behaviour: faithful")
    let run = try SabotagedRun(text, at: 0) { _ in }

    #expect(run.numbers == [1, 3, 10])
  }

  // MARK: - The places of the program's own doing

  @Test(
    "hold for what a program may do",
    arguments: [
      "{ at: 0.1, scrollTo: -40 }", "{ at: 0.1, scrollTo: 900 }, { at: 0.3, setRows: 3 }",
      "{ at: 0.1, setContentInset: { top: 30, bottom: 9 } }, { at: 0.4, begin: header }",
      "{ at: 0.1, rotate: landscape }, { at: 0.3, begin: footer }, { at: 0.8, rotate: portrait }",
      "{ at: 0.1, insertRows: { at: 0, count: 3 } }, { at: 0.2, deleteRows: { at: 1, count: 9 } }",
      "{ at: 0.1, begin: header }, { at: 0.15, hide: header }, { at: 0.3, show: header }",
      "{ at: 0.1, begin: header }, { at: 0.15, remove: header }, { at: 0.3, add: header }",
      "{ at: 0.1, begin: header }, { at: 0.12, end: header }, { at: 0.14, begin: header }",
      "{ at: 0.1, detach: {} }, { at: 0.2, setRows: 2 }, { at: 0.4, attach: {} }",
      "{ at: 0.1, scrollTo: 352 }, { at: 0.2, begin: footer }, { at: 0.3, end: footer }",
      "{ at: 0.1, scrollTo: 200, animated: true }, { at: 0.2, begin: header }",
      "{ at: 0.1, fling: { from: [160, 400], by: [0, -300], over: 0.1 } }, { at: 0.3, begin: header }",
    ], [4, 24, 60])
  func holdForPrograms(events: String, rate: Int) throws {
    let text = PlayingStage.text(
      """
      data: { refresh: { after: 0.5, rows: 12 }, more: { after: 0.5, append: 5 } }
      events: [\(events)]
      capture: { fps: \(rate), until: 3 }

      """)

    #expect(try PlayingStage(text).invariants.failures.map(\.description) == [])
  }
}
