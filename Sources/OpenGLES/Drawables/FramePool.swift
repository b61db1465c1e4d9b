import RasterKit
import Synchronization

/// Memory of pictures of one size, which comes back when nobody shows them any more.
final class FramePool: Sendable {
  private let size: PixelSize
  private let free = Mutex<[PixelBuffer]>([])
  /// How often there was none to use again.
  let made = Atomic(0)

  /// One is shown, one waits, and one is drawn.
  private static let most = 3

  init(size: PixelSize) { self.size = size }

  func take(isOpaque: Bool) -> PixelBuffer {
    let memory = free.withLock { $0.popLast() } ?? makeBuffer()
    return PixelBuffer(
      wrapping: memory.base, size: size, stride: memory.stride, isOpaque: isOpaque
    ) { [weak self] in self?.giveBack(memory) }
  }

  private func makeBuffer() -> PixelBuffer {
    made.add(1, ordering: .relaxed)
    return PixelBuffer(size: size)
  }

  private func giveBack(_ memory: PixelBuffer) {
    free.withLock { if $0.count < Self.most { $0.append(memory) } }
  }
}
