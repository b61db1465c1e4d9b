// Walk 14: frame tick. In: the server's vertical blanks, or a timer. Out: FrameTick.
// Next: RenderKit/Frames/FrameScheduler.

import Dispatch
import PlatformKit
import Synchronization

/// The tick of the monitor: Present's vertical blanks where the server has them, else a strict timer
/// at RandR's rate.
///
/// Between `start` and `stop` a timer is armed: it ticks, or it watches over the server, which is asked for
/// up to two blanks ahead. After `stop` nothing is asked for; what still comes is dropped. A server that
/// falls silent (its monitor asleep) is replaced by a ticking timer, so that animations still end. Render
/// queue only, but for `init` and `setRefreshRate`; that is what makes it `Sendable`.
final class X11FrameClock: FrameClock, @unchecked Sendable {
  let connection: X11RenderConnection
  let window: UInt32
  let clock: any HostClock
  var estimate: X11RefreshEstimate
  /// Seconds between the frames of the window's monitor, as RandR says.
  private let monitorInterval: Mutex<Double>
  var queue: DispatchQueue?
  var onTick: (@Sendable (FrameTick) -> Void)?
  /// Present's name for our interest in the window; 0 until first needed.
  var eventID: UInt32 = 0
  /// Distinguishes this run's blanks from those asked for before a `stop`.
  var serial: UInt32 = 0
  var lastCount: UInt64 = 0
  /// The last blank asked for in this run, and how many of those asked for have not come.
  var asked: UInt64 = 0
  var underWay = 0
  /// When the server is expected to report the next blank; nil unless blanks tick.
  var nextBlank: HostTime?
  /// Ticks instead of the server, or watches over it.
  var timer: (any DispatchSourceTimer)?
  var lastTick = HostTime(seconds: 0)
  /// The timer's.
  var lastTimerTick: HostTime?
  /// When to tick once, and who is told.
  var alarm: (time: HostTime, onTick: @Sendable (FrameTick) -> Void)?

  init(
    connection: X11RenderConnection, window: UInt32, clock: any HostClock, refreshRate: Double
  ) {
    self.connection = connection
    self.window = window
    self.clock = clock
    let interval = 1 / X11Monitor.believableRate(refreshRate)
    estimate = X11RefreshEstimate(interval: interval)
    monitorInterval = Mutex(interval)
  }

  deinit { timer?.cancel() }

  var interval: Double { estimate.interval }

  /// The window's monitor has this rate now, or it is on another one. Any thread.
  func setRefreshRate(_ rate: Double) {
    monitorInterval.withLock { $0 = 1 / X11Monitor.believableRate(rate) }
  }

  /// Takes the monitor's rate. Returns whether that is new.
  @discardableResult
  func adoptRefreshRate() -> Bool {
    estimate.expect(interval: monitorInterval.withLock { $0 })
  }

  func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {
    RenderQueue.require(queue)
    endAlarm()
    let isRunning = self.onTick != nil
    self.onTick = onTick
    if isRunning { return }
    self.queue = queue
    adoptRefreshRate()
    serial &+= 1
    if connection.extensions.present != nil, !connection.isLost {
      startBlanks(on: queue)
    } else {
      startTimer(on: queue)
    }
  }

  func offerToMain(_ isOffered: Bool) { connection.offerToMain(isOffered) }

  func stop() {
    RenderQueue.require(queue)
    endAlarm()
    onTick = nil
    nextBlank = nil
    timer?.cancel()
    timer = nil
    estimate.pause()
  }
}

extension X11FrameClock {
  /// Ticks for the tick at `time`: what is painted now is shown at the next tick still to come.
  func tick(at time: HostTime) {
    lastTick = clock.now()
    let late = max(0, ((lastTick - time) / interval).rounded(.down))
    onTick?(
      FrameTick(time: time, target: time + (late + 1) * interval, interval: interval))
  }

  /// When main must have read the next blank, if it is to read it at all.
  var mainDeadline: HostTime? { nextBlank.map { max($0, clock.now()) + interval / 4 } }

  /// Replaces the timer that runs.
  func arm(
    on queue: DispatchQueue, first: Double, every interval: Double,
    _ body: @escaping @Sendable () -> Void
  ) {
    timer?.cancel()
    timer = DispatchSource.strictTimer(on: queue, first: first, every: interval, body)
  }
}
