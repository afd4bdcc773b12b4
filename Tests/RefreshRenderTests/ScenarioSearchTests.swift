import Foundation
import TestSupport
import Testing

@testable import RefreshRender

@Suite("The search for scenarios")
struct ScenarioSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func paths(_ search: ScenarioSearch) -> [String] {
    search.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test("takes named files as they are, in their order")
  func namedFiles() throws {
    let files = try ["b.yaml", "a.txt"].map { try folder.write("", to: $0) }

    let search = ScenarioSearch(files)

    #expect(
      search.files == [
        ScenarioFile(path: files[0], suite: "", name: "b"),
        ScenarioFile(path: files[1], suite: "", name: "a.txt"),
      ])
    #expect(search.problems == [])
  }

  @Test("finds the scenarios of a folder in the order of their bytes")
  func folders() throws {
    for name in [
      "z.yaml", "a/b.yaml", "a.yaml", "B.yaml", "a/é.yaml", "a/c/d.yaml", "notes.txt",
      "Dome.family.yaml", ".hidden.yaml", ".git/x.yaml",
    ] {
      try folder.write("", to: name)
    }

    let search = ScenarioSearch([folder.path])

    #expect(
      paths(search) == ["B.yaml", "a.yaml", "a/b.yaml", "a/c/d.yaml", "a/é.yaml", "z.yaml"])
    #expect(search.files.map(\.suite) == ["", "", "a", "a/c", "a", ""])
    #expect(search.files.map(\.name) == ["B", "a", "b", "d", "é", "z"])
    #expect(search.problems == [])
  }

  @Test("is not caught by links that lead in a circle")
  func circles() throws {
    try folder.write("", to: "a/b/x.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder("a/b/up"), withDestinationPath: folder("a"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("a/self"), withDestinationPath: folder("a/self"))

    let search = ScenarioSearch([folder.path])

    #expect(paths(search) == ["a/b/x.yaml"])
  }

  @Test("takes a file once that is reached twice")
  func reachedTwice() throws {
    let file = try folder.write("", to: "a/x.yaml")

    let search = ScenarioSearch([file, folder.path, folder("a")])

    #expect(paths(search) == ["a/x.yaml"])
  }

  @Test("says what is missing and what holds no scenario")
  func missing() throws {
    try folder.write("", to: "empty/readme.md")
    let empty = folder("empty")

    let search = ScenarioSearch([folder("no"), empty])

    #expect(search.files == [])
    #expect(
      search.problems.map(\.description) == [
        "\(folder("no")): there is no such file or folder. Check the path.",
        "\(empty): no scenario (.yaml) in this folder. Check the path.",
      ])
    #expect(search.problems.map(\.cause) == [.input, .input])
  }

  @Test("takes a folder with or without a slash at its end")
  func slash() throws {
    try folder.write("", to: "x.yaml")

    #expect(ScenarioSearch([folder.path + "/"]).files.map(\.path) == [folder("x.yaml")])
  }
}
