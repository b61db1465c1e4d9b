import Foundation
import Glibc
import Synchronization

/// The way to a server that is far away: whatever is sent arrives later, in both directions. Counts what the server
/// is asked and has to answer, and may hide an extension.
///
///     let distant = try DistantServer(before: server, delay: 0.025)
///     defer { distant.stop() }
///     … open an app on distant.display …
///
/// Usable from any thread. A server without MIT-SHM makes it as it is through ssh.
package final class DistantServer: Sendable {
  private struct State {
    /// By connection, in the order in which they were made.
    var replies: [Int] = []
    var sockets: [Int32] = []
    var isOver = false
  }

  /// The value for `DISPLAY`.
  package let display: String
  private let path: String
  private let target: String
  private let listener: Int32
  private let delay: Double
  private let hidden: [UInt8]
  private let state = Mutex(State())

  /// - Parameters:
  ///   - delay: seconds for one direction.
  ///   - hidden: the name of an extension that nobody finds.
  package init(before server: XServer, delay: Double, hiding hidden: String = "") throws {
    self.hidden = Array(hidden.utf8)
    let number = server.display.drop { $0 == ":" }.prefix { $0.isNumber }
    (target, self.delay) = ("/tmp/.X11-unix/X\(number)", delay)
    (display, path, listener) = try Self.listen()
    Thread.detachNewThread { [self] in accept() }
  }

  deinit { stop() }

  private static func listen() throws -> (display: String, path: String, listener: Int32) {
    // Above those that servers choose for themselves.
    for number in 700..<900 {
      let path = "/tmp/.X11-unix/X\(number)"
      if let listener = LocalSocket.listen(at: path) { return (":\(number)", path, listener) }
    }
    throw XTestRigError("no display number is free")
  }

  /// Answers of the server so far, by connection: each is a round trip.
  package var replies: [Int] { state.withLock(\.replies) }

  /// Cuts all connections. Safe to call twice.
  package func stop() {
    let sockets = state.withLock { state in
      defer { (state.isOver, state.sockets) = (true, []) }
      return state.isOver ? [] : state.sockets + [listener]
    }
    for socket in sockets { shutdown(socket, Int32(SHUT_RDWR)) }
    if !sockets.isEmpty { unlink(path) }
  }

  private func accept() {
    while case let client = Glibc.accept(listener, nil, nil), client >= 0 {
      guard let server = LocalSocket.connect(to: target) else {
        close(client)
        continue
      }
      let index = state.withLock { state in
        state.sockets += [client, server]
        state.replies.append(0)
        return state.replies.count - 1
      }
      DelayedPipe(from: client, to: server, delay: delay) { [hidden] bytes in
        hidden.isEmpty ? bytes : bytes.replacing(hidden, with: Array(hidden.reversed()))
      }.start()
      var counter = XReplyCounter()
      DelayedPipe(from: server, to: client, delay: delay) { [self] bytes in
        let count = counter.take(bytes)
        if count > 0 { state.withLock { $0.replies[index] += count } }
        return bytes
      }.start()
    }
    close(listener)
  }
}

/// Sockets of this machine.
enum LocalSocket {
  /// Nil if somebody else has the path.
  static func listen(at path: String) -> Int32? {
    open(path) { bind($0, $1, $2) == 0 && Glibc.listen($0, 16) == 0 }
  }

  static func connect(to path: String) -> Int32? { open(path) { Glibc.connect($0, $1, $2) == 0 } }

  private static func open(
    _ path: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Int32? {
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isUsable = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if isUsable { return file }
    close(file)
    return nil
  }
}

/// Moves bytes from one socket to another, each after its time, on threads of its own.
private final class DelayedPipe: @unchecked Sendable {
  private let source, destination: Int32
  private let delay: Double
  private let handle: ([UInt8]) -> [UInt8]
  private let waiting = Mutex<[(due: Date, bytes: [UInt8])]>([])
  private let news = DispatchSemaphore(value: 0)

  /// `handle` gets all bytes in order, and returns what is moved in their place.
  init(
    from source: Int32, to destination: Int32, delay: Double,
    handle: @escaping ([UInt8]) -> [UInt8]
  ) {
    (self.source, self.destination, self.delay, self.handle) = (source, destination, delay, handle)
  }

  func start() {
    Thread.detachNewThread { [self] in read() }
    Thread.detachNewThread { [self] in write() }
  }

  /// An empty part is the end.
  private func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    repeat {
      count = max(0, recv(source, &buffer, buffer.count, 0))
      let part = (Date(timeIntervalSinceNow: delay), handle(Array(buffer[..<count])))
      waiting.withLock { $0.append(part) }
      news.signal()
    } while count > 0
  }

  private func write() {
    while true {
      news.wait()
      let part = waiting.withLock { $0.removeFirst() }
      Thread.sleep(until: part.due)
      guard !part.bytes.isEmpty, send(part.bytes) else { break }
    }
    shutdown(destination, Int32(SHUT_WR))
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(destination, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

/// Finds replies among what a server sends.
private struct XReplyCounter {
  private var bytes: [UInt8] = []
  private var isSetUp = false

  /// The number of replies that have become complete.
  mutating func take(_ more: [UInt8]) -> Int {
    bytes += more
    var (start, count) = (0, 0)
    while let size = unitSize(at: start), bytes.count - start >= size {
      if isSetUp, bytes[start] == 1 { count += 1 }
      isSetUp = true
      start += size
    }
    bytes.removeFirst(start)
    return count
  }

  /// The server's greeting, then replies and long events, which say how long they are, and events and errors of 32
  /// bytes. Nil while that is not known.
  private func unitSize(at start: Int) -> Int? {
    guard bytes.count - start >= 8 else { return nil }
    if !isSetUp { return 8 + 4 * (Int(bytes[start + 6]) | Int(bytes[start + 7]) << 8) }
    let kind = bytes[start]
    guard kind == 1 || kind & 127 == 35 else { return 32 }
    return 32 + 4 * (0..<4).reduce(0) { $0 | Int(bytes[start + 4 + $1]) << (8 * $1) }
  }
}
