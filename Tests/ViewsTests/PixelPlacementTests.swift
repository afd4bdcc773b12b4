import Drawing
import Foundation
import Testing

@testable import Views

@Suite("Places on the pixel grid")
struct PixelPlacementTests {
  private static let scales: [CGFloat] = [1, 2, 3]

  /// Whether a length in points is a whole number of pixels, but for the last bits of thirds.
  private func isOnGrid(_ length: CGFloat, _ scale: CGFloat) -> Bool {
    let pixels = length * scale
    return (pixels - pixels.rounded()).magnitude < 1e-9
  }

  @Test("puts every edge on a whole pixel, nearest to its exact place", arguments: scales)
  func edges(scale: CGFloat) throws {
    let leaf = View("leaf", [0.4, 7.77, 33.3, 41.9])
    let branch = View("branch", [10.2, 20.6, 101.3, 99.1], [leaf])
    let window = Window(320, 568, scale: scale)
    window.addSubview(branch)

    let list = window.displayList()

    for view in [branch, leaf] {
      let drawn = try #require(list.stagePlacement(view.name))
      let exact = view.convert(view.bounds, to: nil)
      for (found, wanted) in [
        (drawn.minX, exact.minX), (drawn.maxX, exact.maxX), (drawn.minY, exact.minY),
        (drawn.maxY, exact.maxY),
      ] {
        #expect(isOnGrid(found, scale))
        #expect(agree(found, wanted, within: 0.5 / scale + 1e-9))
      }
    }
  }

  @Test(
    "lets half pixels go up on both sides of zero",
    arguments: [(10.25, 10.5), (-10.25, -10), (10.24, 10), (-10.26, -10.5)])
  func halves(y: Double, drawn: Double) throws {
    let window = Window(320, 568, scale: 2)
    window.addSubview(View("view", [0, y, 10, 10]))

    let placement = try #require(window.displayList().stagePlacement("view"))

    #expect(Double(placement.minY) == drawn)
  }

  @Test("lets views that share an edge share it in the picture, however deep they stand")
  func sharedEdges() throws {
    let window = Window(320, 568, scale: 3)
    let left = View("left", [0.1, 0, 50.15, 30], [View("left.in", [0, 0, 50.15, 30])])
    let right = View("right", [50.25, 0, 60, 30], [View("right.in", [0, 0, 60, 30])])
    window.addSubview(View("row", [3.3, 5.7, 200, 30], [left, right]))

    let list = window.displayList()

    for (first, second) in [("left", "right"), ("left.in", "right.in"), ("left.in", "right")] {
      let left = try #require(list.stagePlacement(first))
      let right = try #require(list.stagePlacement(second))
      #expect(agree(left.maxX, right.minX, within: 1e-9))
    }
  }

  /// Offsets with every kind of fraction, negative ones included.
  private static let offsets: [CGFloat] =
    (0..<32).map { CGFloat($0) * 0.0625 - 1 } + (0..<27).map { CGFloat($0) / 9 - 2.05 }

  @Test(
    "never lets neighbouring rows gap or overlap, at any offset", arguments: scales,
    [60, 44, 44.25, 33.1, 43.35, 50.0 / 3, 20.05])
  func rows(scale: CGFloat, height: CGFloat) throws {
    let window = Window(320, 300, scale: scale)
    let list = ListView(frame: CGRect(x: 0, y: 20, width: 320, height: 260))
    let rows = FixedRows(100)
    list.rowHeight = height
    list.dataSource = rows
    window.addSubview(list)
    list.reloadData()

    for offset in Self.offsets {
      list.contentOffset.y = offset
      let edges = window.displayList().rowEdges
      #expect(edges.count > 3)
      for (upper, lower) in zip(edges, edges.dropFirst()) {
        #expect(
          agree(upper.upperBound, lower.lowerBound, within: 1e-9),
          "rows meet at offset \(offset)")
      }
    }
  }

  @Test("moves all rows by one way when the offset moves by a fraction", arguments: scales)
  func rigidity(scale: CGFloat) throws {
    let window = Window(320, 300, scale: scale)
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let rows = FixedRows(20)
    list.rowHeight = 60
    list.dataSource = rows
    window.addSubview(list)
    list.reloadData()

    for offset in Self.offsets {
      list.contentOffset.y = offset
      let edges = window.displayList().rowEdges

      let drawn = list.presentedContentOffset.y
      #expect(isOnGrid(drawn, scale))
      for edge in edges {
        #expect(agree(edge.upperBound - edge.lowerBound, 60, within: 1e-9))
        #expect(
          agree(
            (edge.lowerBound + drawn) / 60, ((edge.lowerBound + drawn) / 60).rounded(), within: 1e-9
          ))
      }
    }
  }

  @Test("stands on no grid within a turned view, where there is none")
  func turned() throws {
    let leaf = View("leaf", [0.3, 0.3, 10.3, 10.3])
    let turned = View("turned", [10.3, 20.3, 50.3, 50.3], [leaf])
    turned.transform = Transform(rotationAngle: 0.5)
    let window = Window(320, 568, scale: 2)
    window.addSubview(turned)

    let list = window.displayList()

    #expect(list.group("turned")?.placement == CGRect(x: 10.5, y: 20.5, width: 50, height: 50))
    #expect(
      agree(
        try #require(list.group("leaf")).placement,
        CGRect(x: 0.3, y: 0.3, width: 10.3, height: 10.3), within: 1e-12))
  }
}

extension DisplayList {
  /// Upper and lower edges of the rows in the list's points, from the top down.
  fileprivate var rowEdges: [ClosedRange<CGFloat>] {
    let list = group("list")
    let rows = list?.children.filter { $0.type == "ListCell" } ?? []
    return rows.map { $0.placement.minY...$0.placement.maxY }
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}
