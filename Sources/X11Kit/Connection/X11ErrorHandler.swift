import CUIXlib
import Diagnostics
import Glibc
import Synchronization

/// Xlib's two process-wide handlers: they log, record the failure, and never end the process.
///
/// They may be called on any thread that uses any display of the process, so they only take a lock.
/// A display is identified by the address of its connection.
enum X11ErrorHandler {
  private struct State {
    /// Displays whose connection is lost.
    var lost: Set<UInt> = []
    /// Requests that are expected to fail, because their window belongs to another client.
    var pardoned: [UInt: [ClosedRange<UInt>]] = [:]
    var isInstalled = false
  }

  private static let state = Mutex(State())

  /// Installs the handlers once for the process; they are never replaced afterwards. Workaround:
  /// when a connection is lost, Xlib ends the process unless both handlers exist and return.
  static func install() {
    let isFirst = state.withLock { state in
      defer { state.isInstalled = true }
      return !state.isInstalled
    }
    guard isFirst else { return }
    XSetErrorHandler { display, event in
      if let display, let event { X11ErrorHandler.note(event.pointee, on: display) }
      return 0
    }
    XSetIOErrorHandler { _ in 0 }
  }

  /// Records the loss of `display` instead of ending the process.
  static func watch(_ display: OpaquePointer) {
    XSetIOErrorExitHandler(
      display,
      { display, _ in
        if let display { X11ErrorHandler.markLost(display) }
      }, nil)
  }

  static func isLost(_ display: OpaquePointer) -> Bool {
    state.withLock { $0.lost.contains(UInt(bitPattern: display)) }
  }

  /// Forgets a display that is being closed, because its address may be reused for another one.
  static func forget(_ display: OpaquePointer) {
    state.withLock {
      $0.lost.remove(UInt(bitPattern: display))
      $0.pardoned[UInt(bitPattern: display)] = nil
    }
  }

  /// Does not log errors of the requests made in `body`. Since errors may arrive later, they are
  /// recognised by display and serial; those of requests with a reply arrive within `body`.
  static func pardon(_ display: OpaquePointer, _ body: () -> Void) {
    let first = XNextRequest(display)
    addPardon(first...UInt.max, display)
    body()
    let end = XNextRequest(display)
    state.withLock { _ = $0.pardoned[UInt(bitPattern: display)]?.popLast() }
    if end > first { addPardon(first...end - 1, display) }
  }

  private static func addPardon(_ serials: ClosedRange<UInt>, _ display: OpaquePointer) {
    let answered = XLastKnownRequestProcessed(display)
    state.withLock {
      var ranges = $0.pardoned[UInt(bitPattern: display), default: []]
      ranges.removeAll { $0.upperBound < answered }
      ranges.append(serials)
      $0.pardoned[UInt(bitPattern: display)] = ranges
    }
  }

  private static func markLost(_ display: OpaquePointer) {
    state.withLock { _ = $0.lost.insert(UInt(bitPattern: display)) }
  }

  private static func note(_ error: XErrorEvent, on display: OpaquePointer) {
    let isPardoned = state.withLock { state in
      state.pardoned[UInt(bitPattern: display), default: []].contains { $0.contains(error.serial) }
    }
    if isPardoned { return }
    Log.x11.write(
      "X error \(X11ErrorName.of(error.error_code)) for request \(error.request_code)."
        + "\(error.minor_code) on resource 0x\(String(error.resourceid, radix: 16))")
  }
}
