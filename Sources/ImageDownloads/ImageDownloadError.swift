/// Why a picture could not be had, or not be kept.
///
/// Each case carries facts, first the picture's address; `description` makes one line of them: place,
/// fact, remedy.
public enum ImageDownloadError: Error, Equatable, Sendable {
  /// The address is none of `http` or `https` with a host.
  case unusableAddress(String)
  /// The address makes no file's name: it is empty, a dot or two, or has a zero character.
  case unusableName(String)
  /// The address makes a file's name of so many bytes, which no file system takes.
  case nameTooLong(String, bytes: Int, limit: Int)
  /// The server answered with another status than 200.
  case refused(String, status: Int)
  /// The server sent on and on.
  case tooManyRedirects(String, limit: Int)
  /// The server sent to an address that is none of `http` or `https`.
  case strayRedirect(String, to: String)
  /// What came is no PNG, whatever the server calls it.
  case noPicture(String, contentType: String?)
  /// The connection, or the picture itself, ended before its end.
  case cutOff(String, bytes: Int)
  /// More bytes came, or were announced, than are taken.
  case tooManyBytes(String, limit: Int)
  /// The picture has more pixels than are drawn.
  case tooManyPixels(String, width: Int, height: Int)
  /// The whole picture had not come after so many seconds.
  case timedOut(String, seconds: Double)
  /// No answer came; the reason is the network's.
  case unreachable(String, reason: String)
  /// So many fetches have failed, and there will be no other (L12).
  case givenUp(String, failures: Int)
  /// A file or its folder could not be written.
  case unwritable(path: String, reason: String)
}

extension ImageDownloadError: CustomStringConvertible {
  /// The error as one line: place, fact, remedy.
  public var description: String {
    switch self {
    case .unusableAddress(let url), .unusableName(let url), .nameTooLong(let url, _, _),
      .refused(let url, _), .tooManyRedirects(let url, _), .strayRedirect(let url, _),
      .noPicture(let url, _), .cutOff(let url, _), .tooManyBytes(let url, _),
      .tooManyPixels(let url, _, _), .timedOut(let url, _), .unreachable(let url, _),
      .givenUp(let url, _):
      "Image \(url.quotedForMessage): \(words)"
    case .unwritable(let path, _): "\(path): \(words)"
    }
  }

  private var words: String {
    switch self {
    case .unusableAddress, .unusableName, .nameTooLong, .strayRedirect: addressWords
    case .refused, .tooManyRedirects, .timedOut, .unreachable, .givenUp: answerWords
    case .noPicture, .cutOff, .tooManyBytes, .tooManyPixels: pictureWords
    case .unwritable(_, let reason):
      "cannot be written (\(reason)). Choose a folder that has room and is yours to write."
    }
  }

  private var addressWords: String {
    switch self {
    case .unusableName: "makes no file name. Give a whole address."
    case .nameTooLong(_, let bytes, let limit):
      "makes a file name of \(bytes) bytes. Give an address of at most \(limit)."
    case .strayRedirect(_, let target):
      "the server sends to \(target.quotedForMessage). Give an address that leads to http or https."
    default: "is no address of a host. Start it with http:// or https://."
    }
  }

  private var answerWords: String {
    switch self {
    case .refused(_, let status):
      "the server answered with status \(status), not 200. Check the address."
    case .tooManyRedirects(_, let limit):
      "the server sent on more than \(limit) times. Give the address it ends at."
    case .timedOut(_, let seconds):
      "had not come after \(seconds) s. Try again, or allow more time."
    case .givenUp(_, let failures):
      "\(failures) fetches failed, so no other is made. Mend the cause, then make a new downloader."
    case .unreachable(_, let reason):
      "no answer came (\(reason)). Check the address and the network."
    default: ""
    }
  }

  private var pictureWords: String {
    switch self {
    case .noPicture(_, let type):
      "is no PNG\(type.map { " but \($0.quotedForMessage)" } ?? ""). Give the address of a PNG."
    case .cutOff(_, let bytes):
      "ended too early, after \(bytes) bytes. Try again."
    case .tooManyBytes(_, let limit):
      "is larger than \(limit) bytes. Give a smaller picture, or allow more."
    case .tooManyPixels(_, let width, let height):
      "is \(width) x \(height) pixels. Give a smaller picture."
    default: ""
    }
  }
}

extension String {
  /// The text in quotes as one line of no great length.
  var quotedForMessage: String {
    let line = String(
      String.UnicodeScalarView(
        unicodeScalars.prefix(201).map { $0.properties.generalCategory == .control ? "?" : $0 }))
    return "'\(unicodeScalars.count > 200 ? line.dropLast() + "…" : line)'"
  }
}
