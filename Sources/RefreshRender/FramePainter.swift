internal import Foundation

/// One frame's pixels and what is made of them, each when it is first asked for.
final class FramePicture {
  let bitmap: Bitmap

  /// The hash of the pixels; cost grows with the picture's area.
  private(set) lazy var hash = PixelHash.hexadecimal(of: bitmap)

  private let writer: PNGWriter
  private var encoded: Data?

  init(_ bitmap: Bitmap, writer: PNGWriter) {
    self.bitmap = bitmap
    self.writer = writer
  }

  /// The picture as the bytes of a PNG file.
  func png() throws -> Data {
    if let encoded { return encoded }
    let data = try writer.encode(bitmap)
    encoded = data
    return data
  }
}

/// Turns display lists into pictures and does nothing twice in a row: an equal list is not drawn
/// again, equal pixels are not encoded again.
///
/// Belongs to one thread at a time, as its renderer does.
final class FramePainter {
  let renderer: CairoRenderer
  private let writer: PNGWriter
  private var last: (list: DisplayList, picture: FramePicture)?
  private var lastTree: (list: DisplayList, hash: String)?

  init(fonts: [FontFile]) throws {
    renderer = CairoRenderer(fonts: try FontBook(files: fonts))
    writer = try PNGWriter()
  }

  /// The picture of a list; O(list) when it is that of the list before.
  func picture(of list: DisplayList) throws -> FramePicture {
    if let last, last.list == list { return last.picture }
    let bitmap = try renderer.render(list)
    let isEqual = last?.picture.bitmap == bitmap
    let picture = isEqual ? last?.picture : nil
    let result = picture ?? FramePicture(bitmap, writer: writer)
    last = (list, result)
    return result
  }

  /// The hash of a list's printed form.
  func treeHash(of list: DisplayList) -> String {
    if let lastTree, lastTree.list == list { return lastTree.hash }
    let hash = ContentHash.hexadecimal(of: list.description)
    lastTree = (list, hash)
    return hash
  }
}
