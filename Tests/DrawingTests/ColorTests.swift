import Drawing
import Foundation
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("round halves up: a half becomes 128 (F55)")
  func bytes() {
    #expect(Color.orange.bytes == (255, 128, 0, 255))
    #expect(Color.gray.bytes == (128, 128, 128, 255))
    #expect(Color.darkGray.bytes == (85, 85, 85, 255))
    #expect(Color.lightGray.bytes == (170, 170, 170, 255))
    #expect(Color.brown.bytes == (153, 102, 51, 255))
    #expect(Color.clear.bytes == (0, 0, 0, 0))
  }

  @Test("keep the bytes they were made of")
  func roundTrip() {
    for byte in UInt8.min...UInt8.max {
      #expect(Color(bytes: byte, 0, 255, alpha: byte).bytes == (byte, 0, 255, byte))
    }
  }

  @Test("are printed as hexadecimal, with alpha when not opaque")
  func description() {
    #expect(Color.orange.description == "#FF8000")
    #expect(Color.orange.withAlpha(0.5).description == "#FF800080")
    #expect(Color(bytes: 1, 2, 10).description == "#01020A")
  }

  @Test("may be others in the dark, and are only themselves where they are not")
  func dynamic() {
    let ink = Color(light: .black, dark: .white)

    #expect(ink.resolved(for: .light) == .black)
    #expect(ink.resolved(for: .dark) == .white)
    #expect(ink.bytes == Color.black.bytes)
    #expect(ink.description == "#000000/#FFFFFF")
    #expect(ink != .black)
    #expect(ink.withAlpha(0.5).resolved(for: .light) == Color.black.withAlpha(0.5))
    #expect(ink.withAlpha(0.5).resolved(for: .dark) == Color.white.withAlpha(0.5))
    #expect(Color.red.resolved(for: .dark) == .red)
    #expect(Color(light: .red, dark: .red) == .red)
    #expect(Color(light: ink, dark: ink) == ink)
  }

  @Test("reach a canvas's marks as they are in its appearance", arguments: Appearance.allCases)
  func onCanvas(appearance: Appearance) {
    let box = CGRect(x: 0, y: 0, width: 2, height: 2)
    let color = Color(light: .clear, dark: .red)
    var canvas = Canvas(bounds: box, scale: 1, appearance: appearance)

    canvas.fill(.rectangle(box), with: color)
    canvas.draw("A", style: TextStyle(), color: color, in: box)

    let text = DisplayList.Text(string: "A", style: TextStyle(), color: .red, box: box)
    #expect(
      canvas.items == (appearance == .dark ? [.fill(.rectangle(box), .red), .text(text)] : []))
  }

  @Test("of the system are as light as their appearance wants them")
  func system() {
    for (ground, ink) in [(Appearance.light, Color.black), (.dark, .white)] {
      #expect(Color.label.resolved(for: ground) == ink)
      #expect(Color.systemBackground.resolved(for: ground) != ink)
    }
    let over: [Color] = [
      .grayIndicator, .modernIndicator, .opaqueSeparator, .separator, .disclosureIndicator,
      .scrollIndicator, .sectionHeaderBackground,
    ]
    for color in over {
      #expect(color.resolved(for: .light) != color.resolved(for: .dark), "\(color)")
      #expect(color.resolved(for: .dark).red * color.resolved(for: .dark).alpha > 0.1, "\(color)")
    }
  }

  @Test(
    "bring parts outside 0 to 1 to the nearest end",
    arguments: [
      (-1.0, UInt8(0)), (0, 0), (1, 255), (7, 255), (.infinity, 255), (-.infinity, 0), (.nan, 0),
    ])
  func outOfRange(part: Double, byte: UInt8) {
    #expect(Color(red: part, green: 0, blue: 0).bytes.red == byte)

    var changed = Color.black
    changed.green = part
    #expect(changed.bytes.green == byte)
    #expect(changed.description.count == 7)
  }
}
