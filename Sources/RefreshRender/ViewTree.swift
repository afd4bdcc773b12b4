public import Foundation

/// The views of one frame, each with what is to be seen of it.
public struct ViewTree: Equatable, Sendable {
  /// One view.
  public struct Node: Equatable, Sendable {
    /// The view's name on the stage, such as `list.row3`; empty when it has none.
    public let name: String

    /// The view's Swift type.
    public let type: String

    /// The frame in the enclosing view, as the model has it, in points.
    public let frame: CGRect

    /// The upright rectangle around the view in the window, as shown, in points.
    public let windowFrame: CGRect

    /// Whether the view itself is hidden.
    public let isHidden: Bool

    /// The opacity as shown, 0 to 1.
    public let alpha: Double

    /// The turn as shown, in radians, clockwise on the screen, above -pi to pi.
    public let rotation: Double

    /// What else the view tells of itself, such as `text`, `image` or `state`.
    public let properties: [DisplayList.Property]

    /// The views within, from the back to the front.
    public let children: [Node]
  }

  /// The number of the frame.
  public let frameIndex: Int

  /// The frame's time.
  public let time: Time

  /// The window.
  public let root: Node

  /// Reads the tree of a frame; cost grows with the number of views.
  public init(_ frame: Frame) {
    frameIndex = frame.index
    time = frame.time
    root = Node(frame.displayList.root)
  }

  /// Makes a tree of its parts.
  init(frameIndex: Int, time: Time, root: Node) {
    self.frameIndex = frameIndex
    self.time = time
    self.root = root
  }
}

extension ViewTree.Node {
  /// Reads a group and those within it; `outer` leads from the enclosing group to the window.
  init(_ group: DisplayList.Group, in outer: Transform = .identity) {
    let toWindow = group.transformToParent.concatenating(outer)
    name = group.name
    type = group.type
    frame = group.frame
    windowFrame = CGRect(origin: .zero, size: group.placement.size).applying(toWindow)
    isHidden = group.isHidden
    alpha = group.opacity
    rotation = group.transform.rotationAngle
    properties = group.properties
    children = group.children.map { Self($0, in: toWindow) }
  }

  /// The words of a property, nil when the view has none of that name.
  public func word(_ property: String) -> String? {
    switch properties.first(where: { $0.name == property })?.value {
    case .word(let word), .text(let word): word
    case .number(let number): number.shown
    case nil: nil
    }
  }
}
