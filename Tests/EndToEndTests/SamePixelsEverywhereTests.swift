import Foundation
import TestSupport
import Testing

@Suite("The same scenario gives the same pixels")
struct SamePixelsEverywhereTests {
  private static let scenario = Project.demoFolder.appending(path: "load-more.yaml").path

  /// The frame log of one scenario, rendered by the tool under some circumstances.
  private func log(
    _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> String {
    let output = try TemporaryFolder()
    let outcome = try BuiltTool.run(
      ["render", Self.scenario, "--format", "none", "--hash", "-o", output.url.path] + arguments,
      in: folder, environment: environment)
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    return try output.text("frames.txt")
  }

  @Test("twice in a row")
  func twice() throws {
    #expect(try log() == log())
  }

  @Test("from another folder")
  func fromAnotherFolder() throws {
    let elsewhere = try TemporaryFolder()

    #expect(try log(in: elsewhere.url) == log())
  }

  @Test("with pictures written or not")
  func withPictures() throws {
    let output = try TemporaryFolder()

    let outcome = try BuiltTool.run(["render", Self.scenario, "-o", output.url.path])

    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(try output.text("frames.txt") == log())
  }

  @Test("with any number of jobs")
  func withAnyJobs() throws {
    let folders = [try TemporaryFolder(), try TemporaryFolder()]

    for (folder, jobs) in zip(folders, ["1", "4"]) {
      let outcome = try BuiltTool.run([
        "render", Project.demoFolder.path, "--format", "none", "--hash", "--jobs", jobs,
        "-o", folder.url.path,
      ])
      #expect(outcome.exitCode == 0, "\(outcome.output)")
    }

    let logs = Project.committedLogs.filter { $0.hasPrefix("RefreshDome/") }
    for log in logs {
      let file = String(log.dropFirst("RefreshDome/".count))
      #expect(try folders[0].text(file) == folders[1].text(file))
    }
  }

  // `PANGO_LANGUAGE` is heeded whether or not a locale of that language is installed; `LANG` and
  // `LC_ALL` only where it is, so the row of the character set, which every system has, stands
  // beside them.
  @Test(
    "in a hostile environment",
    arguments: [
      ["HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent", "XDG_CACHE_HOME": "/dev/null"],
      ["LANG": "ar_EG.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "tr", "PANGO_LANGUAGE": "ja"],
      ["LC_ALL": "C", "PANGO_LANGUAGE": "zh-Hant:ar"],
      ["FONTCONFIG_FILE": "/nonexistent/fonts.conf", "FONTCONFIG_PATH": "/nonexistent"],
      [
        "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
        "HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible",
      ],
      ["TZ": "Pacific/Chatham", "PIXMAN_DISABLE": "sse2 ssse3", "SOURCE_DATE_EPOCH": "1"],
    ])
  func inHostileEnvironment(environment: [String: String]) throws {
    #expect(try log(environment: environment) == log())
  }

  @Test("with a user's own font configuration that asks for other rendering")
  func withUserFontConfiguration() throws {
    let home = try TemporaryFolder()
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
      <edit name="embolden" mode="assign"><bool>true</bool></edit></match>
      <match target="pattern"><edit name="family" mode="assign" binding="strong">
      <string>DejaVu Sans Mono</string></edit></match></fontconfig>
      """
    let file = home.url.appending(path: "fonts.conf")
    try configuration.write(to: file, atomically: true, encoding: .utf8)

    let hostile = ["FONTCONFIG_FILE": file.path, "HOME": home.url.path]

    #expect(try log(environment: hostile) == log())
  }
}
