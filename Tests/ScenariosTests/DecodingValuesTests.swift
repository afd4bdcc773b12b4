import Drawing
import Foundation
import Motion
import Testing
import Views
import YAML

@testable import Scenarios

@Suite("Scenario values")
struct DecodingValuesTests {
  @Test(
    "knows the screens of phones (F56)",
    arguments: [
      (Device.iPhone4s, 320, 480, 2, 20, 0), (.iPhone5, 320, 568, 2, 20, 0),
      (.iPhone5s, 320, 568, 2, 20, 0), (.iPhone6, 375, 667, 2, 20, 0),
      (.iPhone6Plus, 414, 736, 3, 20, 0), (.iPhoneX, 375, 812, 3, 44, 34),
      (.iPhone15, 393, 852, 3, 59, 34),
    ])
  func knowsDevices(
    device: Device, width: CGFloat, height: CGFloat, scale: Int, top: CGFloat, bottom: CGFloat
  ) {
    let stage = Stage(device)

    #expect(stage.size == CGSize(width: width, height: height))
    #expect(stage.scale == scale)
    #expect(stage.safeArea == EdgeInsets(top: top, bottom: bottom))
    #expect(stage.statusBar == top)
  }

  @Test(
    "names runs in a fixed order, fit for folders",
    arguments: [
      (Variant(), "default"), (Variant(scale: 2), "2x"), (Variant(textSize: 1.5), "text1.5"),
      (Variant(device: .iPhone6Plus), "iPhone6Plus"),
      (Variant(scale: 3, textSize: 1, device: .iPhoneX), "3x-text1-iPhoneX"),
      (Variant(orientation: .landscape), "landscape"),
      (Variant(scale: 2, device: .iPhone5, orientation: .portrait), "2x-iPhone5-portrait"),
      (Variant(scale: 2, appearance: .dark, locale: Language("ar")), "2x-dark-ar"),
      (
        Variant(appearance: .light, locale: Language("zh-Hans"), textSize: 2), "light-zh-Hans-text2"
      ),
    ])
  func namesVariants(variant: Variant, name: String) {
    #expect(variant.name == name)
  }

