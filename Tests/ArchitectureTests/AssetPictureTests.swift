import Foundation
import Testing

@Suite("Bundled pictures")
struct AssetPictureTests {
  /// `arrow.json`: one polygon in a box of `size` points, y down.
  private struct Arrow: Decodable {
    let size: [Double]
    let color: [UInt8]
    let points: [[Double]]
  }

  let images = AssetFolder("Images")

  @Test("have an arrow that is symmetric about the middle of its box")
  func arrowSymmetry() throws {
    let arrow = try decodedArrow()

    let mirrored = arrow.points.map { [arrow.size[0] - $0[0], $0[1]] }

    #expect(Set(arrow.points) == Set(mirrored))
    #expect(Set(arrow.points).count == arrow.points.count)
  }

  @Test("have an arrow inside a box of 30 by 50 points, clear of its border")
  func arrowBounds() throws {
    let arrow = try decodedArrow()

    #expect(arrow.size == [30, 50])
    #expect(arrow.points.allSatisfy { 0 < $0[0] && $0[0] < 30 && 0 < $0[1] && $0[1] < 50 })
  }

  @Test("have an arrow on half points whose tip is its lowest point")
  func arrowShape() throws {
    let arrow = try decodedArrow()

    let lowest = arrow.points.map { $0[1] }.max()

    #expect(arrow.color == [90, 90, 90])
    #expect(arrow.points.joined().allSatisfy { $0 * 2 == ($0 * 2).rounded() })
    #expect(arrow.points.filter { $0[1] == lowest }.map { $0[0] } == [15])
  }

  @Test(
    "say their size and colour type in the header",
    arguments: [
      ("arrow.png", 30, 50, 6), ("arrow@2x.png", 60, 100, 6), ("arrow@3x.png", 90, 150, 6),
      ("photo-a.png", 180, 180, 2), ("photo-b.png", 180, 180, 2),
    ])
  func pictureHeader(name: String, width: Int, height: Int, colorType: UInt8) throws {
    let bytes = try images.bytes(of: name)

    try #require(bytes.count > 33)

    #expect(Array(bytes[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bigEndian(bytes[16..<20]) == width)
    #expect(bigEndian(bytes[20..<24]) == height)
    #expect(Array(bytes[24..<29]) == [8, colorType, 0, 0, 0])
  }

  private func decodedArrow() throws -> Arrow {
    let data = Data(try images.bytes(of: "arrow.json"))
    let arrow = try JSONDecoder().decode(Arrow.self, from: data)
    try #require(arrow.size.count == 2)
    try #require(arrow.points.count >= 3 && arrow.points.allSatisfy { $0.count == 2 })
    return arrow
  }

  private func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
