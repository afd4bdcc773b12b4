import Testing

@testable import RefreshRender

@Suite("Where runs are written")
struct RunPlanTests {
  private func scenario(_ path: String, suite: String = "", variants: String = "") throws
    -> LoadedScenario
  {
    let text = smallScenario + (variants.isEmpty ? "" : "variants: \(variants)\n")
    let name = path.split(separator: "/").last.map { String($0.dropLast(5)) } ?? ""
    return LoadedScenario(
      try Scenario(decoding: Array(text.utf8), file: path),
      images: [:], file: ScenarioFile(path: path, suite: suite, name: name))
  }

  private func folders(
    _ scenarios: [LoadedScenario], fileCount: Int? = nil, out: String? = nil, scale: Int? = nil
  ) -> [String] {
    RunPlan(
      scenarios, fileCount: fileCount ?? scenarios.count,
      overrides: ScenarioRun.Overrides(scale: scale), outputFolder: out
    ).runs.map(\.folder)
  }

  @Test("is the output folder itself for one file with one run")
  func oneRun() throws {
    let scenario = try scenario("x/pull.yaml", suite: "dome")

    #expect(folders([scenario]) == ["out/pull"])
    #expect(folders([scenario], out: "shots") == ["shots"])
  }

  @Test("has a folder a variant when a file has several runs")
  func variants() throws {
    let scenario = try scenario("pull.yaml", variants: "{ scale: [1, 2] }")

    #expect(folders([scenario]) == ["out/pull/1x", "out/pull/2x"])
    #expect(folders([scenario], out: "/a/b") == ["/a/b/pull/1x", "/a/b/pull/2x"])
    #expect(folders([scenario], out: "shots/") == ["shots/pull/1x", "shots/pull/2x"])
  }

  @Test("is one again when an override makes the variants alike")
  func variantsMadeAlike() throws {
    let scenario = try scenario("pull.yaml", variants: "{ scale: [1, 2] }")

    #expect(folders([scenario], out: "shots", scale: 3) == ["shots"])
  }

  @Test("has suite, scenario and variant when there are several files")
  func severalFiles() throws {
    let scenarios = [
      try scenario("s/dome/a.yaml", suite: "dome"), try scenario("s/b.yaml"),
    ]

    #expect(folders(scenarios, out: "shots") == ["shots/dome/a/default", "shots/b/default"])
  }

  @Test("does not move when another file of the same call is broken")
  func brokenNeighbour() throws {
    #expect(folders([try scenario("a.yaml")], fileCount: 2) == ["out/a/default"])
  }

  @Test("is never that of another file")
  func collision() throws {
    let scenarios = [try scenario("x/a.yaml"), try scenario("y/a.yaml")]

    let plan = RunPlan(scenarios, fileCount: 2, overrides: .init(), outputFolder: nil)

    #expect(plan.runs.map(\.loaded.file.path) == ["x/a.yaml"])
    #expect(
      plan.problems.map(\.description) == [
        "y/a.yaml: would be written to out/a/default, as x/a.yaml is. Name the folder that holds "
          + "both, or render them one at a time."
      ])
    #expect(plan.problems.map(\.cause) == [.request])
  }

  @Test("holds an overriding scale to the size that a file may ask for, and goes on with others")
  func scaleTooLarge() throws {
    let large = smallScenario.replacing("size: [60, 40]", with: "size: [4096, 4096]")
    let big = LoadedScenario(
      try Scenario(decoding: Array(large.utf8), file: "big.yaml"),
      images: [:], file: ScenarioFile(path: "big.yaml", suite: "", name: "big"))
    func plan(_ scale: Int?) throws -> RunPlan {
      RunPlan(
        [big, try scenario("a.yaml")], fileCount: 2, overrides: .init(scale: scale),
        outputFolder: nil)
    }

    #expect(try plan(nil).problems.isEmpty)
    #expect(try plan(1).problems.isEmpty)
    #expect(try plan(2).runs.map(\.folder) == ["out/a/default"])
    #expect(try plan(2).problems.map(\.cause) == [.request])
    #expect(
      try plan(4).problems.map(\.description) == [
        "big.yaml: '--scale 4' makes a frame of 16384 by 16384 pixels; at most 33554432 pixels "
          + "are allowed. Choose a smaller scale."
      ])
  }

  @Test("takes a scale that makes the canvas of a turning screen too large for a mistake")
  func canvasTooLarge() throws {
    let turning =
      smallScenario.replacing("size: [60, 40]", with: "size: [4096, 1000]")
      + "events: [{ at: 0.1, rotate: portrait }]\n"
    let scenario = LoadedScenario(
      try Scenario(decoding: Array(turning.utf8), file: "turn.yaml"),
      images: [:], file: ScenarioFile(path: "turn.yaml", suite: "", name: "turn"))

    let plan = RunPlan(
      [scenario], fileCount: 1, overrides: .init(scale: 2), outputFolder: nil)

    #expect(
      plan.problems.map(\.description) == [
        "turn.yaml: '--scale 2' needs a canvas of 8192 by 8192 pixels; at most 33554432 pixels "
          + "are allowed. Choose a smaller scale."
      ])
  }
}
