import CUIXlib
import Dispatch
import Foundation
import Glibc

/// The socket of the render connection and the thread that waits for it.
///
/// The reader sleeps in `poll`, and does the render queue's work itself when bytes arrive, so one
/// thread wakes up for a display refresh. Workaround: a Dispatch source needs four wake-ups for the
/// same: its manager, a worker, and to arm it again. The connection is closed when both its owner
/// and the reader have released it, in either order. This, and because only the reader uses the
/// descriptor, makes it `Sendable`.
final class X11Socket: @unchecked Sendable {
  private let handle: OpaquePointer
  private let descriptor: Int32

  init(handle: OpaquePointer) {
    self.handle = handle
    descriptor = xcb_get_file_descriptor(handle)
  }

  deinit { xcb_disconnect(handle) }

  /// Calls `read` on `queue` whenever there is something to read, including the end of the
  /// connection, until it returns false for a closed connection.
  func startReader(on queue: DispatchQueue, read: @escaping @Sendable () -> Bool) {
    let thread = Thread { [self] in
      repeat { waitForBytes() } while queue.sync(execute: read)
    }
    thread.name = "casement.render.x11"
    thread.start()
  }

  /// Ends the reader and all communication with the server.
  func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Returns at once if the connection was shut down from either side.
  private func waitForBytes() {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while Glibc.poll(&poll, 1, -1) < 0 && errno == EINTR {}
  }
}
