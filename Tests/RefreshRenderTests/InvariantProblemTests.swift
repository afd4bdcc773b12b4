import Foundation
import Motion
import TestSupport
import Testing

@testable import RefreshRender
@testable import Scenarios

@Suite("Rules for every frame in reports")
struct InvariantProblemTests {
  @Test("are told with run, frame, view and numbers when they do not hold")
  func tellsFailure() {
    var failure = InvariantReport.Failure(
      number: 4, view: "footer", fact: "y 900, expected 1200", frameIndex: 74,
      time: Time.frame(74, framesPerSecond: 60))

    #expect(
      "\(RenderProblem(failure, in: "a.yaml:2x"))"
        == "a.yaml:2x frame 74, 1.2333 s: V4 footer: y 900, expected 1200")
    failure.frameCount = 3
    #expect("\(failure)" == "V4 footer: y 900, expected 1200 (in 3 frames)")
    #expect(RenderProblem(failure, in: "a.yaml:2x").cause == .expectation)
  }

  @Test("are told with their reason where a faithful family does not keep them")
  func tellsExceptions() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      list: { rows: 15 }
      panels: { family: RefreshDome, behaviour: faithful }
      data: { more: { after: 0.2, append: 5 } }
      events: [{ at: 0.1, begin: footer }]
      expect: [{ at: 0, y: 0, rows: 15 }, { at: settled, rows: 20 }]

      """, to: "a.yaml")
    var job = RenderJob(paths: [file])
    job.format = .none
    job.outputFolder = folder("out")

    let report = await job.run { _ in }

    #expect(report.worstCause == nil)
    #expect(report.runs.map(\.metExpectations) == [3])
    #expect(report.runs.first?.invariants.failures == [])
    #expect(report.runs.first?.invariants.exceptions.map(\.number).contains(4) == true)
  }
}
