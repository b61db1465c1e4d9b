// Walk 13: when a frame is made. In: packets, ticks, progress. Out: calls of the pipeline. Next:
// FramePipeline.

import Dispatch
import PlatformKit
import RasterKit
import Synchronization

/// Decides when frames are made, and runs each surface's frame clock only while it is needed.
///
/// `Sendable` because it is used on the render queue only.
final class FrameScheduler: @unchecked Sendable {
  let shownTime = PresentedTime()
  private let queue: DispatchQueue
  private let clock: any HostClock
  private let mailbox: PacketMailbox
  private let pipeline: FramePipeline
  /// The value of `isQuick`, for any thread.
  private let quick = Atomic<Bool>(false)
  /// Whether the last frame that was made as soon as its packets arrived was quick.
  private var wasQuick = false
  /// Whether the last frame that was made for a tick was quick.
  private var areTicksQuick = true
  /// Time of the last frame; frame times never decrease.
  private var lastTime = HostTime(seconds: -.infinity)

  init(
    queue: DispatchQueue, clock: any HostClock, mailbox: PacketMailbox, pipeline: FramePipeline
  ) {
    self.queue = queue
    self.clock = clock
    self.mailbox = mailbox
    self.pipeline = pipeline
    pipeline.tree.onAttach = { [unowned self] in self.begin($0) }
    pipeline.tree.onDetach = { [unowned self] in self.end($0) }
  }
}

extension FrameScheduler {
  /// Painting this many pixels takes 0.2 ms, about what it costs to wake a thread for it: two new rows of a
  /// list that is flung.
  private static let quickPixels = 150_000

  /// Whether no frame is being made and a frame for new packets will likely take no longer than
  /// waking a thread. Callable from any thread.
  var isQuick: Bool { quick.load(ordering: .relaxed) }

  /// Makes a frame now if any surface may have one; otherwise the next tick or progress does.
  func packetsArrived() {
    RenderQueue.require(queue)
    let now = clock.now()
    let surfaces = pipeline.tree.surfaces
    if surfaces.isEmpty || surfaces.contains(where: { !mustWait($0, at: now) }) {
      let counts = frame(at: now)
      if counts.framesPresented > 0 { wasQuick = counts.pixelsPainted <= Self.quickPixels }
      quick.store(wasQuick, ordering: .relaxed)
    }
    updateClocks()
  }

  /// Applies all posted packets and paints every surface with a free buffer, regardless of ticks.
  func renderNow() {
    RenderQueue.require(queue)
    frame(at: clock.now(), isForced: true)
    updateClocks()
  }

  /// Pixels of a layer as the screen shows it, or will with what has been committed.
  func capture(_ id: LayerID, _ map: AffineMap, within bounds: PixelRect) -> OffscreenBitmap? {
    RenderQueue.require(queue)
    if !mailbox.isEmpty {
      lastTime = max(clock.now(), lastTime)
      pipeline.renderFrame(at: lastTime, now: clock.now()) { _ in false }
      updateClocks()
    }
    return pipeline.tree.capture(id, map, within: bounds)
  }

  private func tick(_ tick: FrameTick, of surface: RenderSurface) {
    RenderQueue.require(queue)
    surface.throttle.tickBegan()
    surface.turns.tickBegan()
    let counts = frame(at: tick.target, for: surface)
    areTicksQuick = counts.pixelsPainted <= Self.quickPixels
    if surface.wantsTicks && surface.isVisible { report(tick, of: surface) }
    updateClocks()
  }

  /// Tells main of a tick, and when main's next changes will be shown: with this tick, or with the
  /// next one if this tick's frame is already made.
  private func report(_ tick: FrameTick, of surface: RenderSurface) {
    var tick = tick
    if surface.throttle.isTickUsed { tick.target = tick.target + tick.interval }
    pipeline.tree.inbox.post(.tick(surface.id, tick))
  }

  private func progressed(_ feedback: PresentFeedback, of surface: RenderSurface) {
    RenderQueue.require(queue)
    surface.throttle.progressed(feedback)
    let now = clock.now()
    if (surface.wantsFrame || !mailbox.isEmpty) && !mustWait(surface, at: now) { frame(at: now) }
    updateClocks()
  }

  /// Makes one frame for `due`, whose tick it is, and for all other surfaces that need not wait.
  @discardableResult
  private func frame(
    at time: HostTime, for due: RenderSurface? = nil, isForced: Bool = false
  ) -> FrameCounts {
    quick.store(false, ordering: .relaxed)
    defer { quick.store(wasQuick, ordering: .relaxed) }
    let now = clock.now()
    let time = max(time, lastTime)
    lastTime = time
    let counts = pipeline.renderFrame(at: time, now: now) { surface in
      isForced || surface === due || !mustWait(surface, at: now)
    }
    let isAnimating = pipeline.tree.surfaces.contains { $0.isAnimating }
    shownTime.store(isAnimating ? time : nil)
    return counts
  }

  private func mustWait(_ surface: RenderSurface, at now: HostTime) -> Bool {
    surface.isVisible && surface.throttle.mustWait(at: now, interval: surface.clock.interval)
  }
}

extension FrameScheduler {
  private func begin(_ surface: RenderSurface) {
    surface.target.begin(on: queue) { [weak self, weak surface] feedback in
      guard let self, let surface else { return }
      self.progressed(feedback, of: surface)
    }
  }

  private func end(_ surface: RenderSurface) {
    stopClock(of: surface)
    if surface.awaitedChange != nil { surface.clock.stop() }
    surface.target.end()
  }

  /// A waiting packet needs a running clock.
  private func updateClocks() {
    let isMailWaiting = !mailbox.isEmpty
    for surface in pipeline.tree.surfaces {
      let isWanted = surface.wantsClock || (isMailWaiting && surface.isVisible)
      if isWanted { startClock(of: surface) } else { stopClock(of: surface) }
      if !isWanted { awaitChange(of: surface) }
    }
    offerTicksToMain()
  }

  /// Where each tick is reported to main anyway, and frames are quick, main may take the ticks itself.
  private func offerTicksToMain() {
    let surfaces = pipeline.tree.surfaces
    let isOffered =
      wasQuick && areTicksQuick && surfaces.contains { $0.isVisible && $0.wantsTicks }
    for surface in surfaces { surface.clock.offerToMain(isOffered) }
  }

  private func startClock(of surface: RenderSurface) {
    if surface.throttle.isClockRunning { return }
    surface.throttle.clockStarted()
    surface.awaitedChange = nil
    surface.clock.start(on: queue) { [weak self, weak surface] tick in
      guard let self, let surface else { return }
      self.tick(tick, of: surface)
    }
  }

  private func stopClock(of surface: RenderSurface) {
    guard surface.throttle.isClockRunning else { return }
    surface.throttle.clockStopped()
    surface.clock.stop()
  }

  /// Sleeps until something changes by itself, where nothing moves until then.
  private func awaitChange(of surface: RenderSurface) {
    let change = surface.changeToAwait
    if change == surface.awaitedChange { return }
    surface.awaitedChange = change
    guard let change else { return surface.clock.stop() }
    surface.clock.tickOnce(for: change, on: queue) { [weak self, weak surface] tick in
      guard let self, let surface else { return }
      surface.awaitedChange = nil
      self.tick(tick, of: surface)
    }
  }
}
