import Foundation
import Testing

@testable import RefreshRender

@Suite("Painting frames")
struct FramePainterTests {
  private let painter: FramePainter

  init() throws {
    painter = try FramePainter(fonts: AssetLibrary.ofProgram().fontFiles)
  }

  private func list(_ color: Color, name: String = "window") -> DisplayList {
    var root = DisplayList.Group(
      name: name, type: "View", frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    root.items = [.fill(.rectangle(root.frame), color)]
    return DisplayList(size: root.frame.size, scale: 1, root: root)
  }

  @Test("draws an equal list once")
  func equalLists() throws {
    let first = try painter.picture(of: list(.black))

    #expect(try painter.picture(of: list(.black)) === first)
  }

  @Test("takes the earlier picture for another list with the same pixels")
  func equalPixels() throws {
    let first = try painter.picture(of: list(.black, name: "one"))

    #expect(try painter.picture(of: list(.black, name: "two")) === first)
    #expect(painter.treeHash(of: list(.black, name: "one")).count == 32)
    #expect(
      painter.treeHash(of: list(.black, name: "one"))
        != painter.treeHash(of: list(.black, name: "two")))
  }

  @Test("draws again what has changed in between")
  func changed() throws {
    let first = try painter.picture(of: list(.black))
    let second = try painter.picture(of: list(.white))
    let third = try painter.picture(of: list(.black))

    #expect(first.hash != second.hash)
    #expect(first.hash == third.hash)
    #expect(first.hash == PixelHash.hexadecimal(of: first.bitmap))
    #expect(try first.png() == third.png())
  }
}
