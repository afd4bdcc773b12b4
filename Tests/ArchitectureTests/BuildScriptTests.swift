import Foundation
import Testing

/// A folder of made-up commands that a script finds instead of the machine's.
private final class MadeUpCommands {
  private let folder = NSTemporaryDirectory() + "refreshrender-\(UUID().uuidString)"

  /// What scripts need of the machine itself.
  private static let real = ["sh", "echo", "sed", "head", "grep", "id"]

  init(_ commands: [String: String]) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in Self.real where commands[name] == nil {
      let place = ["/usr/bin/", "/bin/"].first {
        FileManager.default.isExecutableFile(atPath: $0 + name)
      }
      guard let place else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: place + name)
    }
    for (name, script) in commands {
      let path = "\(folder)/\(name)"
      try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs one of the project's scripts; its output and its messages come together.
  func run(_ script: String) throws -> (code: Int32, output: String) {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [root.appending(path: ".ci").appending(path: script).path]
    process.environment = ["PATH": folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

@Suite("The script that installs packages")
struct InstallPackagesTests {
  /// Two of the six libraries are missing.
  private let twoMissing = "case $2 in spng|libxxhash) exit 1;; esac"
  private let apt = "echo apt-get \"$@\""

  @Test("says and does nothing when nothing is missing")
  func nothingMissing() throws {
    let commands = try MadeUpCommands([
      "pkg-config": "exit 0", "apt-get": "echo touched", "sudo": "echo touched",
    ])

    let end = try commands.run("install-packages")

    #expect(end.code == 0)
    #expect(end.output == "")
  }

  @Test("installs what is missing as root")
  func asRoot() throws {
    let commands = try MadeUpCommands([
      "pkg-config": twoMissing, "apt-get": apt, "id": "echo 0", "sudo": "echo sudo; exit 1",
    ])

    let end = try commands.run("install-packages")

    #expect(end.code == 0)
    #expect(
      end.output == """
        Installing system packages: libxxhash-dev libspng-dev
        apt-get -o DPkg::Lock::Timeout=300 update
        apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends libxxhash-dev \
        libspng-dev

        """)
  }

  @Test("uses sudo without root")
  func withSudo() throws {
    let commands = try MadeUpCommands([
      "pkg-config": twoMissing, "apt-get": apt, "id": "echo 1000", "sudo": "echo sudo; exec \"$@\"",
    ])

    let end = try commands.run("install-packages")

    #expect(end.code == 0)
    #expect(end.output.components(separatedBy: "sudo\napt-get").count == 3)
  }

  @Test("names the packages and stops without root and sudo")
  func withoutSudo() throws {
    let commands = try MadeUpCommands([
      "pkg-config": twoMissing, "apt-get": apt, "id": "echo 1000",
    ])

    let end = try commands.run("install-packages")

    #expect(end.code == 1)
    #expect(
      end.output
        == "Missing system packages: libxxhash-dev libspng-dev. Installing them needs root and "
        + "there is no sudo; run as root: apt-get install libxxhash-dev libspng-dev\n")
  }

  @Test("names the packages and stops where there is no apt")
  func withoutApt() throws {
    let commands = try MadeUpCommands(["pkg-config": twoMissing, "id": "echo 0"])

    let end = try commands.run("install-packages")

    #expect(end.code == 1)
    #expect(
      end.output
        == "Missing system packages (Debian's names): libxxhash-dev libspng-dev. There is no "
        + "apt-get here; install them with your system's package manager, then try again.\n")
  }

  @Test("asks dpkg where there is no pkg-config, and installs that too")
  func withoutPkgConfig() throws {
    let commands = try MadeUpCommands([
      "dpkg-query":
        "case $3 in libyaml-dev) exit 1;; *) echo 'install ok installed';; esac",
      "id": "echo 0",
    ])

    let end = try commands.run("install-packages")

    #expect(end.output.contains(": pkg-config libyaml-dev. There is no apt-get"))
  }

  @Test("says so when packages cannot be installed")
  func failing() throws {
    let commands = try MadeUpCommands([
      "pkg-config": twoMissing, "apt-get": "exit 100", "id": "echo 0",
    ])

    let end = try commands.run("install-packages")

    #expect(end.code == 1)
    #expect(end.output.contains("could not be installed: libxxhash-dev libspng-dev."))
  }
}

@Suite("The script that checks the toolchain")
struct CheckToolchainTests {
  private static let remedy =
    "Install Swift 6 or later (https://www.swift.org/install/linux/) and put it on the PATH.\n"

  @Test(
    "is content with Swift 6 and later",
    arguments: ["Swift version 6.0 (swift-6.0-RELEASE)", "Apple Swift version 10.1.2 (x)"])
  func content(version: String) throws {
    let commands = try MadeUpCommands(["swift": "echo '\(version)'"])

    let end = try commands.run("check-toolchain")

    #expect(end.code == 0)
    #expect(end.output == "")
  }

  @Test(
    "names what is wrong in one line",
    arguments: [
      ("echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'", "Swift 5.10.1 is too old. "),
      ("exit 1", "'swift --version' does not tell a version. "),
      (nil, "There is no Swift toolchain. "),
    ])
  func names(swift: String?, fact: String) throws {
    let commands = try MadeUpCommands(swift.map { ["swift": $0] } ?? [:])

    let end = try commands.run("check-toolchain")

    #expect(end.code == 1)
    #expect(end.output == fact + Self.remedy)
  }
}
