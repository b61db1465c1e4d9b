package import Dispatch
package import PlatformKit
package import RasterKit

/// Two buffers in memory that are free again as soon as they are presented. Render queue only.
package final class BenchmarkTarget: PresentTarget, @unchecked Sendable {
  private var buffers: [(identity: UInt64, memory: PixelBuffer)] = []
  private var next = 0
  private var onProgress: (@Sendable (PresentFeedback) -> Void)?

  package init() {}

  package func begin(
    on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void
  ) { self.onProgress = onProgress }

  package func acquire(size: PixelSize) -> PresentBuffer? {
    if buffers.isEmpty { buffers = (1...2).map { (UInt64($0), PixelBuffer(size: size)) } }
    next += 1
    let buffer = buffers[next % 2]
    return PresentBuffer(identity: buffer.identity, pixels: buffer.memory.target)
  }

  package func present(
    _ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?
  ) {
    onProgress?(PresentFeedback(serial: serial, time: HostTime(seconds: 0)))
  }

  package func represent(_ damage: PixelRegion) -> Bool { true }

  package func end() {}
}

/// A beat that never comes: frames are made by synchronizing.
package final class BenchmarkClock: FrameClock {
  package let interval = 1.0 / 60

  package init() {}

  package func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {}

  package func stop() {}
}
