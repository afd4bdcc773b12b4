import Drawing
import Foundation
import Motion
import Testing

@testable import Views

@Suite("Painting")
struct PaintingTests {
  private let window = Window(320, 568)

  @Test("draws what stands further in front later (F66)")
  func order() {
    for (name, color) in [("a", Color.red), ("b", .green), ("c", .blue)] {
      let view = View(name, [10, 10, 50, 50], [View("in-\(name)", [0, 0, 10, 10])])
      view.backgroundColor = color
      window.addSubview(view)
    }
    window.insertSubview(window.subviews[2], at: 0)

    let list = window.displayList()

    #expect(list.root.children.map(\.name) == ["c", "a", "b"])
    #expect(list.root.children.map { $0.children.map(\.name) } == [["in-c"], ["in-a"], ["in-b"]])
  }

  @Test("draws background, own marks and views within, in this order")
  func ownMarks() throws {
    final class Dotted: View {
      override func draw(in canvas: inout Canvas) {
        canvas.fill(.ellipse(canvas.bounds), with: .red)
      }
    }
    let view = Dotted("dotted", [10, 20, 30, 40], [View("child", [1, 2, 3, 4])])
    view.backgroundColor = .orange
    window.addSubview(view)

    let group = try #require(window.displayList().group("dotted"))

    let whole = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(group.items.count == 3)
    #expect(group.items[0] == .fill(.rectangle(whole), .orange))
    #expect(group.items[1] == .fill(.ellipse(whole), .red))
    #expect(group.children.map(\.name) == ["child"])
  }

  @Test("leaves no mark for a view without background (F74)")
  func clear() throws {
    window.addSubview(View("view", [0, 0, 10, 10]))

    let group = try #require(window.displayList().group("view"))

    #expect(group.items.isEmpty)
  }

  @Test("fades a view and all within it as one picture (F68)")
  func groupOpacity() throws {
    let inner = View("inner", [0, 0, 20, 20])
    inner.alpha = 0.5
    inner.backgroundColor = .red
    let outer = View("outer", [0, 0, 40, 40], [inner])
    outer.alpha = 0.25
    window.addSubview(outer)

    let group = try #require(window.displayList().group("outer"))

    #expect(group.opacity == 0.25)
    #expect(group.find("inner")?.opacity == 0.5)
    #expect(
      group.find("inner")?.items
        == [.fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), .red)])
  }

  @Test("keeps a hidden view's place and draws nothing of it or within it (F69)")
  func hidden() throws {
    let inner = View("inner", [1, 2, 3, 4])
    inner.backgroundColor = .red
    let outer = View("outer", [10, 20, 40, 40], [inner])
    outer.backgroundColor = .blue
    outer.isHidden = true
    window.addSubview(outer)

    let group = try #require(window.displayList().group("outer"))

    #expect(group.isHidden)
    #expect(group.placement == CGRect(x: 10, y: 20, width: 40, height: 40))
    #expect(group.items == group.children.map { .group($0) })
    #expect(group.find("inner")?.items == [])
    #expect(group.find("inner")?.isHidden == false)
  }

  @Test("clips scroll views, and other views only when they are told to (F67)")
  func clipping() throws {
    let told = View("told", [0, 0, 10, 10])
    told.clipsToBounds = true
    let views = [
      told, View("plain", [0, 0, 10, 10]), ScrollView(name: "scroll"), Label(name: "label"),
    ]
    for view in views { window.addSubview(view) }

    let list = window.displayList()

    #expect(try #require(list.group("told")).clips)
    #expect(try #require(list.group("scroll")).clips)
    #expect(try !#require(list.group("plain")).clips)
    #expect(try !#require(list.group("label")).clips)
  }

  @Test("turns a view about its anchor", arguments: [[0.5, 0.5], [0, 0], [0.25, 1]])
  func anchors(anchor: [Double]) throws {
    let view = View("view", [40, 60, 20, 40])
    view.anchorPoint = CGPoint(anchor)
    view.frame = CGRect(x: 40, y: 60, width: 20, height: 40)
    view.transform = Transform(rotationAngle: .pi / 2)
    window.addSubview(view)

    let group = try #require(window.displayList().group("view"))

    #expect(group.placement == CGRect(x: 40, y: 60, width: 20, height: 40))
    #expect(group.anchor == CGPoint(anchor))
    for corner in [CGPoint.zero, CGPoint(x: 20, y: 40), CGPoint(x: 3, y: 7)] {
      let drawn = corner.applying(group.transformToParent)
      #expect(agree(drawn, view.convert(corner, to: window), within: 1e-12))
    }
  }

  @Test("shifts a view by a translation without leaving the pixel grid")
  func translation() throws {
    let view = View("view", [40, 60, 20, 40])
    view.transform = Transform(translationX: 10.3, y: -0.2)
    window.addSubview(view)

    let group = try #require(window.displayList().group("view"))

    #expect(group.transform == .identity)
    #expect(group.placement == CGRect(x: 50.5, y: 60, width: 20, height: 40))
    #expect(group.frame == view.frame)
  }

  @Test("shows what is presented, and the model's frame beside it (F34)")
  func presented() throws {
    let view = View("view", [0, 0, 20, 20])
    window.addSubview(view)
    window.animator.animate(.linear(1)) { block in
      view.setCenter(CGPoint(x: 110, y: 10), in: block)
      view.setBoundsSize(CGSize(width: 40, height: 20), in: block)
      view.setAlpha(0, in: block)
      view.setTransform(Transform(rotationAngle: .pi / 2), in: block)
    }

    window.advance(by: 0.5)
    let group = try #require(window.displayList().group("view"))

    #expect(group.placement == CGRect(x: 45, y: 0, width: 30, height: 20))
    #expect(group.opacity == 0.5)
    #expect(agree(group.transform.rotationAngle, .pi / 4, within: 1e-5))
    #expect(agree(group.frame, CGRect(x: 100, y: -10, width: 20, height: 40), within: 1e-9))
  }

  @Test("names views and their types")
  func names() throws {
    window.addSubview(Label(name: "label"))
    window.addSubview(View(name: "view"))

    let list = window.displayList()

    #expect(list.root.name == "window")
    #expect(list.group("label")?.type == "Label")
    #expect(list.group("view")?.type == "View")
    #expect(list.size == CGSize(width: 320, height: 568))
    #expect(list.scale == 2)
  }

  @Test("changes nothing: painting twice gives the same list")
  func purity() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), name: "scroll")
    scroll.contentSize = CGSize(width: 320, height: 900)
    window.addSubview(scroll)
    scroll.contentOffset.y = 33.3

    let first = window.displayList()

    #expect(window.displayList() == first)
    #expect(scroll.contentOffset.y == 33.3)
  }
}
