import Foundation
import Glibc

/// One device of Xorg's inputtest driver, controlled over its socket (protocol 1.1 of xorg-server
/// 21.1).
///
/// Every call returns when the server has handled it.
final class InputTestDevice: @unchecked Sendable {
  enum Message: UInt32 {
    case version, sync, motion, proximity, button, key, touch, pinch, swipe
  }

  private let socket: Int32

  init(path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) == 0 }
    }
    guard isConnected else { throw XTestRigError("no input device at \(path)") }
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    send(.version, InputTestBody().adding(UInt16(1)).adding(UInt16(1)))
    guard try receive(12)[4] == Message.version.rawValue else {
      throw XTestRigError("\(path) speaks another protocol")
    }
  }

  deinit { close(socket) }

  /// Sends a message and waits until the server has handled it.
  func perform(_ message: Message, _ body: InputTestBody) throws {
    send(message, body)
    send(.sync, InputTestBody())
    _ = try receive(8)
  }

  private func send(_ message: Message, _ body: InputTestBody) {
    let head = InputTestBody().adding(UInt32(8 + body.bytes.count)).adding(message.rawValue)
    let bytes = head.bytes + body.bytes
    _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private func receive(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard recv(socket, &bytes, count, Int32(MSG_WAITALL)) == count else {
      throw XTestRigError("the input driver does not answer")
    }
    return bytes
  }
}

/// A message's fields in order, in the machine's byte order.
struct InputTestBody {
  private(set) var bytes: [UInt8] = []

  func adding<Value: BitwiseCopyable>(_ value: Value) -> InputTestBody {
    var body = self
    withUnsafeBytes(of: value) { body.bytes += $0 }
    return body
  }

  /// Values of axes, by number. With `isRaw`, a relative motion also includes the value before
  /// acceleration.
  func adding(axes: [Int: Double], isRaw: Bool = false) -> InputTestBody {
    var mask: UInt64 = 0
    var values = [Double](repeating: 0, count: 64)
    for (number, value) in axes {
      mask |= 1 << UInt64(number)
      values[number] = value
    }
    var body = adding(UInt32(isRaw ? 1 : 0)).adding(mask).adding(UInt32(0))
    for value in values { body = body.adding(value) }
    for value in values { body = body.adding(isRaw ? value : 0) }
    return body
  }
}
