// Walk 21: present. In: a painted buffer and its damage. Out: pixels on the way to the window.
// Next: Presenting/SharedMemory/ShmPresenter or, where that is refused, Presenting/PutImagePresenter.

import Diagnostics
import Dispatch
import PlatformKit
import RasterKit

/// A window as the render queue sees it: buffers, puts, and the window manager's sync counter.
///
/// When the window or the server goes, frames are taken and swallowed, so that whoever paints never
/// notices. Render queue only, but for `init`; that is what makes it `Sendable`.
final class X11PresentTarget: PresentTarget, @unchecked Sendable {
  /// What can be painted at all: a quarter of a gigapixel.
  private static let largestArea = 1 << 28

  private let connection: X11RenderConnection
  private let window: UInt32
  private let format: X11PixelFormat
  private let counters: (basic: UInt32, extended: UInt32)?
  let isTranslucent: Bool
  let sync = X11FrameSync()
  private let clock: any HostClock
  private var onProgress: (@Sendable (PresentFeedback) -> Void)?
  private var presenter: (any X11Presenter)?
  private var context: UInt32?
  private var isVanished = false
  /// What is painted, and never shown, once the window is gone.
  private var void = X11Canvas()

  init(
    connection: X11RenderConnection, window: UInt32, isTranslucent: Bool,
    counters: X11SyncCounters?, clock: any HostClock
  ) {
    self.connection = connection
    self.window = window
    let alphaFormat = isTranslucent ? connection.alphaFormat : nil
    format = alphaFormat ?? connection.format
    self.isTranslucent = alphaFormat != nil
    self.counters = counters.map {
      (UInt32(truncatingIfNeeded: $0.basic), UInt32(truncatingIfNeeded: $0.extended))
    }
    self.clock = clock
  }

  func begin(
    on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void
  ) {
    RenderQueue.require(queue)
    connection.start(on: queue)
    sync.queue = queue
    self.onProgress = onProgress
    connection.targets[window] = WeakReference(self)
    let context = connection.makeGraphicsContext(drawable: window)
    self.context = context
    presenter = connection.hasSharedMemory ? makeShm(context) : makePutImage(context)
  }

  func acquire(size: PixelSize) -> PresentBuffer? {
    connection.requireQueue()
    guard !size.isEmpty, size.area <= Self.largestArea else {
      Log.x11.write("a surface of \(size.width)x\(size.height) pixels cannot be painted")
      return nil
    }
    if isVanished { return void.fit(size, makeIdentity: connection.makeIdentity) }
    let buffer = presenter?.acquire(size: size) ?? acquireOtherwise(size)
    connection.takeQueued()
    // What was queued may tell that the window has gone, and its buffers with it.
    return isVanished ? void.fit(size, makeIdentity: connection.makeIdentity) : buffer
  }

  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool {
    connection.requireQueue()
    return presenter?.roll(&buffer, by: rows) ?? false
  }

  @discardableResult
  func present(
    _ buffer: PresentBuffer, damage: PixelRegion, serial: UInt64, syncToken: UInt64?
  ) -> Bool {
    connection.requireQueue()
    let span = FrameTrace.begin("Put", on: .render)
    let token = syncToken.map(X11SyncToken.init)
    let values = beginFrame(token)
    let isUnderWay = presenter?.put(buffer, region: damage, serial: serial) ?? false
    if isUnderWay, let values { awaitDrawing(serial, values.after) }
    endFrame(token, values)
    connection.flush()
    span?.end([("rectangles", damage.rects.count), ("pixels", damage.area)])
    if presenter?.prepareNext() == true { connection.takeQueued() }
    return isUnderWay
  }

  func represent(_ damage: PixelRegion) -> Bool {
    connection.requireQueue()
    if isVanished { return true }
    let canRepeat = presenter?.putAgain(damage) ?? false
    connection.flush()
    return canRepeat
  }

  func end() {
    connection.requireQueue()
    onProgress = nil
    connection.targets[window] = nil
    _ = presenter?.release()
    presenter = nil
    if let context { connection.freeGraphicsContext(context) }
    connection.flush()
  }
}

extension X11PresentTarget {
  private func beginFrame(_ token: X11SyncToken?) -> (during: UInt64, after: UInt64)? {
    guard let counters, !isVanished,
      let values = sync.nextFrame(after: token.flatMap { $0.isExtended ? $0.value : nil })
    else { return nil }
    connection.setCounter(counters.extended, to: values.during)
    return values
  }

  private func endFrame(_ token: X11SyncToken?, _ values: (during: UInt64, after: UInt64)?) {
    guard let counters, !isVanished else { return }
    if let values { connection.setCounter(counters.extended, to: values.after) }
    if let token, !token.isExtended { connection.setCounter(counters.basic, to: token.value) }
  }

  private func awaitDrawing(_ serial: UInt64, _ value: UInt64) {
    guard sync.await(serial: serial, value: value) else { return }
    sync.queue?.asyncAfter(deadline: .now() + X11FrameSync.timeout) { [weak self] in
      guard let self, self.sync.expire(serial: serial) else { return }
      self.report(serial)
    }
  }

  /// The window manager has drawn the frame that ended with this value of the counter. Called on main.
  func wasDrawn(_ value: UInt64) {
    guard let serial = sync.drawn(value) else { return }
    sync.queue?.async { [weak self] in self?.report(serial) }
  }

  private func didPut(_ serial: UInt64) {
    if sync.didPut(serial: serial) { report(serial) }
  }

  /// The window or the server is gone: what is in flight ends now, what comes is swallowed.
  func vanish() {
    guard !isVanished else { return }
    isVanished = true
    let lost = presenter?.release() ?? []
    presenter = nil
    lost.forEach(report)
  }

  private func report(_ serial: UInt64) {
    let feedback = PresentFeedback(serial: serial, time: clock.now())
    connection.report { [self] in onProgress?(feedback) }
  }

  /// Shared memory may run out long after the start: then pixels go through the socket.
  private func acquireOtherwise(_ size: PixelSize) -> PresentBuffer? {
    guard let shm = presenter as? ShmPresenter, shm.hasFailed, let context else { return nil }
    Log.x11.write("no shared memory for \(size.width)x\(size.height) pixels; sending them instead")
    shm.release().forEach(report)
    let other = makePutImage(context)
    presenter = other
    return other.acquire(size: size)
  }

  private func makeShm(_ context: UInt32) -> ShmPresenter {
    ShmPresenter(
      connection: connection, window: window, context: context, format: format, clock: clock
    ) { [weak self] in self?.didPut($0) }
  }

  private func makePutImage(_ context: UInt32) -> PutImagePresenter {
    PutImagePresenter(
      connection: connection, window: window, context: context, format: format
    ) { [weak self] in self?.didPut($0) }
  }
}
