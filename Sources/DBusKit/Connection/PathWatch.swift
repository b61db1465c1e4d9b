import Glibc

/// Waits until a file is written that may not exist yet, nor the folders it is in. One thread only.
final class PathWatch {
  /// Readable when something happened.
  let descriptor: Int32
  private var watch: Int32?
  /// The part of the path that is missing in the watched folder, or the file.
  private var name = ""

  init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

  deinit { close(descriptor) }

  /// Watches for a path in place of the last one; nil watches nothing.
  func follow(_ path: String?) {
    if let watch { inotify_rm_watch(descriptor, watch) }
    watch = nil
    guard let path, path.hasPrefix("/") else { return }
    var folders = path.split(separator: "/")
    while let last = folders.popLast() {
      name = String(last)
      let folder = "/" + folders.joined(separator: "/")
      let result = inotify_add_watch(descriptor, folder, Self.events)
      if result >= 0 {
        watch = result
        return
      }
    }
  }

  private static let events = UInt32(IN_CREATE | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ONLYDIR)

  /// Whether the path has come closer to being there since the last call.
  func takeNews() -> Bool {
    var isNews = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        isNews = concerns(UnsafeRawBufferPointer(rebasing: buffer[..<count])) || isNews
      }
    }
    return isNews
  }

  /// A folder that vanished counts, so that another one is watched.
  private func concerns(_ events: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    var isNews = false
    while place + Self.headerSize <= events.count {
      let mask = events.load(fromByteOffset: place + 4, as: UInt32.self)
      let length = Int(events.load(fromByteOffset: place + 12, as: UInt32.self))
      let start = place + Self.headerSize
      let bytes = events[start..<min(start + length, events.count)].prefix { $0 != 0 }
      isNews =
        isNews || mask & UInt32(IN_IGNORED) != 0 && watch == nil
        || String(decoding: bytes, as: UTF8.self) == name
      place = start + length
    }
    return isNews
  }

  /// The size of an `inotify_event` without the name after it.
  private static let headerSize = 16
}
