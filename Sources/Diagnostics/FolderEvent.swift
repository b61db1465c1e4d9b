import Glibc

/// What the kernel says of a watched folder, by inotify.
package struct FolderEvent: Sendable {
  package var watch: Int32
  package var mask: UInt32
  /// The same for both ends of a move; else 0.
  package var cookie: UInt32
  package var name: String

  /// All that have come, in the kernel's order; the descriptor must not block.
  package static func read(from descriptor: Int32) -> [FolderEvent] {
    var events: [FolderEvent] = []
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        events += Self.list(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return events
  }

  /// The size of an `inotify_event` without the name after it.
  private static let headerSize = 16

  /// A name that is cut off ends where the bytes do.
  package static func list(_ bytes: UnsafeRawBufferPointer) -> [FolderEvent] {
    var events: [FolderEvent] = []
    var place = 0
    while place + headerSize <= bytes.count {
      let length = Int(bytes.load(fromByteOffset: place + 12, as: UInt32.self))
      let start = place + headerSize
      let name = bytes[start..<min(start + length, bytes.count)].prefix { $0 != 0 }
      events.append(
        FolderEvent(
          watch: bytes.load(fromByteOffset: place, as: Int32.self),
          mask: bytes.load(fromByteOffset: place + 4, as: UInt32.self),
          cookie: bytes.load(fromByteOffset: place + 8, as: UInt32.self),
          name: String(decoding: name, as: UTF8.self)))
      place = start + length
    }
    return events
  }
}
