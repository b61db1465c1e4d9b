import Diagnostics
import Dispatch
import Foundation
import Glibc

/// What happened to a file of a folder that is watched.
enum FolderChange: Hashable, Sendable {
  case written(String)
  case gone(String)
  /// To another folder that is watched, or to another name.
  case moved(String, to: URL)
  /// The folder itself is no longer where it was.
  case folderGone
}

/// Folders whose files are looked after, by inotify. Costs nothing before the first, and no time while
/// nothing happens. Main thread only.
@MainActor
final class FolderWatches {
  private struct Watched {
    let folder: String
    var handlers: [UInt64: @MainActor (FolderChange) -> Void] = [:]
  }

  private var source: (any DispatchSourceRead)?
  private var descriptor: Int32 = -1
  private var watched: [Int32: Watched] = [:]
  private var lastNumber: UInt64 = 0

  isolated deinit { source?.cancel() }

  /// Calls the handler until the result is gone. Without inotify, or where there is no such folder,
  /// nothing is told.
  func watch(
    _ folder: URL, handler: @escaping @MainActor (FolderChange) -> Void
  ) -> FolderWatch {
    lastNumber += 1
    let number = lastNumber
    let path = folder.resolvingSymlinksInPath().path
    start()
    let watch = inotify_add_watch(descriptor, path, FolderEvents.mask)
    guard watch >= 0 else { return FolderWatch {} }
    watched[watch, default: Watched(folder: path)].handlers[number] = handler
    return FolderWatch { [weak self] in self?.end(number, of: watch) }
  }

  private func end(_ number: UInt64, of watch: Int32) {
    watched[watch]?.handlers[number] = nil
    guard watched[watch]?.handlers.isEmpty == true else { return }
    watched[watch] = nil
    inotify_rm_watch(descriptor, watch)
  }

  private func start() {
    guard source == nil else { return }
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    self.descriptor = descriptor
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.deliver() } }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    self.source = source
  }

  private func deliver() {
    let events = FolderEvents(events: FolderEvent.read(from: descriptor))
    let changes = events.changes { watched[$0]?.folder }
    for (watch, change) in changes {
      for (_, handler) in (watched[watch]?.handlers ?? [:]).sorted(by: { $0.key < $1.key }) {
        handler(change)
      }
    }
  }
}

/// Ends the watching when it is released.
@MainActor
final class FolderWatch {
  private let onEnd: @MainActor () -> Void

  init(onEnd: @escaping @MainActor () -> Void) { self.onEnd = onEnd }

  isolated deinit { onEnd() }
}
