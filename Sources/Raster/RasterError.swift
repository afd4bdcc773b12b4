internal import Drawing

/// Why a picture could not be made, read or written.
///
/// Each case carries facts; `description` makes one line of them: place, fact, remedy.
public enum RasterError: Error, Equatable, Sendable {
  /// A font book was asked for without a file.
  case noFontFiles
  /// A font file is missing, unreadable, corrupt or of a kind that holds no outlines.
  case unreadableFont(path: String, reason: String)
  /// A style names a family that no given file has.
  case unknownFamily(String, found: [String])
  /// A text has a character that no given font has.
  case missingCharacter(Unicode.Scalar, text: String, found: [String])
  /// A character's glyph is not drawn by outlines: a colour bitmap, or a damaged font.
  case glyphWithoutOutline(Unicode.Scalar, text: String)
  /// A picture file is no PNG, or is damaged; the reason goes on after the name: "is cut off".
  case unreadableImage(name: String, reason: String)
  /// A picture file is larger than what is decoded.
  case imageTooLarge(name: String, pixelWidth: Int, pixelHeight: Int)
  /// A picture of this size cannot be made: it is empty, not a number, or too large.
  case unusableSize(pixelWidth: Double, pixelHeight: Double)
  /// A shape that is not an upright rectangle reaches too far from the picture to be drawn.
  case shapeTooLarge(view: String)
  /// A frame does not belong to the animation it was added to.
  case mismatchedFrame(path: String, reason: String)
  /// Cairo, or a library beside it, failed.
  case drawingFailed(CairoError)
  /// A file or folder could not be written.
  case unwritable(path: String, reason: String)
}

extension RasterError: CustomStringConvertible {
  /// The error as one line: place, fact, remedy.
  public var description: String {
    switch self {
    case .noFontFiles, .unreadableFont, .unknownFamily: return fontDescription
    case .missingCharacter, .glyphWithoutOutline: return textDescription
    case .unreadableImage, .imageTooLarge, .unusableSize: return pictureDescription
    case .shapeTooLarge(let view):
      return "View '\(view)': a shape reaches more than \(Self.farthest) pixels from the picture. "
        + "Make it smaller."
    case .mismatchedFrame(let path, let reason):
      return
        "\(path): \(reason). Give every frame of an animation one size and no see-through part."
    case .drawingFailed(let error):
      return
        "Drawing: \(error.operation) failed (\(error.reason)). Free memory or make the picture "
        + "smaller."
    case .unwritable(let path, let reason):
      return "\(path): cannot be written (\(reason)). Choose a folder that exists, has room and "
        + "is yours to write."
    }
  }

  private var fontDescription: String {
    switch self {
    case .unreadableFont(let path, let reason):
      return "\(path): \(reason). Give a readable TrueType or OpenType font file."
    case .unknownFamily(let family, let found):
      return "Font family '\(family)' is in none of the font files "
        + "(found: \(found.joined(separator: ", "))). Add its file or change the style."
    default:
      return "Fonts: no font file was given. Give at least one."
    }
  }

  private var textDescription: String {
    switch self {
    case .missingCharacter(let scalar, let text, let found):
      return "Text '\(Self.shortened(text))': no font has \(scalar.nameInMessage) "
        + "(looked in: \(found.joined(separator: ", "))). Add a font that has it or change the text."
    case .glyphWithoutOutline(let scalar, let text):
      return "Text '\(Self.shortened(text))': the glyph of \(scalar.nameInMessage) has no outline. "
        + "Use a font that draws it by outlines, not as a picture."
    default:
      return ""
    }
  }

  private var pictureDescription: String {
    switch self {
    case .unreadableImage(let name, let reason):
      return "Image '\(name)' \(reason). Save it again as a PNG file."
    case .imageTooLarge(let name, let width, let height):
      return "Image '\(name)' is \(width) x \(height) pixels. Make it at most "
        + "\(ImageDecoder.maximumPixelSide) pixels a side and "
        + "\(ImageDecoder.maximumPixelCount) pixels in all."
    case .unusableSize(let width, let height):
      return "Picture of \(width.shown) x \(height.shown) pixels cannot be made. Choose 1 to "
        + "\(PictureLimits.maximumPixelSide) pixels a side and at most "
        + "\(PictureLimits.maximumPixelCount) in all."
    default:
      return ""
    }
  }

  private static let farthest = PictureLimits.farthestPixel

  private static func shortened(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
