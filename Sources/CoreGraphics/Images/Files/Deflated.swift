import CUICodecs
import Foundation

/// Streams of zlib's format, of which damaged ones are read as far as they go.
enum Deflated {
  /// Calls `body` with what the stream at the beginning of `bytes` inflates to: at most `limit` bytes, and none if
  /// there is no stream; and with how many bytes were read for that.
  static func inflate<Result>(
    _ bytes: UnsafeRawBufferPointer, limit: Int, _ body: (UnsafeRawBufferPointer, Int) -> Result
  ) -> Result {
    guard bytes.count > 2, bytes[0] & 0x0F == 8, (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0
    else { return body(UnsafeRawBufferPointer(start: nil, count: 0), 0) }
    var target: UnsafeMutablePointer<UInt8>?
    let rest = UnsafeRawBufferPointer(rebasing: bytes[2...])
    var used = 0
    let count = cui_inflate(rest.baseAddress, rest.count, limit, &target, &used)
    defer { free(target) }
    return body(UnsafeRawBufferPointer(start: target, count: count), used)
  }
}
