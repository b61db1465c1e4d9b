import CUIXlib
import Dispatch
import Foundation
import Glibc
import Synchronization

/// The socket of the render connection, and those who wait for it: a thread, or main.
///
/// The thread sleeps in `poll`, and does the render queue's work itself when bytes arrive, so one
/// thread wakes up for a display refresh. Workaround: a Dispatch source needs four wake-ups for the
/// same: its manager, a worker, and to arm it again. The connection is closed when both its owner
/// and the thread have released it, in either order. This, and because bytes are only read on the render
/// queue, makes it `Sendable`.
final class X11Socket: @unchecked Sendable {
  private struct Reading: Sendable {
    var queue: DispatchQueue
    var read: @Sendable () -> Bool
  }

  let readers: X11SocketReaders
  private let handle: OpaquePointer
  private let descriptor: Int32
  private let reading = Mutex<Reading?>(nil)

  init(handle: OpaquePointer) {
    self.handle = handle
    descriptor = xcb_get_file_descriptor(handle)
    readers = X11SocketReaders(socket: descriptor)
  }

  deinit { xcb_disconnect(handle) }

  /// Calls `read` on `queue` whenever there is something to read, including the end of the
  /// connection, until it returns false for a closed connection.
  func startReader(on queue: DispatchQueue, read: @escaping @Sendable () -> Bool) {
    reading.withLock { $0 = Reading(queue: queue, read: read) }
    let thread = Thread { [self] in
      repeat { readers.waitForThread() } while queue.sync(execute: read)
    }
    thread.name = "casement.render.x11"
    thread.start()
  }

  /// Reads on the main thread, if there is a reader that can be spared it.
  func readOnMain() {
    guard let reading = reading.withLock({ $0 }) else { return }
    readers.mainCame()
    _ = reading.queue.sync(execute: reading.read)
  }

  /// Ends the reader and all communication with the server.
  func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
}
