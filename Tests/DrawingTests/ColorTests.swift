import Drawing
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
