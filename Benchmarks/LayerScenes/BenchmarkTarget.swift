package import Dispatch
package import PlatformKit
package import RasterKit

/// Two buffers in memory that are free again as soon as they are presented. Render queue only.
package final class BenchmarkTarget: PresentTarget, @unchecked Sendable {
  private var buffers: [RollingBuffer] = []
  private var next = 0
  private var onProgress: (@Sendable (PresentFeedback) -> Void)?

  package init() {}

  package func begin(
    on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void
  ) { self.onProgress = onProgress }

  package func acquire(size: PixelSize) -> PresentBuffer? {
    if buffers.isEmpty { buffers = (1...2).map { _ in RollingBuffer(size: size) } }
    next += 1
    return PresentBuffer(identity: UInt64(next % 2), pixels: buffers[next % 2].target)
  }

  package func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool {
    buffers[next % 2].roll(&buffer, by: rows)
  }

  package func present(
    _ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?
  ) -> Bool {
    onProgress?(PresentFeedback(serial: serial, time: HostTime(seconds: 0)))
    return true
  }

  package func represent(_ damage: PixelRegion) -> Bool { true }

  package func end() {}
}

/// A frame clock that never ticks: frames are made by synchronizing.
package final class BenchmarkClock: FrameClock {
  package let interval = 1.0 / 60

  package init() {}

  package func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {}

  package func stop() {}
}
