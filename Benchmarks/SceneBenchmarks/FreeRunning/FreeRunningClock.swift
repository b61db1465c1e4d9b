import Dispatch
import PlatformKit
import RasterKit

/// Ticks as soon as a frame is in flight with at most one before it, and every 50 ms if nothing was
/// shown. Render queue only.
final class FreeRunningClock: FrameClock, @unchecked Sendable {
  /// Shorter than any frame, because ticks less than half of it apart count as one.
  let interval = 1e-5
  private let clock: any HostClock
  private var queue: DispatchQueue?
  private var onTick: (@Sendable (FrameTick) -> Void)?
  private var timer: (any DispatchSourceTimer)?
  private var isTickDue = false
  var framesUnderWay = 0 { didSet { tickSoon() } }

  init(clock: any HostClock) { self.clock = clock }

  func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {
    self.queue = queue
    self.onTick = onTick
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 0.05)
    timer.setEventHandler { [weak self] in self?.tickSoon() }
    timer.activate()
    self.timer?.cancel()
    self.timer = timer
  }

  func stop() {
    timer?.cancel()
    timer = nil
    onTick = nil
  }

  private func tickSoon() {
    guard onTick != nil, !isTickDue, framesUnderWay < 2 else { return }
    isTickDue = true
    queue?.async { [self] in
      isTickDue = false
      let now = clock.now()
      onTick?(FrameTick(time: now, target: now + interval, interval: interval))
    }
  }
}

/// Wraps another target and tells the clock how many frames are in flight. Render queue only.
final class FreeRunningTarget: PresentTarget, @unchecked Sendable {
  private let target: any PresentTarget
  private let clock: FreeRunningClock

  init(_ target: any PresentTarget, clock: FreeRunningClock) {
    self.target = target
    self.clock = clock
  }

  var isTranslucent: Bool { target.isTranslucent }

  func begin(
    on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void
  ) {
    target.begin(on: queue) { [clock] feedback in
      onProgress(feedback)
      clock.framesUnderWay -= 1
    }
  }

  func acquire(size: PixelSize) -> PresentBuffer? { target.acquire(size: size) }

  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool {
    target.roll(&buffer, by: rows)
  }

  func present(
    _ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?
  ) -> Bool {
    let isReported = target.present(buffer, damage: damage, serial: serial, syncToken: syncToken)
    clock.framesUnderWay += isReported ? 1 : 0
    return isReported
  }

  func represent(_ damage: PixelRegion) -> Bool { target.represent(damage) }

  func end() { target.end() }
}
