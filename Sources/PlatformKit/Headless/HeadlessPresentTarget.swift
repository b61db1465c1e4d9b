// Walk 21: present, in memory. In: painted pixels and their damage. Out: a screen that can be read.
// Next: QuartzCore/Display.

package import Dispatch
package import RasterKit
import Synchronization

/// Two buffers in memory and a screen they are copied to. A frame is shown as soon as it is
/// presented.
package final class HeadlessPresentTarget: PresentTarget {
  private struct State {
    var queue: DispatchQueue?
    var onProgress: (@Sendable (PresentFeedback) -> Void)?
    var buffers: [Slot] = []
    var screen: PixelBuffer?
    var lastIdentity: UInt64 = 0
    var log = Log()
  }

  private struct Slot {
    var identity: UInt64
    var memory: RollingBuffer
    var isLent = false
  }

  /// What was presented since the start.
  package struct Log: Sendable {
    package var frames = 0
    package var pixels = 0
    /// The damage of the last frame.
    package var lastDamage = PixelRegion()
    package var syncTokens: [UInt64] = []
  }

  private let state = Mutex(State())
  private let clock: any HostClock
  package let isTranslucent: Bool

  package init(clock: any HostClock, isTranslucent: Bool = false) {
    (self.clock, self.isTranslucent) = (clock, isTranslucent)
  }

  package func begin(
    on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void
  ) {
    state.withLock {
      $0.queue = queue
      $0.onProgress = onProgress
    }
  }

  package func acquire(size: PixelSize) -> PresentBuffer? {
    state.withLock { state in
      if state.buffers.first?.memory.size != size { reallocate(&state, size) }
      guard let index = state.buffers.firstIndex(where: { !$0.isLent }) else { return nil }
      state.buffers[index].isLent = true
      let slot = state.buffers[index]
      return PresentBuffer(identity: slot.identity, pixels: slot.memory.target)
    }
  }

  package func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool {
    state.withLock { state in
      guard let index = state.buffers.firstIndex(where: { $0.identity == buffer.identity })
      else { return false }
      return state.buffers[index].memory.roll(&buffer, by: rows)
    }
  }

  @discardableResult
  package func present(
    _ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?
  ) -> Bool {
    let shown = clock.now()
    let progress = state.withLock { state in
      show(&state, buffer, damage)
      if let syncToken { state.log.syncTokens.append(syncToken) }
      return state.queue.flatMap { queue in state.onProgress.map { (queue, $0) } }
    }
    guard let (queue, onProgress) = progress else { return false }
    queue.async { onProgress(PresentFeedback(serial: serial, time: shown)) }
    return true
  }

  package func represent(_ damage: PixelRegion) -> Bool { state.withLock { $0.screen != nil } }

  package func end() {
    state.withLock {
      $0.onProgress = nil
      $0.buffers = []
    }
  }
}

extension HeadlessPresentTarget {
  package var log: Log { state.withLock { $0.log } }

  /// A copy of the screen; nil before the first frame.
  package func copyScreen() -> PixelBuffer? {
    state.withLock { state in
      guard let screen = state.screen else { return nil }
      let copy = PixelBuffer(size: screen.size, isOpaque: !isTranslucent)
      copy.base.update(from: screen.base, count: screen.stride * Int(screen.size.height))
      return copy
    }
  }

  private func reallocate(_ state: inout State, _ size: PixelSize) {
    state.buffers = (0..<2).map { _ in
      state.lastIdentity += 1
      return Slot(identity: state.lastIdentity, memory: RollingBuffer(size: size))
    }
  }

  private func show(_ state: inout State, _ buffer: PresentBuffer, _ damage: PixelRegion) {
    let size = PixelSize(width: buffer.pixels.bounds.width, height: buffer.pixels.bounds.height)
    if state.screen?.size != size {
      state.screen = PixelBuffer(size: size, isOpaque: !isTranslucent)
    }
    if let index = state.buffers.firstIndex(where: { $0.identity == buffer.identity }) {
      state.buffers[index].isLent = false
    }
    guard let screen = state.screen else { return }
    state.log.frames += 1
    state.log.lastDamage = damage
    for rect in damage.rects {
      let rect = rect.intersection(screen.target.bounds)
      state.log.pixels += rect.area
      for y in rect.minY..<max(rect.minY, rect.maxY) {
        screen.target.address(x: rect.minX, y: y)
          .update(from: buffer.pixels.address(x: rect.minX, y: y), count: Int(rect.width))
      }
    }
  }
}
