// Walk 1: bytes on the X connection. In: a readable socket. Out: XEvents, in order.
// Next: Events/X11EventTranslator.

import CUIXlib
import Glibc

/// Reads the main connection: its socket wakes the main thread, which then takes all events. Main thread only.
///
/// Workaround: Xlib reads the socket whenever it talks to the server, so events may wait in its own
/// queue while the socket is idle. With the socket alone they would be left there. So every turn of
/// the main loop drains, and `hasQueuedEvents` is checked after every flush.
@MainActor
final class X11EventLoop {
  private let connection: X11Connection
  private let arrivals: X11Arrivals
  private var source: X11RunLoopSource?
  /// The sequence number of the request after the last one sent.
  private var sentThrough: UInt = 0

  init(connection: X11Connection) {
    self.connection = connection
    arrivals = X11Arrivals(at: connection.fileDescriptor)
  }

  func start(wake: @escaping @MainActor () -> Void) {
    source = X11RunLoopSource(descriptor: arrivals.set, of: arrivals) { [weak self] in
      if self?.hasArrivals == true { wake() }
    }
  }

  /// Whether there is something to handle: what has woken main may have been read since.
  private var hasArrivals: Bool {
    connection.isLost || XEventsQueued(connection.display, QueuedAfterReading) > 0
      || connection.isLost
  }

  /// Reads the socket and delivers all events, but for a key's release that has come right behind its press
  /// and is the last event: what the press does is shown first. Returns whether there is one.
  func drain(_ handle: (inout XEvent) -> Void) -> Bool {
    var event = XEvent()
    while !connection.isLost, XPending(connection.display) > 0 {
      XNextEvent(connection.display, &event)
      let pressed = event.type == KeyPress ? event.xkey.keycode : 0
      handle(&event)
      if pressed != 0, isOnlyRelease(of: pressed) { return true }
    }
    return false
  }

  /// Whether the release of a key is all that is waiting.
  private func isOnlyRelease(of keycode: UInt32) -> Bool {
    guard !connection.isLost, XEventsQueued(connection.display, QueuedAlready) == 1 else {
      return false
    }
    var next = XEvent()
    XPeekEvent(connection.display, &next)
    return next.type == KeyRelease && next.xkey.keycode == keycode
  }

  /// Sends the requests made since the last flush in one write. Does nothing if there are none,
  /// because Xlib would still read the socket.
  func flush() {
    guard !connection.isLost, XNextRequest(connection.display) != sentThrough else { return }
    XFlush(connection.display)
    sentThrough = XNextRequest(connection.display)
  }

  /// Whether Xlib's queue holds events that the socket will not announce.
  var hasQueuedEvents: Bool {
    !connection.isLost && XEventsQueued(connection.display, QueuedAlready) > 0
  }

  /// Stops reading a lost connection.
  func stop() { source = nil }
}

/// An epoll set with one socket.
private final class X11Arrivals {
  let set: Int32

  init(at socket: Int32) {
    set = epoll_create1(Int32(EPOLL_CLOEXEC))
    var event = epoll_event()
    event.events = EPOLLIN.rawValue
    epoll_ctl(set, EPOLL_CTL_ADD, socket, &event)
  }

  deinit { close(set) }
}
