import Diagnostics
import Foundation
import Glibc

/// What the kernel has told of watched folders, in its order.
struct FolderEvents {
  var events: [FolderEvent]

  static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR)

  /// What they mean; both ends of a move are one.
  func changes(_ folder: (_ watch: Int32) -> String?) -> [(watch: Int32, change: FolderChange)] {
    events.compactMap { event in
      guard let change = change(event, folder) else { return nil }
      return (event.watch, change)
    }
  }

  private func change(_ event: FolderEvent, _ folder: (Int32) -> String?) -> FolderChange? {
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
