import Dispatch
import Glibc
import PlatformKit
import RasterKit

/// A screen in memory whose buffers are returned when the test says so. Use on the render queue
/// only, or after synchronizing with it.
final class StageTarget: PresentTarget, @unchecked Sendable {
  struct Frame {
    var damage: PixelRegion
    var serial: UInt64
    var syncToken: UInt64?
    var thread: pthread_t
  }

  /// Frames are done as soon as they are presented; otherwise `complete` ends the oldest.
  var completesAtOnce = true
  /// Frames are done with `present`, and nothing is reported of them.
  var isDoneAtOnce = false
  var canRepresent = true
  var rollsBuffers = true
  /// Set before the surface is attached.
  var isTranslucent = false
  private(set) var frames: [Frame] = []
  private(set) var represented: [PixelRegion] = []
  private(set) var isEnded = false
  private(set) var screen: PixelBuffer?
  private var free: [PresentBuffer] = []
  private var busy: [(PresentBuffer, UInt64)] = []
  private var memory: [UInt64: RollingBuffer] = [:]
  private var lastIdentity: UInt64 = 0
  private let bufferCount: Int
  private var onProgress: (@Sendable (PresentFeedback) -> Void)?

  init(bufferCount: Int = 2) { self.bufferCount = bufferCount }

  func begin(
    on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void
  ) { self.onProgress = onProgress }

  func acquire(size: PixelSize) -> PresentBuffer? {
    if screen?.size != size { reallocate(size) }
    return free.isEmpty ? nil : free.removeFirst()
  }

  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool {
    rollsBuffers && memory[buffer.identity]?.roll(&buffer, by: rows) == true
  }

  func present(
    _ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?
  ) -> Bool {
    frames.append(
      Frame(damage: damage, serial: serial, syncToken: syncToken, thread: pthread_self()))
    for rect in damage.rects {
      for y in rect.minY..<rect.maxY {
        screen?.target.address(x: rect.minX, y: y)
          .update(from: buffer.pixels.address(x: rect.minX, y: y), count: Int(rect.width))
      }
    }
    if isDoneAtOnce {
      free.append(buffer)
      return false
    }
    busy.append((buffer, serial))
    if completesAtOnce { complete() }
    return true
  }

  func represent(_ damage: PixelRegion) -> Bool {
    if canRepresent { represented.append(damage) }
    return canRepresent
  }

  func end() { isEnded = true }

  func complete() {
    let (buffer, serial) = busy.removeFirst()
    free.append(buffer)
    onProgress?(PresentFeedback(serial: serial, time: HostTime(seconds: 0)))
  }

  /// New memory is filled with garbage, to detect pixels that were not painted.
  private func reallocate(_ size: PixelSize) {
    screen = PixelBuffer(size: size)
    busy = []
    memory = [:]
    free = (0..<bufferCount).map { _ in
      lastIdentity += 1
      let made = RollingBuffer(size: size)
      memory[lastIdentity] = made
      Kernels.fill(made.target, rect: PixelRect(size: size), color: 0xffff_00ff)
      return PresentBuffer(identity: lastIdentity, pixels: made.target)
    }
  }
}

/// A frame clock that ticks when the test says so.
final class StageClock: FrameClock, @unchecked Sendable {
  let interval = 1.0 / 60
  private(set) var onTick: (@Sendable (FrameTick) -> Void)?
  private(set) var startCount = 0
  private(set) var isOfferedToMain = false
  /// What it is to tick once for.
  private(set) var awaited: HostTime?

  var isRunning: Bool { onTick != nil && awaited == nil }

  func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {
    (self.onTick, awaited) = (onTick, nil)
    startCount += 1
  }

  func tickOnce(
    for time: HostTime, on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void
  ) { (self.onTick, awaited) = (onTick, time) }

  /// A refresh of the display.
  func refresh(at now: HostTime) {
    let tick = FrameTick(time: now, target: now + interval, interval: interval)
    if let awaited, tick.target.seconds < awaited.seconds - 1e-9 { return }
    let told = onTick
    if awaited != nil { stop() }
    told?(tick)
  }

  func offerToMain(_ isOffered: Bool) { isOfferedToMain = isOffered }

  func stop() { (onTick, awaited) = (nil, nil) }
}
