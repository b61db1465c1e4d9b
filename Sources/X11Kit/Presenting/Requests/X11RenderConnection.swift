import CUIXlib
import Diagnostics
import Dispatch
import Glibc
import PlatformKit

/// The render side's own connection, in raw XCB: no process-wide handlers, no exit on loss.
///
/// Opened on the main thread at start; from the first `start(on:)` every call is made on that queue.
/// That hand-over is what makes it `Sendable`.
final class X11RenderConnection: @unchecked Sendable {
  let handle: OpaquePointer
  let format: X11PixelFormat
  /// Of windows whose pixels may be translucent; nil where there are none.
  let alphaFormat: X11PixelFormat?
  let extensions: X11RenderExtensions
  /// Whether shared memory was tried and works.
  let hasSharedMemory: Bool
  /// The longest request the server takes.
  let maximumRequestBytes: Int

  private let socket: X11Socket
  private var queue: DispatchQueue?
  /// Calls that wait for the one that is under way, while the reader has the queue.
  private var reports: [@Sendable () -> Void] = []
  private var isReading = false
  /// Questions whose answers are still to be collected.
  private var questions: [UInt32] = []
  private var progress = X11Progress()
  /// The next tick of a display is asked for and comes by itself; until this moment it comes soon
  /// enough to prove that the server has done what is requested now.
  var tickProvesUntil = HostTime(seconds: -.infinity)
  /// Ticks were asked for that have not been sent.
  var hasUnsentTicks = false
  /// Whether main may read the socket.
  private var isOfferedToMain = false
  private var lastIdentity: UInt64 = 0
  private(set) var isLost = false

  /// Who hears of what, by window and Present event identifier.
  var targets: [UInt32: WeakReference<X11PresentTarget>] = [:]
  var ticks: [UInt32: WeakReference<X11FrameClock>] = [:]
  /// Who wants to tick once, at a time.
  var alarms: [ObjectIdentifier: WeakReference<X11FrameClock>] = [:]

  /// Connects and tries shared memory; a few round trips.
  init(displayName: String, visual: X11Visual, alphaVisual: X11Visual?) throws {
    guard let handle = xcb_connect(displayName, nil) else {
      throw PlatformError("no memory for a connection to display \"\(displayName)\"")
    }
    self.handle = handle
    socket = X11Socket(handle: handle)
    guard xcb_connection_has_error(handle) == 0 else {
      throw PlatformError("cannot open a second connection to display \"\(displayName)\"")
    }
    format = try X11PixelFormat(visual: visual, setup: xcb_get_setup(handle))
    alphaFormat = try alphaVisual.map {
      try X11PixelFormat(visual: $0, setup: xcb_get_setup(handle))
    }
    _ = fcntl(xcb_get_file_descriptor(handle), F_SETFD, FD_CLOEXEC)
    extensions = X11RenderExtensions(connection: handle)
    maximumRequestBytes = Int(xcb_get_maximum_request_length(handle)) * 4
    hasSharedMemory = ShmProbe.succeeds(on: handle, extensions: extensions)
  }

  deinit { socket.shutDown() }
}

extension X11RenderConnection {
  /// Begins to read the socket on the render queue. Every user of the connection names the same one.
  func start(on queue: DispatchQueue) {
    if let present = self.queue {
      precondition(present === queue, "one render queue serves all windows of a display; pass it")
      return
    }
    self.queue = queue
    socket.startReader(on: queue) { [weak self] in self?.readSocket() ?? false }
  }

  /// Traps on any queue but the one the connection was started on.
  func requireQueue() { RenderQueue.require(queue) }

  /// A number no buffer has had before.
  func makeIdentity() -> UInt64 {
    lastIdentity += 1
    return lastIdentity
  }

  /// Runs `body` on the render queue after the call that is under way has returned, so that nobody
  /// is called back in the middle of a call of theirs.
  func report(_ body: @escaping @Sendable () -> Void) {
    if isReading { reports.append(body) } else { queue?.async(execute: body) }
  }

  /// Runs `body` as soon as the server has done everything requested before this; asks it.
  func fence(_ body: @escaping () -> Void) {
    let sequence = xcb_get_input_focus(handle).sequence
    questions.append(sequence)
    progress.wait(for: sequence, body)
  }

  /// Runs `body` as soon as something comes that proves request `sequence` done. Asks nothing.
  func whenDone(_ sequence: UInt32, _ body: @escaping () -> Void) {
    progress.wait(for: sequence, body)
  }

  /// Sends what was requested, and takes in what came back meanwhile.
  func flush() {
    xcb_flush(handle)
    hasUnsentTicks = false
    takeQueued()
  }

