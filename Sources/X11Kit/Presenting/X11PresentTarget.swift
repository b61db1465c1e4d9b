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
  private let counter: UInt32?
  private let clock: any HostClock
  private var onProgress: (@Sendable (PresentFeedback) -> Void)?
  private var presenter: (any X11Presenter)?
  private var context: UInt32?
  private var isVanished = false
  /// What is painted, and never shown, once the window is gone.
  private var void = X11Canvas()

  init(
    connection: X11RenderConnection, window: UInt32, counter: UInt32?, clock: any HostClock
  ) {
    self.connection = connection
    self.window = window
    self.counter = counter
    self.clock = clock
  }

  func begin(
    on queue: DispatchQueue, onProgress: @escaping @Sendable (PresentFeedback) -> Void
  ) {
    RenderQueue.require(queue)
    connection.start(on: queue)
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
    return buffer
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
    let isUnderWay = presenter?.put(buffer, region: damage, serial: serial) ?? false
    if let syncToken, let counter, !isVanished {
      connection.setCounter(counter, to: syncToken)
    }
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
      connection: connection, window: window, context: context, clock: clock
    ) { [weak self] in self?.report($0) }
  }

  private func makePutImage(_ context: UInt32) -> PutImagePresenter {
    PutImagePresenter(connection: connection, window: window, context: context) { [weak self] in
      self?.report($0)
    }
  }
}
