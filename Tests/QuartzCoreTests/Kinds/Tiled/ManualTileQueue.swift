import QuartzCore
import Synchronization

/// Draws tiles when it is told to, on the thread that tells it.
final class ManualTileQueue: TileQueue {
  private let blocks = Mutex<[@Sendable () -> Void]>([])

  func async(_ block: @escaping @Sendable () -> Void) { blocks.withLock { $0.append(block) } }

  func synchronize() { while run() {} }

  /// Runs the next block; false where there is none.
  @discardableResult
  func run() -> Bool {
    let next = blocks.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    next?()
    return next != nil
  }
}
