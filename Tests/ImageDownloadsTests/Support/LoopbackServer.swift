import Foundation
import Synchronization

/// A small HTTP server on the loopback interface, whose answers a test writes byte by byte.
///
/// Each connection is served once, on a thread of its own, so that an answer may wait for the test.
final class LoopbackServer: Sendable {
  typealias Handler = @Sendable (LoopbackConnection) -> Void

  /// The port that the system has chosen.
  let port: UInt16

  private let socket: Int32
  private let log = Log()

  /// Starts a server that knows some paths; to any other it answers 404.
  init(_ handlers: [String: Handler]) throws {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    var length = size
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, size) | listen(socket, 64) | getsockname(socket, pointer, &length)
      }
    }
    guard socket >= 0, status == 0 else { throw NoSocket(reason: String(cString: strerror(errno))) }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [socket, log] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread {
          let connection = LoopbackConnection(connection)
          guard let path = connection.readPath() else { return }
          log.paths.withLock { $0.append(path) }
          (handlers[path] ?? { $0.send(.status(404)) })(connection)
        }
      }
      close(socket)
    }
  }

  // Wakes the thread that waits for connections, which closes the socket.
  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  struct NoSocket: Error {
    let reason: String
  }

  /// The address of a path.
  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The paths that were asked for, in order.
  var paths: [String] { log.paths.withLock { $0 } }

  /// What the threads write down, however long they live.
  private final class Log: Sendable {
    let paths = Mutex<[String]>([])
  }
}

/// One connection to a loopback server, closed with the last one who holds it.
final class LoopbackConnection: Sendable {
  private let socket: Int32

  init(_ socket: Int32) { self.socket = socket }

  deinit { close(socket) }

  /// The path of the request; nil if none came.
  func readPath() -> String? {
    var text = ""
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = recv(socket, &bytes, bytes.count, 0)
      guard count > 0 else { return nil }
      text += String(decoding: bytes[..<count], as: UTF8.self)
    }
    let words = text.split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  /// Sends bytes; false when the other side is gone.
  @discardableResult
  func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(
          socket, start + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Waits until the other side has gone.
  func waitForEnd() {
    var byte: UInt8 = 0
    while recv(socket, &byte, 1, 0) > 0 {}
  }

  /// Breaks the connection off instead of ending it.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}

extension Data {
  /// The head of an answer, or an answer without a body.
  static func status(_ status: Int, _ fields: [String] = [], length: Int? = 0) -> Data {
    let lines =
      ["HTTP/1.1 \(status) Because"] + fields + (length.map { ["Content-Length: \($0)"] } ?? [])
      + ["Connection: close", "", ""]
    return Data(lines.joined(separator: "\r\n").utf8)
  }

  /// A whole answer.
  static func answer(_ body: Data, type: String = "image/png") -> Data {
    status(200, ["Content-Type: \(type)"], length: body.count) + body
  }
}

/// A gate at which an answer waits until the test opens it.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let opened = Atomic(false)

  /// Whether the gate is open.
  var isOpen: Bool { opened.load(ordering: .acquiring) }

  /// Waits until the gate is open.
  func wait() {
    semaphore.wait()
    semaphore.signal()
  }

  /// Opens the gate for all who wait and will come.
  func open() {
    opened.store(true, ordering: .releasing)
    semaphore.signal()
  }
}
