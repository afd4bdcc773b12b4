import Foundation
import Testing

@testable import Views

/// A view that notes when it is laid out, and may do something then.
private final class LaidOutView: View {
  var notes: [String] = []
  weak var record: Record?
  var reaction: (LaidOutView) -> Void = { _ in }

  final class Record {
    var names: [String] = []
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    record?.names.append(name)
    reaction(self)
  }
}

@Suite("Layout")
struct LayoutTests {
  private let record = LaidOutView.Record()
  private let root: LaidOutView
  private let branch: LaidOutView
  private let leaf: LaidOutView

  init() {
    root = LaidOutView("root", [0, 0, 100, 100])
    branch = LaidOutView("branch", [0, 0, 50, 50])
    leaf = LaidOutView("leaf", [0, 0, 20, 20])
    root.addSubview(branch)
    branch.addSubview(leaf)
    root.layoutIfNeeded()
    for view in [root, branch, leaf] { view.record = record }
  }

  @Test("lays out superviews before the views within them")
  func order() {
    for view in [leaf, root, branch] { view.setNeedsLayout() }

    root.layoutIfNeeded()

    #expect(record.names == ["root", "branch", "leaf"])
  }

  @Test("lays out only what is marked, once")
  func marks() {
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()

    root.layoutIfNeeded()
    root.layoutIfNeeded()

    #expect(record.names == ["leaf"])
  }

  @Test("marks a view whose size has changed, and one that was added")
  func causes() {
    leaf.bounds.size.width = 30
    root.layoutIfNeeded()
    #expect(record.names == ["leaf"])

    leaf.frame.origin.x = 7
    root.layoutIfNeeded()
    #expect(record.names == ["leaf"])

    root.addSubview(leaf)
    root.layoutIfNeeded()
    #expect(record.names == ["leaf", "leaf"])
  }

  @Test("reaches a view that was marked before it was added")
  func markedBeforeAdded() {
    let late = LaidOutView("late", [0, 0, 5, 5])
    late.record = record

    leaf.addSubview(late)
    root.layoutIfNeeded()

    #expect(record.names == ["late"])
  }

  @Test("lays out from the view asked down, and leaves marks elsewhere")
  func part() {
    root.setNeedsLayout()
    leaf.setNeedsLayout()

    branch.layoutIfNeeded()
    #expect(record.names == ["leaf"])

    root.layoutIfNeeded()
    #expect(record.names == ["leaf", "root"])
  }

  @Test("goes on, up to eight rounds, while layout marks views", arguments: 1...8)
  func rounds(count: Int) {
    leaf.reaction = { leaf in
      if leaf.record?.names.count != count { leaf.setNeedsLayout() }
    }
    leaf.setNeedsLayout()

    root.layoutIfNeeded()

    #expect(record.names.count == count)
    #expect(!root.subtreeNeedsLayout)
  }

  @Test("sees a child's new size in the same round as its superview's layout")
  func sizes() {
    root.reaction = { [branch] root in branch.frame = root.bounds }
    root.bounds.size = CGSize(width: 300, height: 200)

    root.layoutIfNeeded()

    #expect(branch.frame.size == CGSize(width: 300, height: 200))
    #expect(record.names == ["root", "branch"])
  }

  @Test("stops the program when layout never comes to rest")
  func endless() async {
    await #expect(processExitsWith: .failure) {
      let view = LaidOutView("restless", [0, 0, 10, 10])
      view.reaction = { $0.setNeedsLayout() }
      view.layoutIfNeeded()
    }
  }
}
