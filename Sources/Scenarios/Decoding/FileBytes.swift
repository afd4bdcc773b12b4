import Foundation
internal import YAML

/// The bytes of a file that a user names, and which may be anything.
enum FileBytes {
  /// The first bytes of a file, enough to tell that it is too large.
  ///
  /// Pipes and devices, which could keep the reader waiting for ever, are not opened.
  static func read(_ url: URL) throws(ScenarioProblem.FileFault) -> [UInt8] {
    let path = url.resolvingSymlinksInPath().path
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: path)
    } catch {
      throw FileManager.default.fileExists(atPath: path) ? .unreadable : .missing
    }
    let type = attributes[.type] as? FileAttributeType
    guard type != .typeSymbolicLink else { throw .missing }
    guard type == .typeRegular else { throw .noFile }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      return Array(try handle.read(upToCount: YAMLLimits.standard.bytes + 1) ?? Data())
    } catch {
      throw .unreadable
    }
  }
}
