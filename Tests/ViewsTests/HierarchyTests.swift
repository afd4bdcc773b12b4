import Foundation
import Testing

@testable import Views

@Suite("The view tree")
struct HierarchyTests {
  @Test("puts an added view in front of the others (F66)")
  func adding() {
    let parent = View("parent", [0, 0, 100, 100], [View(name: "back"), View(name: "front")])

    parent.addSubview(View(name: "new"))

    #expect(parent.subviews.map(\.name) == ["back", "front", "new"])
    #expect(parent.subviews.allSatisfy { $0.superview === parent })
  }

  @Test(
    "puts an inserted view at its place from the back, or at the nearest there is",
    arguments: [
      (-1, ["new", "a", "b"]), (0, ["new", "a", "b"]), (1, ["a", "new", "b"]),
      (2, ["a", "b", "new"]), (9, ["a", "b", "new"]),
    ])
  func inserting(index: Int, names: [String]) {
    let parent = View("parent", [0, 0, 100, 100], [View(name: "a"), View(name: "b")])

    parent.insertSubview(View(name: "new"), at: index)

    #expect(parent.subviews.map(\.name) == names)
  }

  @Test("brings a view to the front by adding it again")
  func addingAgain() {
    let back = View(name: "back")
    let parent = View("parent", [0, 0, 100, 100], [back, View(name: "front")])

    parent.addSubview(back)

    #expect(parent.subviews.map(\.name) == ["front", "back"])
    #expect(back.superview === parent)
  }

  @Test("takes a view out of its old superview when another takes it")
  func moving() {
    let child = View(name: "child")
    let old = View("old", [0, 0, 10, 10], [child])
    let new = View(name: "new")

    new.addSubview(child)

    #expect(old.subviews.isEmpty)
    #expect(child.superview === new)
  }

  @Test("lets a view go, and leaves one alone that stands in none")
  func removing() {
    let child = View(name: "child")
    let parent = View("parent", [0, 0, 10, 10], [child])

    child.removeFromSuperview()
    child.removeFromSuperview()

    #expect(parent.subviews.isEmpty)
    #expect(child.superview == nil)
  }

  @Test("knows the views above a view, itself included")
  func descendants() {
    let leaf = View(name: "leaf")
    let branch = View("branch", [0, 0, 10, 10], [leaf])
    let root = View("root", [0, 0, 10, 10], [branch])

    #expect(leaf.isDescendant(of: root))
    #expect(leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf))
  }

  @Test("tells every view within of the window it enters and leaves, from the top down")
  func windows() {
    final class Witness: View {
      var entries: [Bool] = []
      override func didMoveToWindow() { entries.append(window != nil) }
    }
    let leaf = Witness(name: "leaf")
    let branch = View("branch", [0, 0, 10, 10], [leaf])
    let window = Window()

    window.addSubview(branch)
    window.addSubview(branch)
    branch.removeFromSuperview()

    #expect(leaf.entries == [true, false, true, false])
    #expect(leaf.window == nil)
  }

  @Test("keeps no view alive that has left it")
  func lifetime() {
    weak var gone: View?
    let parent = View(name: "parent")
    do {
      let child = View("child", [0, 0, 10, 10], [View(name: "leaf")])
      gone = child
      parent.addSubview(child)
      child.removeFromSuperview()
    }

    #expect(gone == nil)
  }
}
