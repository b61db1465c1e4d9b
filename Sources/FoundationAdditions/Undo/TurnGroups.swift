import Foundation

/// The undo managers whose groups end with the turn.
enum TurnGroups {
  private struct Entry {
    weak var manager: UndoManager?
    let thread: ObjectIdentifier
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  static func add(_ manager: UndoManager) {
    let entry = Entry(manager: manager, thread: thread)
    lock.withLock { entries.append(entry) }
  }

  /// The managers that opened a group on this thread since the last call.
  static func take() -> [UndoManager] {
    lock.lock()
    defer { lock.unlock() }
    if entries.isEmpty { return [] }
    let thread = thread
    let own = entries.filter { $0.thread == thread }
    entries.removeAll { $0.thread == thread || $0.manager == nil }
    return own.compactMap(\.manager)
  }
}
