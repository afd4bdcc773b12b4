public import Foundation

/// Everything one frame shows, as a value: nested as the views are, in points, on whole device
/// pixels.
///
/// One list is painted, hashed, printed and compared; it needs no view to be drawn again.
public struct DisplayList: Equatable, Hashable, Sendable {
  /// The size of the stage in points.
  public var size: CGSize
  /// Pixels a point that the list was laid out for.
  public var scale: CGFloat
  /// The window and all that is in it.
  public var root: Group

  /// Makes a list for a stage.
  public init(size: CGSize, scale: CGFloat, root: Group) {
    self.size = size
    self.scale = scale
    self.root = root
  }
}

extension DisplayList {
  /// One thing drawn: a mark of its own, or a view with its marks.
  public enum Item: Equatable, Hashable, Sendable {
    /// An area of one colour.
    case fill(Shape, Color)
    /// A picture, stretched to a rectangle.
    case image(Image, CGRect)
    /// Words in a box.
    case text(Text)
    /// A view within this one.
    indirect case group(Group)
  }

  /// Words in a box: the text stands in the middle of the box's height (F53).
  public struct Text: Equatable, Hashable, Sendable {
    /// The words.
    public var string: String
    /// Face, size, alignment and what happens when the box is too narrow.
    public var style: TextStyle
    /// The colour of the words.
    public var color: Color
    /// The box, in the group's points.
    public var box: CGRect

    /// Makes words in a box.
    public init(string: String, style: TextStyle, color: Color, box: CGRect) {
      self.string = string
      self.style = style
      self.color = color
      self.box = box
    }
  }

  /// A property of a view that dumps, hashes and comparisons show.
  public struct Property: Equatable, Hashable, Sendable {
    /// What the property is called, in the view's own words.
    public var name: String
    /// What it is.
    public var value: Value

    /// Makes a property.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }

    /// A property's value, by how it is printed.
    public enum Value: Equatable, Hashable, Sendable {
      /// A word of the engine's own, printed as it is; it has no blanks.
      case word(String)
      /// Words that users read, printed between quotes.
      case text(String)
      /// A number, printed with four decimals at most.
      case number(Double)
    }
  }

  /// What one view shows: where it stands, what it draws, and the views in it.
  public struct Group: Equatable, Hashable, Sendable {
    /// The view's name on the stage, such as `header.arrow`; empty when it has none.
    public var name: String
    /// The view's Swift type.
    public var type: String
    /// The view's frame among its siblings, as the model has it.
    public var frame: CGRect
    /// Where the view is drawn within the enclosing group: as presented, on whole device pixels,
    /// before `transform`.
    public var placement: CGRect
    /// A transform about `anchor`.
    public var transform: Transform
    /// The fixed point of `transform`, as a share of the placement's size.
    public var anchor: CGPoint
    /// Whether nothing is drawn outside the placement.
    public var clips: Bool
    /// How far the group is faded as a whole, 0 to 1.
    public var opacity: Double
    /// Whether the group is there but not drawn.
    public var isHidden: Bool
    /// What else there is to know about the view, in a fixed order.
    public var properties: [Property]
    /// What is drawn, from the back to the front, in points from the placement's top left corner.
    public var items: [Item]

    /// Makes a group that stands in its frame and draws nothing yet.
    public init(name: String, type: String, frame: CGRect) {
      self.name = name
      self.type = type
      self.frame = frame
      self.placement = frame
      self.transform = .identity
      self.anchor = CGPoint(x: 0.5, y: 0.5)
      self.clips = false
      self.opacity = 1
      self.isHidden = false
      self.properties = []
      self.items = []
    }

    /// The groups directly within this one, from the back to the front.
    public var children: [Group] {
      items.compactMap { item in
        guard case .group(let group) = item else { return nil }
        return group
      }
    }

    /// From points of this group's drawing to points of the enclosing one's.
    public var transformToParent: Transform {
      let place = Transform(translationX: placement.minX, y: placement.minY)
      guard !transform.isIdentity else { return place }
      let x = anchor.x * placement.width
      let y = anchor.y * placement.height
      return Transform(translationX: -x, y: -y)
        .concatenating(transform)
        .concatenating(Transform(translationX: x, y: y))
        .concatenating(place)
    }
  }
}
