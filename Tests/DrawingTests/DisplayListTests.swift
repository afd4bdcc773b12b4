import Drawing
import Foundation
import Testing

@Suite("Display lists")
struct DisplayListTests {
  private static func list() -> DisplayList {
    var arrow = DisplayList.Group(
      name: "header.arrow", type: "ArrowView", frame: CGRect(x: 33, y: 186, width: 30, height: 50))
    arrow.placement = CGRect(x: 33, y: 186.5, width: 30, height: 50)
    arrow.transform = Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    arrow.opacity = 0.25
    arrow.clips = true
    arrow.items = [
      .fill(.polygon([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]), .darkGray),
      .fill(.roundedRectangle(CGRect(x: 0, y: 0, width: 4, height: 2), cornerRadius: 1), .red),
      .fill(
        .transformed(
          .ellipse(CGRect(x: 0, y: 0, width: 4, height: 2)), Transform(translationX: 1, y: 0)),
        .black.withAlpha(0.5)),
    ]
    var label = DisplayList.Group(
      name: "", type: "Label", frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.isHidden = true
    label.properties = [DisplayList.Property("text", .text("a \"b\"")), .init("lines", .number(1))]
    let style = TextStyle(font: Font(size: 12, weight: .bold), alignment: .center)
    label.items = [
      .text(
        DisplayList.Text(
          string: "a \"b\"", style: style, color: .white,
          box: CGRect(x: 0, y: 0, width: 50, height: 20)))
    ]
    var root = DisplayList.Group(
      name: "window", type: "Window", frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    root.items = [.fill(.rectangle(root.frame), .white), .group(arrow), .group(label)]
    return DisplayList(size: CGSize(width: 320, height: 568), scale: 2, root: root)
  }

  @Test("are printed one thing a line, nested as the views are")
  func printed() {
    let expected = """
      stage (320, 568) scale 2
      window Window (0, 0, 320, 568) at (0, 0, 320, 568)
        fill rectangle (0, 0, 320, 568) #FFFFFF
        header.arrow ArrowView (33, 186, 30, 50) at (33, 186.5, 30, 50) transform \
      [-1, 0, 0, -1, 0, 0] about (0.5, 0.5) clips opacity 0.25
          fill polygon (0, 0) (1, 0) (0, 1) #555555
          fill roundedRectangle (0, 0, 4, 2) 1 #FF0000
          fill ellipse (0, 0, 4, 2) by [1, 0, 0, 1, 1, 0] #00000080
        - Label (0, 0, 50, 20) at (0, 0, 50, 20) hidden text="a \\"b\\"" lines=1
          text "a \\"b\\"" (0, 0, 50, 20) "Refresh Sans" 12 bold center byTruncatingTail lines 1 \
      #FFFFFF

      """

    #expect(Self.list().description == expected)
  }

  @Test("are equal when all that shows is")
  func equality() {
    var changed = Self.list()
    #expect(changed == Self.list())

    changed.root.items.removeLast()
    #expect(changed != Self.list())
  }

  @Test("give the groups within a group, from the back to the front")
  func children() {
    #expect(Self.list().root.children.map(\.name) == ["header.arrow", ""])
  }

  @Test("are gathered by a canvas, which leaves out what cannot be seen")
  func canvas() {
    var canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 2)

    canvas.fill(.rectangle(canvas.bounds), with: .clear)
    canvas.draw("", style: TextStyle(), color: .black, in: canvas.bounds)
    canvas.draw("words", style: TextStyle(), color: .clear, in: canvas.bounds)
    #expect(canvas.items.isEmpty)

    canvas.fill(.ellipse(canvas.bounds), with: .red)
    canvas.draw("words", style: TextStyle(), color: .black, in: canvas.bounds)
    #expect(canvas.items.count == 2)
    #expect(canvas.items[0] == .fill(.ellipse(canvas.bounds), .red))
  }

  @Test("know the bounds of their shapes")
  func bounds() {
    let square = CGRect(x: 1, y: 1, width: 2, height: 2)
    let points = [CGPoint(x: 3, y: -1), CGPoint(x: -2, y: 4), CGPoint(x: 0, y: 9)]

    #expect(Shape.ellipse(square).bounds == square)
    #expect(Shape.polygon(points).bounds == CGRect(x: -2, y: -1, width: 5, height: 10))
    #expect(Shape.polygon([]).bounds == .zero)
    #expect(Shape.polygon([CGPoint(x: 5, y: 6)]).bounds == CGRect(x: 5, y: 6, width: 0, height: 0))
    #expect(
      Shape.transformed(.rectangle(square), Transform(scaleX: 2, y: 3)).bounds
        == CGRect(x: 2, y: 3, width: 4, height: 6))
  }
}
