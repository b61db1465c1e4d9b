import Foundation

/// The undo managers whose groups end with the turn of a thread, or with the next one.
enum TurnGroups {
  private struct Turn {
    var isUnderWay = false
    var managers: [Entry] = []
  }

  private struct Entry {
    weak var manager: UndoManager?
  }

  private static let turns = Locked<[ObjectIdentifier: Turn]>([:])
  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  static func begin() { turns.withLock { $0[thread, default: Turn()].isUnderWay = true } }

  /// Whether a turn of this thread is under way, at whose end the group will be ended.
  static func add(_ manager: UndoManager) -> Bool {
    turns.withLock { turns in
      let thread = thread
      var turn = turns[thread] ?? Turn()
      turn.managers.removeAll { $0.manager == nil || $0.manager === manager }
      turn.managers.append(Entry(manager: manager))
      turns[thread] = turn
      return turn.isUnderWay
    }
  }

  /// Ends the turn. The managers that opened a group on this thread since the last one.
  static func take() -> [UndoManager] {
    turns.withLock { $0.removeValue(forKey: thread)?.managers.compactMap(\.manager) ?? [] }
  }
}
