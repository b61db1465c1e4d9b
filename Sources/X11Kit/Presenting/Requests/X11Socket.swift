import CUIXlib
import Dispatch
import Foundation
import Glibc

/// The socket of the render connection and the thread that waits at it.
///
/// The reader sleeps in `poll` and, when bytes come, does the render queue's work itself: one thread
/// wakes up for a beat of the display. Workaround: a Dispatch source costs four wake-ups for the same, of
/// its manager and a worker, and to arm it again. The connection is closed when both its owner and the
/// reader have let go of it, in either order; that, and that only the reader uses the handle's number,
/// makes it `Sendable`.
final class X11Socket: @unchecked Sendable {
  private let handle: OpaquePointer
  private let descriptor: Int32

  init(handle: OpaquePointer) {
    self.handle = handle
    descriptor = xcb_get_file_descriptor(handle)
  }

  deinit { xcb_disconnect(handle) }

  /// Calls `read` on `queue` whenever there is something to read, the end of the connection included,
  /// until it answers that the connection is closed.
  func startReader(on queue: DispatchQueue, read: @escaping @Sendable () -> Bool) {
    let thread = Thread { [self] in
      repeat { waitForBytes() } while queue.sync(execute: read)
    }
    thread.name = "casement.render.x11"
    thread.start()
  }

  /// Ends the reader, and every talk with the server.
  func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Returns at once when the connection has been shut down from either side.
  private func waitForBytes() {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while Glibc.poll(&poll, 1, -1) < 0 && errno == EINTR {}
  }
}
