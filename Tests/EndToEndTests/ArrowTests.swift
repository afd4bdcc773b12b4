import Foundation
import RefreshRender
import Testing

@Suite("The arrow")
struct ArrowTests {
  /// `arrow.json`, of which the bundled pictures are made.
  private struct Source: Decodable {
    let size: [Double]
    let color: [UInt8]
    let points: [[Double]]
  }

  @Test("is the same polygon in the panels and in the pictures")
  func isTheSame() throws {
    let url = Project.root.appending(path: "Assets/Images/arrow.json")

    let source = try JSONDecoder().decode(Source.self, from: Data(contentsOf: url))

    #expect(ArrowView.points.map { [Double($0.x), Double($0.y)] } == source.points)
    #expect([Double(ArrowView.size.width), Double(ArrowView.size.height)] == source.size)
    let bytes = ArrowView.color.bytes
    #expect([bytes.red, bytes.green, bytes.blue] == source.color)
    #expect(bytes.alpha == 255)
  }
}
