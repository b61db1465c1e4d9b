import Foundation

/// The undo managers whose groups end with the turn.
enum TurnGroups {
  private struct Entry {
    weak var manager: UndoManager?
    let thread: ObjectIdentifier
  }

  private static let entries = Locked<[Entry]>([])
  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  static func add(_ manager: UndoManager) {
    let entry = Entry(manager: manager, thread: thread)
    entries.withLock { $0.append(entry) }
  }

  /// The managers that opened a group on this thread since the last call.
  static func take() -> [UndoManager] {
    entries.withLock { entries in
      if entries.isEmpty { return [] }
      let thread = thread
      let own = entries.filter { $0.thread == thread }
      entries.removeAll { $0.thread == thread || $0.manager == nil }
      return own.compactMap(\.manager)
    }
  }
}
