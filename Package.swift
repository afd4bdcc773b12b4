// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A C library from a Debian package: one shim header and one module map under `Sources/<name>`.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  of name: String, uses dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["TestSupport"],
    resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "refreshrender",
  products: [
    .library(name: "RefreshRender", targets: ["RefreshRender"]),
    .library(name: "ImageDownloads", targets: ["ImageDownloads"]),
    .executable(name: "refreshrender", targets: ["CommandLineTool"]),
  ],
  targets: [
    // Values and time: no C, no files, no clock of the machine.
    library("Drawing"),
    library("Motion"),
    library("Views", uses: ["Drawing", "Motion"]),
    library("RefreshPanels", uses: ["Views", "Drawing", "Motion"]),

    // What an app that shows pictures from the network links besides.
    library("ImageDownloads", uses: ["Views", "Drawing"]),

    // Files in.
    system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
    library("YAML", uses: ["CYAML"]),
    library("Scenarios", uses: ["RefreshPanels", "Views", "Drawing", "Motion", "YAML"]),

    // Pixels out.
    system("CPangoCairo", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    system("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CSpng", pkgConfig: "spng", apt: "libspng-dev"),
    library("Raster", uses: ["Drawing", "CPangoCairo", "CXXHash", "CDeflate", "CSpng"]),

    // What a user links, and the tool.
    library(
      "RefreshRender",
      uses: ["Drawing", "Motion", "Views", "RefreshPanels", "YAML", "Scenarios", "Raster"]),
    .executableTarget(
      name: "CommandLineTool", dependencies: ["RefreshRender"], swiftSettings: settings),

    // Tests: one target a library, then the whole path and the rules of the architecture.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "Drawing", uses: ["Drawing"]),
    tests(of: "Motion", uses: ["Motion"]),
    tests(of: "Views", uses: ["Views", "Drawing", "Motion"]),
    tests(
      of: "RefreshPanels", uses: ["RefreshPanels", "Views", "Drawing", "Motion"],
      resources: [.copy("Resources")]),
    tests(of: "ImageDownloads", uses: ["ImageDownloads", "Views", "Drawing", "Motion"]),
    tests(of: "YAML", uses: ["YAML"]),
    tests(
      of: "Scenarios", uses: ["Scenarios", "RefreshPanels", "Views", "Drawing", "Motion", "YAML"]),
    tests(of: "Raster", uses: ["Raster", "Drawing"]),
    tests(of: "RefreshRender", uses: ["RefreshRender"]),
    tests(of: "CommandLineTool", uses: ["CommandLineTool", "RefreshRender"]),
    tests(of: "EndToEnd", uses: ["RefreshRender"]),
    tests(of: "Architecture"),
    tests(of: "TestSupport"),

    // Tests against cases of UIKit's behaviour, computed and recorded.
    tests(
      of: "UIKit", uses: ["RefreshPanels", "Views", "Drawing", "Motion", "Raster"],
      resources: [.copy("Resources")]),
  ],
  swiftLanguageModes: [.v6]
)
