import Foundation
import Testing

@Suite("Bundled assets")
struct AssetTests {
  static let fontDigests = [
    (
      "RefreshSans-Regular.otf",
      "0be1c8facaf9886ab9d7418e56f8b2a24cc5f3615d7f71d1bf7ae9dc4cd17690"
    ),
    (
      "RefreshSans-Bold.otf",
      "22bc33ebd3b9b751ce731cb1ecaa5cd9c191c6944585193eeb603ede90d260d1"
    ),
    (
      "RefreshSansNoto-Regular.ttf",
      "77ed2b37e180277f2624f525d733b64a3b7255620fd70588440b3ef67d4a4980"
    ),
    (
      "RefreshSansNoto-Bold.ttf",
      "1e18301737d14a2248f97910386b5c4f2f28c60b6ca1bc387214c8143ad87f4b"
    ),
    (
      "RefreshSansArabic-Regular.ttf",
      "9e19a3bdc93da683dd890256c6337acc483d47e3fde6ad17a055f71eea41f70e"
    ),
    (
      "RefreshSansArabic-Bold.ttf",
      "6e4862d5a47b18ed9e489588ab9afe1711ea57bf7f4cb189ed62d6b9b429af11"
    ),
  ]

  static let pictureDigests = [
    ("arrow.png", "3497d9dc77adeca681bdb440091f582bb663ced4ca226a0e1cb66dc169f52979"),
    ("arrow@2x.png", "1282b902cc7280a563ff6fb0e2cec6c55399dda10b7f10166c9e32552aa48d68"),
    ("arrow@3x.png", "3aa329af8a11934caf8d6addf58b5f7568813fa7296f93dbc88bce97595eada5"),
    ("photo-a.png", "2a56c67c9167385ca5c610759a7cc703c0abdfec3e84a6786992ce9e8afa87f2"),
    ("photo-b.png", "2af62b5afbcf07256dc9fe019693021ae92ac2ae0734d58c6ab06c737857075b"),
  ]

  let fonts = AssetFolder("Fonts")
  let images = AssetFolder("Images")

  @Test("have fonts with the pinned bytes", arguments: fontDigests)
  func fontBytes(name: String, digest: String) throws {
    #expect(SHA256.hexDigest(of: try fonts.bytes(of: name)) == digest)
  }

  @Test("have pictures with the pinned bytes", arguments: pictureDigests)
  func pictureBytes(name: String, digest: String) throws {
    #expect(SHA256.hexDigest(of: try images.bytes(of: name)) == digest)
  }

  @Test("have no font file that is not pinned")
  func fontFolder() throws {
    let beside = ["OFL.txt", "README.md", "characters.txt", "make-fonts.py"]

    #expect(try fonts.names() == Set(Self.fontDigests.map(\.0) + beside))
  }

  @Test("have no picture that is not pinned")
  func imageFolder() throws {
    let beside = ["README.md", "arrow.json", "make-images.py"]

    #expect(try images.names() == Set(Self.pictureDigests.map(\.0) + beside))
  }

  @Test(
    "carry the fonts' licence and every copyright notice",
    arguments: [
      "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007",
      "PERMISSION & CONDITIONS",
      "THE FONT SOFTWARE IS PROVIDED \"AS IS\"",
      "© 2014-2021 Adobe (http://www.adobe.com/).",
      "Copyright 2015 Google LLC. All Rights Reserved.",
      "Copyright 2015-2020 Google LLC. All Rights Reserved.",
    ])
  func licence(passage: String) throws {
    #expect(try fonts.text(of: "OFL.txt").contains(passage))
  }

  @Test("list the fonts' characters once each, in order")
  func characterOrder() throws {
    let codes = try characterCodes()

    #expect(codes.count > 5000)
    #expect(zip(codes, codes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    "list what panels cannot do without",
    arguments: [
      "\u{2026}\u{22EF}", "\u{20}\u{A0}\u{200D}\u{200F}", "下拉刷新", "鬆開", "놓으면 새로고침",
      "Їжак і ґанок, Європа", "Потяните", "اسحب للتحديث", "Łódź, Việt, naïve", "→★●",
    ])
  func essentialCharacters(text: String) throws {
    let listed = Set(try characterCodes())

    #expect(text.unicodeScalars.filter { !listed.contains($0.value) }.isEmpty)
  }

  private func characterCodes() throws -> [UInt32] {
    let lines = try fonts.text(of: "characters.txt").split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { line in
      // By scalars: a mark after the space would join it to one Character.
      let digits = line.unicodeScalars.prefix { $0 != " " }
      return try #require(UInt32(String(digits), radix: 16))
    }
  }
}
