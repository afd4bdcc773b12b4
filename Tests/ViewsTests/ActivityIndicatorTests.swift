import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Activity indicator")
struct ActivityIndicatorTests {
  private let window = Window(320, 568, scale: 2)
  private let spinner = ActivityIndicator(
    frame: CGRect(x: 20, y: 191, width: 30, height: 50), name: "spinner")

  init() {
    window.addSubview(spinner)
  }

  /// One tooth as it is drawn.
  private struct Tooth: Equatable {
    /// Whole degrees clockwise from twelve o'clock.
    var degrees: Int
    var alpha: Double
  }

  private func teeth() throws -> [Tooth] {
    let group = try #require(window.displayList().group("spinner"))
    return try group.items.map { item in
      guard case .fill(.transformed(_, let transform), let color) = item else {
        throw Unexpected()
      }
      let degrees = Int((transform.rotationAngle * 180 / .pi).rounded())
      return Tooth(degrees: (degrees + 360) % 360, alpha: color.alpha)
    }
  }

  private struct Unexpected: Error {}

  /// The opacities from the darkest tooth backwards (F51).
  private static let alphas = [
    1, 0.941667, 0.883333, 0.825, 0.766667, 0.708333, 0.65, 0.591667, 0.533333, 0.475, 0.416667,
    0.358333,
  ]

  @Test(
    "is darkest first at nine o'clock, then a tooth further each twelfth of a second",
    arguments: [
      (0.0, 0, 270), (0.083, 0, 270), (0.084, 1, 300), (0.17, 2, 330), (0.25, 3, 0), (0.5, 6, 90),
      (0.95, 11, 240), (0.9999, 11, 240), (1, 0, 270), (7.5, 6, 90),
    ])
  func darkestTooth(seconds: Double, step: Int, degrees: Int) throws {
    window.advance(by: 0.3)
    spinner.startAnimating()

    window.advance(by: seconds)

    let darkest = try teeth().max { $0.alpha < $1.alpha }
    #expect(spinner.step == step)
    #expect(darkest == Tooth(degrees: degrees, alpha: 1))
  }

  @Test("fades from tooth to tooth behind the darkest one (F51)", arguments: [0, 1, 6, 11])
  func fading(step: Int) throws {
    spinner.startAnimating()
    window.advance(by: Double(step) / 12 + 0.001)

    let found = try teeth()

    #expect(found.count == 12)
    for (rank, alpha) in Self.alphas.enumerated() {
      let degrees = (270 + 30 * (step - rank) + 720) % 360
      let tooth = try #require(found.first { $0.degrees == degrees })
      #expect(agree(tooth.alpha, alpha, within: 1e-6))
    }
  }

  @Test(
    "keeps its 20 by 20 picture in the middle of the frame, on whole points (F50)",
    arguments: [
      ([30.0, 50], [15.0, 25]), ([20, 20], [10, 10]), ([40, 40], [20, 20]), ([31, 21], [15, 10]),
      ([10, 10], [5, 5]),
    ])
  func box(frame: [Double], middle: [Double]) throws {
    spinner.frame.size = CGSize(width: frame[0], height: frame[1])
    spinner.startAnimating()
    let group = try #require(window.displayList().group("spinner"))

    let bounds = group.items.compactMap { item -> CGRect? in
      guard case .fill(let shape, _) = item else { return nil }
      return shape.bounds
    }

    let whole = bounds.dropFirst().reduce(bounds[0]) { $0.union($1) }
    let expected = CGRect(x: middle[0] - 10, y: middle[1] - 10, width: 20, height: 20)
    #expect(agree(whole, expected, within: 1e-9))
  }

  @Test("stands hidden until it starts, and again when it stops (F50)")
  func hiding() {
    #expect(spinner.hidesWhenStopped)
    #expect(spinner.isHidden)

    spinner.startAnimating()
    #expect(!spinner.isHidden)
    #expect(spinner.isAnimating)

    spinner.stopAnimating()
    #expect(spinner.isHidden)
    #expect(!spinner.isAnimating)
  }

  @Test("is seen while it stands still when it is told not to hide")
  func standing() throws {
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)

    spinner.startAnimating()
    window.advance(by: 0.5)
    spinner.stopAnimating()

    #expect(!spinner.isHidden)
    #expect(spinner.step == 0)
    #expect(try teeth().max { $0.alpha < $1.alpha } == Tooth(degrees: 270, alpha: 1))

    spinner.hidesWhenStopped = true
    #expect(spinner.isHidden)
  }

  @Test("goes on as it was when it is started twice, and from its first step when started anew")
  func restarting() {
    spinner.startAnimating()
    window.advance(by: 0.25)
    spinner.startAnimating()
    #expect(spinner.step == 3)

    spinner.stopAnimating()
    window.advance(by: 0.1)
    spinner.startAnimating()
    #expect(spinner.step == 0)
  }

  @Test("says its step in dumps only while it turns")
  func dump() {
    #expect(spinner.shownProperties.isEmpty)

    spinner.startAnimating()
    window.advance(by: 0.25)

    #expect(spinner.shownProperties == [DisplayList.Property("step", .number(3))])
  }

  @Test("turns exactly: every tooth is the same shape about one middle, thirty degrees on")
  func exactness() throws {
    spinner.startAnimating()
    let group = try #require(window.displayList().group("spinner"))

    for (hour, item) in group.items.enumerated() {
      guard case .fill(.transformed(_, let transform), _) = item else { throw Unexpected() }
      let exact = Transform(rotationAngle: Double(hour) * .pi / 6)
      #expect(agree(transform.a, exact.a, within: 1e-15))
      #expect(agree(transform.b, exact.b, within: 1e-15))
      #expect(transform.tx == 15)
      #expect(transform.ty == 25)
    }
  }
}
