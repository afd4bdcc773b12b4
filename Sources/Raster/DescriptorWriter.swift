internal import Foundation

/// Writes to an open descriptor until all is written.
package struct DescriptorWriter: Sendable {
  private let descriptor: Int32

  /// Why the system did not write.
  package struct Failure: Error, Equatable, Sendable {
    /// The system's number for the reason.
    package let code: Int32
  }

  /// Makes a writer; the descriptor stays the caller's to close.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes bytes at the descriptor's position, or at a place in the file.
  ///
  /// Waits for a reader that is slower, however often signals come between.
  package func write(_ bytes: some Collection<UInt8>, at offset: Int? = nil) throws(Failure) {
    var rest = Array(bytes)[...]
    var place = offset
    while !rest.isEmpty {
      let count = write(rest, at: place)
      if count > 0 {
        rest = rest.dropFirst(count)
        place = place.map { $0 + count }
      } else if count < 0, errno == EAGAIN {
        waitUntilWritable()
      } else if count == 0 || errno != EINTR {
        throw Failure(code: count == 0 ? EIO : errno)
      }
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>, at offset: Int?) -> Int {
    bytes.withUnsafeBytes { bytes in
      guard let offset else { return Foundation.write(descriptor, bytes.baseAddress, bytes.count) }
      return pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset))
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
