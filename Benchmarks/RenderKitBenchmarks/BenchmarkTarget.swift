import Dispatch
import PlatformKit
import RasterKit

/// Two buffers in memory that are free again as soon as they are presented. Render queue only.
final class BenchmarkTarget: PresentTarget, @unchecked Sendable {
  private var buffers: [(identity: UInt64, memory: PixelBuffer)] = []
  private var next = 0
  private var onProgress: (@Sendable (PresentFeedback) -> Void)?

  func begin(
    on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void
  ) { self.onProgress = onProgress }

  func acquire(size: PixelSize) -> PresentBuffer? {
    if buffers.isEmpty { buffers = (1...2).map { (UInt64($0), PixelBuffer(size: size)) } }
    next += 1
    let buffer = buffers[next % 2]
    return PresentBuffer(identity: buffer.identity, pixels: buffer.memory.target)
  }

  func present(_ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?) {
    onProgress?(PresentFeedback(serial: serial, time: HostTime(seconds: 0)))
  }

  func represent(_ damage: PixelRegion) -> Bool { true }

  func end() {}
}

/// A beat that never comes: frames are made by synchronizing.
final class BenchmarkClock: FrameClock {
  let interval = 1.0 / 60

  func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {}

  func stop() {}
}