  @Test("combines varying values, each combination once")
  func combinesVariants() throws {
    let variants = try decode(fileWithEveryKey).variants

    #expect(
      variants.map(\.name) == [
        "1x-dark-ar-text1-iPhone6Plus-portrait", "1x-dark-ar-text1-iPhoneX-portrait",
        "1x-dark-ar-text1.5-iPhone6Plus-portrait", "1x-dark-ar-text1.5-iPhoneX-portrait",
        "2x-dark-ar-text1-iPhone6Plus-portrait", "2x-dark-ar-text1-iPhoneX-portrait",
        "2x-dark-ar-text1.5-iPhone6Plus-portrait", "2x-dark-ar-text1.5-iPhoneX-portrait",
      ])
  }

  @Test("lets a device bring its screen, and a scale replace the device's")
  func appliesVariant() {
    var stage = Stage(size: CGSize(width: 100, height: 200))
    stage.textSize = 2
    stage.appearance = .dark
    stage.locale = .english
    stage.startDate = stage.startDate.advanced(bySeconds: 1)

    let device = stage.applying(Variant(device: .iPhoneX))
    let both = stage.applying(
      Variant(
        scale: 1, appearance: .light, locale: .simplifiedChinese, textSize: 0.5, device: .iPhoneX))

    #expect(stage.applying(.standard) == stage)
    #expect(device.size == CGSize(width: 375, height: 812))
    #expect(device.scale == 3)
    #expect(device.safeArea.top == 44)
    #expect(device.textSize == 2)
    #expect(device.appearance == .dark)
    #expect(device.background == .black)
    #expect(device.locale == .english)
    #expect(device.startDate == stage.startDate)
    #expect(both.scale == 1)
    #expect(both.textSize == 0.5)
    #expect(both.appearance == .light)
    #expect(both.background == .white)
    #expect(both.locale == .simplifiedChinese)
    #expect(both.startDate == stage.startDate)
  }

  @Test("turns a stage as the variant says, its own or the device's, and leaves its bars")
  func turnsStage() {
    let stage = Stage(.iPhoneX).applying(Variant(orientation: .landscape))
    let phone = Stage(size: CGSize(width: 10, height: 20))
      .applying(Variant(device: .iPhone5, orientation: .landscape))
    let square = Stage(size: CGSize(width: 90, height: 90))

    #expect(stage.size == CGSize(width: 812, height: 375))
    #expect(stage.safeArea == EdgeInsets(top: 44, bottom: 34))
    #expect(stage.turned(to: .landscape) == stage)
    #expect(stage.turned(to: .portrait) == Stage(.iPhoneX))
    #expect(phone.size == CGSize(width: 568, height: 320))
    #expect(square.turned(to: .landscape) == square)
  }

  @Test("knows the canvas on which frames of both orientations fit")
  func knowsCanvas() {
    let stage = Stage(size: CGSize(width: 30, height: 40.5))

    #expect(stage.canvas(turningTo: []) == stage.size)
    #expect(stage.canvas(turningTo: [.portrait]) == stage.size)
    #expect(
      stage.canvas(turningTo: [.portrait, .landscape]) == CGSize(width: 40.5, height: 40.5))
    #expect(stage.pixels(of: stage.size).width == 60)
    #expect(stage.pixels(of: stage.size).height == 82)
  }

  @Test("puts the list below the higher of status bar and safe area")
  func placesList() {
    let phone = Stage(.iPhoneX)
    let small = Stage(size: CGSize(width: 320, height: 1024))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(
      ListFrame.belowStatusBar.rect(on: phone) == CGRect(x: 0, y: 44, width: 375, height: 768))
    #expect(
      ListFrame.belowStatusBar.rect(on: small) == CGRect(x: 0, y: 20, width: 320, height: 1004))
    #expect(ListFrame.screen.rect(on: small) == CGRect(x: 0, y: 0, width: 320, height: 1024))
    #expect(ListFrame.rect(rect).rect(on: phone) == rect)
  }

  @Test("puts the row's number into its title")
  func titlesRows() {
    let row = RowDescription(title: Located("{row}: row {row}", at: .start))

    #expect(row.title(ofRow: 0) == "0: row 0")
    #expect(row.title(ofRow: 12) == "12: row 12")
    #expect(RowDescription().title(ofRow: 1) == nil)
  }

  @Test(
    "tests numbers exactly to 0.01, or as told",
    arguments: [
      (NumberTest.equal(60), 60.01, true), (.equal(60), 60.011, false), (.equal(60), 59.99, true),
      (.below(-60), -60, false), (.below(-60), -60.1, true), (.above(0), 0, false),
      (.above(0), 0.1, true), (.near(10, within: 2), 12, true), (.near(10, within: 2), 12.1, false),
      (.equal(0), .nan, false),
    ])
  func testsNumbers(test: NumberTest, number: Double, isAccepted: Bool) {
    #expect(test.accepts(number) == isAccepted)
  }

  @Test(
    "finds the name that was meant",
    arguments: [
      ("darg", "drag"), ("Drag", "drag"), ("relase", "release"), ("fps", "fps"),
      ("contentinset", nil),
      ("tpa", "tap"), ("", nil), ("xyz", nil), ("scroll", "scrollTo"),
    ] as [(String, String?)])
  func findsNearest(name: String, nearest: String?) {
    let known = ["drag", "move", "release", "fling", "tap", "fps", "scrollTo"]

    #expect(NearestName.nearest(to: name, among: known) == nearest)
  }

  @Test("seeks no nearest name for endless ones")
  func ignoresLongNames() {
    let name = String(repeating: "x", count: 1 << 20)

    #expect(NearestName.nearest(to: name, among: [name]) == nil)
  }

  @Test(
    "writes numbers as people do",
    arguments: [
      (60, "60"), (0.7, "0.7"), (-40.25, "-40.25"), (0, "0"), (-0.0000001, "0"),
      (1e9, "1000000000"),
      (1.0 / 3, "0.333333"), (100, "100"),
    ] as [(Double, String)])
  func writesNumbers(number: Double, text: String) {
    #expect(NumberText(number).description == text)
  }
}
