import Foundation
import Glibc

/// What the kernel has told of watched folders, in its order.
struct FolderEvents {
  struct Event: Equatable {
    var watch: Int32
    var mask: UInt32
    /// The same for both ends of a move; else 0.
    var cookie: UInt32
    var name: String
  }

  var events: [Event] = []

  static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR)

  static func read(from descriptor: Int32) -> FolderEvents {
    var result = FolderEvents()
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        result.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return result
  }

  /// The size of an `inotify_event` without the name after it.
  private static let headerSize = 16

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + Self.headerSize <= bytes.count {
      let length = Int(bytes.load(fromByteOffset: place + 12, as: UInt32.self))
      let start = place + Self.headerSize
      let name = bytes[start..<min(start + length, bytes.count)].prefix { $0 != 0 }
      events.append(
        Event(
          watch: bytes.load(fromByteOffset: place, as: Int32.self),
          mask: bytes.load(fromByteOffset: place + 4, as: UInt32.self),
          cookie: bytes.load(fromByteOffset: place + 8, as: UInt32.self),
          name: String(decoding: name, as: UTF8.self)))
      place = start + length
    }
  }

  /// What they mean; both ends of a move are one.
  func changes(_ folder: (_ watch: Int32) -> String?) -> [(watch: Int32, change: FolderChange)] {
    events.compactMap { event in
      guard let change = change(event, folder) else { return nil }
      return (event.watch, change)
    }
  }

  private func change(_ event: Event, _ folder: (Int32) -> String?) -> FolderChange? {
    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 { return .folderGone }
    if event.name.isEmpty { return nil }
    if event.mask & UInt32(IN_MOVED_FROM) != 0 {
      let end = events.first { $0.cookie == event.cookie && $0.mask & UInt32(IN_MOVED_TO) != 0 }
      guard let end, let folder = folder(end.watch) else { return .gone(event.name) }
      return .moved(
        event.name, to: URL(fileURLWithPath: folder).appendingPathComponent(end.name))
    }
    return event.mask & UInt32(IN_DELETE) != 0 ? .gone(event.name) : .written(event.name)
  }
}