  /// Reads what has arrived, without waiting. Nobody's call is under way here, so that what there is
  /// to report is reported before the reader sleeps again. False once the connection is closed.
  private func readSocket() -> Bool {
    isReading = true
    // One read takes all that is there. Should it not, the reader comes again at once.
    if let event = xcb_poll_for_event(handle) { route(event) }
    takeQueued()
    isReading = false
    expectMain()
    ringAlarms()
    while !reports.isEmpty {
      let waiting = reports
      reports = []
      for report in waiting { report() }
    }
    return xcb_connection_has_error(handle) == 0
  }

  /// Takes what a write or a checked request has read on the side: the source will not tell of it.
  func takeQueued() {
    while let event = xcb_poll_for_queued_event(handle) { route(event) }
    checkConnection()
  }

  private func checkConnection() {
    collectAnswers()
    if xcb_connection_has_error(handle) != 0 { lose() }
  }

  private func collectAnswers() {
    while let first = questions.first {
      var reply: UnsafeMutableRawPointer?
      var error: UnsafeMutablePointer<xcb_generic_error_t>?
      guard xcb_poll_for_reply(handle, first, &reply, &error) != 0 else { return }
      free(reply)
      free(error)
      questions.removeFirst()
      reached(first)
    }
  }

  /// The server has named this request as the last it did.
  private func reached(_ sequence: UInt32) {
    while let action = progress.next(doneWith: sequence) { action() }
  }

  /// The server has gone: frames are swallowed from here on. The main connection tells the app.
  private func lose() {
    guard !isLost else { return }
    isLost = true
    socket.shutDown()
    questions = []
    progress.removeAll()
    for target in targets.values { target.object?.vanish() }
  }
}

extension X11RenderConnection {
  /// Who waits for the socket.
  var readers: X11SocketReaders { socket.readers }

  /// Reads on the main thread what has arrived.
  func readOnMain() { socket.readOnMain() }

  /// Lets main read while it is idle, as long as blanks come, or ends that. Main is to read each blank a
  /// quarter of a refresh after it is due: then the thread takes over.
  func offerToMain(_ isOffered: Bool) {
    let deadline = isOffered && !isLost ? mainDeadline : nil
    if isOfferedToMain == (deadline != nil) { return }
    isOfferedToMain = deadline != nil
    if let deadline {
      readers.offerToMain(by: deadline)
    } else {
      readers.withdrawFromMain()
    }
  }

  private func expectMain() {
    if isOfferedToMain, let deadline = mainDeadline { readers.expectMain(by: deadline) }
  }

  /// The first of all displays; nil while no blank is awaited.
  private var mainDeadline: HostTime? {
    ticks.values.lazy.compactMap { $0.object?.mainDeadline }.min()
  }
}

extension X11RenderConnection {
  /// What the event is about comes first: a tick's frame is made before what the tick proves beside.
  private func route(_ event: UnsafeMutablePointer<xcb_generic_event_t>) {
    defer {
      reached(event.pointee.full_sequence)
      free(event)
    }
    let type = event.pointee.response_type & 0x7F
    let bytes = UnsafeRawPointer(event)
    if type == 0 {
      routeError(bytes.load(as: xcb_generic_error_t.self))
    } else if type == UInt8(XCB_GE_GENERIC), let present = extensions.present,
      bytes.load(fromByteOffset: 1, as: UInt8.self) == present.opcode
    {
      routeTick(X11PresentComplete(event: bytes))
    }
  }

  private func routeTick(_ tick: X11PresentComplete?) {
    guard let tick else { return }
    ticks[tick.eventID]?.object?.didTick(tick)
  }

  /// A window that is gone makes its target swallow frames; a counter that is gone is nobody's
  /// loss; anything else is worth a line.
  private func routeError(_ error: xcb_generic_error_t) {
    if let target = targets[error.resource_id]?.object {
      target.vanish()
    } else if extensions.sync?.firstError != error.error_code {
      Log.x11.write(
        "X error \(X11ErrorName.of(error.error_code)) for render request \(error.major_code)."
          + "\(error.minor_code) on resource 0x\(String(error.resource_id, radix: 16))")
    }
  }
}

extension X11RenderConnection {
  /// Tells the thread that reads when to wake up, whatever comes.
  func alarmsDidChange() {
    readers.wakeThread(at: alarms.values.lazy.compactMap { $0.object?.alarm?.time }.min())
  }

  private func ringAlarms() {
    if alarms.isEmpty { return }
    for clock in alarms.values { clock.object?.ringIfDue() }
  }
}
