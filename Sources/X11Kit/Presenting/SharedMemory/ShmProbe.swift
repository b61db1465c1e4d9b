import CUIXlib
import Glibc
import RasterKit

/// Tests whether the server reads this process's shared memory. Workaround: the server claims it
/// even if it cannot: over ssh it refuses later, and in a container without shared IPC it may read
/// another process's segment.
///
/// A random pattern is put to a pixmap through the segment and read back through the socket.
enum ShmProbe {
  private static let width = 16
  private static let height = 4

  static func succeeds(on connection: OpaquePointer, extensions: X11RenderExtensions) -> Bool {
    guard let shm = extensions.shm else { return false }
    let identifier = xcb_generate_id(connection)
    let segment = ShmSegment(byteCount: 4096, identifier: identifier) {
      ShmRequests.attach($0, $1, on: connection, opcode: shm.opcode)
    }
    guard let segment else { return false }
    defer { ShmRequests.detach(identifier, on: connection, opcode: shm.opcode) }
    var pattern = [UInt8](repeating: 0, count: 256)
    guard getentropy(&pattern, pattern.count) == 0 else { return false }
    segment.base.copyMemory(from: pattern, byteCount: pattern.count)
    return echo(of: segment, on: connection, opcode: shm.opcode)
      .map { isEcho($0, of: pattern) } ?? false
  }

  /// Draws the segment to a pixmap and reads that back: its bytes, row after row.
  private static func echo(
    of segment: ShmSegment, on connection: OpaquePointer, opcode: UInt8
  ) -> [UInt8]? {
    let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee
    let (pixmap, context) = (xcb_generate_id(connection), xcb_generate_id(connection))
    let (columns, rows) = (UInt16(width), UInt16(height))
    xcb_create_pixmap(connection, root.root_depth, pixmap, root.root, columns, rows)
    xcb_create_gc(connection, context, pixmap, 0, nil)
    let put = ShmRequests.Put(
      segment: segment.identifier, drawable: pixmap, context: context, depth: root.root_depth,
      imageSize: .init(width: Int32(width), height: Int32(height)),
      rect: .init(x: 0, y: 0, width: Int32(width), height: Int32(height)))
    ShmRequests.put(put, asksCompletion: false, on: connection, opcode: opcode)
    let cookie = xcb_get_image(
      connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), pixmap, 0, 0, columns, rows, ~0)
    xcb_free_gc(connection, context)
    xcb_free_pixmap(connection, pixmap)
    guard let reply = xcb_get_image_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    return Array(
      UnsafeBufferPointer(
        start: xcb_get_image_data(reply), count: Int(xcb_get_image_data_length(reply))))
  }

  /// Bits that are not part of a colour may be lost, so at least half of all bytes must be intact.
  private static func isEcho(_ bytes: [UInt8], of pattern: [UInt8]) -> Bool {
    let intact = zip(bytes, pattern).count { $0 == $1 }
    return !bytes.isEmpty && intact * 2 >= bytes.count
  }
}
