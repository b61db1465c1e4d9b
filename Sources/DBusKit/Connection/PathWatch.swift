import Diagnostics
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
    let parts = path.split(separator: "/").map(String.init)
    var depth = parts.count - 1
    while depth >= 0, !watchFolder(depth, of: parts) { depth -= 1 }
    // Nothing tells of a folder that was made before the one around it was watched.
    while depth + 1 < parts.count, watchFolder(depth + 1, of: parts) { depth += 1 }
  }

  /// Watches the folder of so many parts in place of the last one; false if it is not there.
  private func watchFolder(_ depth: Int, of parts: [String]) -> Bool {
    let folder = "/" + parts[..<depth].joined(separator: "/")
    let result = inotify_add_watch(descriptor, folder, Self.events)
    guard result >= 0 else { return false }
    if let watch { inotify_rm_watch(descriptor, watch) }
    (watch, name) = (result, parts[depth])
    return true
  }

  private static let events = UInt32(IN_CREATE | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ONLYDIR)

  /// Whether the path has come closer to being there since the last call. That the watched folder has vanished counts,
  /// so that another one is watched.
  func takeNews() -> Bool {
    FolderEvent.read(from: descriptor).contains { event in
      event.watch == watch && (event.mask & UInt32(IN_IGNORED) != 0 || event.name == name)
    }
  }
}
