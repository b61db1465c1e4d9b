package import Foundation
import Glibc

/// One end of a stream of bytes between the program and the engine. Reads block; so do writes.
package final class MessageSocket: Sendable {
  package let descriptor: Int32

  /// Owns the descriptor from now on.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Two ends, closed where another program starts; nil where the process has too many files open.
  package static func pair() -> (MessageSocket, MessageSocket)? {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    return (MessageSocket(descriptor: ends[0]), MessageSocket(descriptor: ends[1]))
  }

  /// False when the other end is gone.
  package func write(_ data: Data) -> Bool {
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// The next bytes, at least one; nil when the other end is gone.
  package func read() -> Data? {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return nil }
        return Data(buffer[..<count])
      }
    }
  }

  /// Ends reads and writes of both ends, those under way too.
  package func shut() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
