// Walk 1: bytes on the X connection. In: a readable socket. Out: XEvents, in order.
// Next: Events/X11EventTranslator.

import CUIXlib
import Dispatch

/// Reads the main connection: a Dispatch read source wakes the main thread, and a drain takes what
/// has come. Main thread only.
///
/// Workaround: Xlib reads the socket whenever it talks to the server, so that events may wait in its own
/// queue while the socket is quiet. That is why every turn of the main loop drains, and `hasQueuedEvents`
/// is asked after every flush; the source alone would leave events lying.
@MainActor
final class X11EventLoop {
  private let connection: X11Connection
  private let input: X11InputMethod
  private var source: (any DispatchSourceRead)?
  /// The number of the request that is to follow the last one sent.
  private var sentThrough: UInt = 0

  init(connection: X11Connection, input: X11InputMethod) {
    self.connection = connection
    self.input = input
  }

  isolated deinit { source?.cancel() }

  func start(wake: @escaping @MainActor () -> Void) {
    source?.cancel()
    let source = DispatchSource.makeReadSource(
      fileDescriptor: connection.fileDescriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(wake) }
    source.activate()
    self.source = source
  }

  /// Reads what the socket holds and hands over every event, until nothing is left; those that the
  /// input method keeps go to `kept`.
  func drain(kept: (XEvent) -> Void, _ handle: (inout XEvent) -> Void) {
    var event = XEvent()
    while !connection.isLost, XPending(connection.display) > 0 {
      XNextEvent(connection.display, &event)
      // Workaround: the input method writes into what it keeps.
      let original = event
      if input.takes(&event) { kept(original) } else { handle(&event) }
    }
  }

  /// Sends what was requested since the last flush, in one write; where nothing was, Xlib would still
  /// read the socket.
  func flush() {
    guard !connection.isLost, XNextRequest(connection.display) != sentThrough else { return }
    XFlush(connection.display)
    sentThrough = XNextRequest(connection.display)
  }

  /// Whether events lie in Xlib's queue that no socket will announce.
  var hasQueuedEvents: Bool {
    !connection.isLost && XEventsQueued(connection.display, QueuedAlready) > 0
  }

  /// Stops listening, for a connection that is lost.
  func stop() {
    source?.cancel()
    source = nil
  }
}
