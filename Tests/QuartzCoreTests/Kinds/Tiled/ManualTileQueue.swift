import QuartzCore
import Synchronization

/// Draws tiles on request, on the calling thread.
final class ManualTileQueue: TileQueue {
  private let blocks = Mutex<[@Sendable () -> Void]>([])

  func async(_ block: @escaping @Sendable () -> Void) { blocks.withLock { $0.append(block) } }

  func synchronize() { while run() {} }

  /// Runs the next block; returns false if there is none.
  @discardableResult
  func run() -> Bool {
    let next = blocks.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    next?()
    return next != nil
  }
}
