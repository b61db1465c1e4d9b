import CUIXlib
import Glibc
import Synchronization

/// A rectangle of the screen, row by row, without padding.
package struct XScreenImage: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Pixels in the visual's own format: 0xRRGGBB at depth 24, 565 at depth 16.
  package let pixels: [UInt32]

  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}

/// A separate client that reads the root window. Uses XCB, because a dying server must not end the
/// tests, and the process's error handlers must not be changed.
final class XPixelReader: @unchecked Sendable {
  private let connection: OpaquePointer
  private let root: UInt32
  private let lock = Mutex(())

  init(display: String) throws {
    guard let connection = xcb_connect(display, nil) else {
      throw XTestRigError("no memory for a connection to \(display)")
    }
    guard xcb_connection_has_error(connection) == 0 else {
      xcb_disconnect(connection)
      throw XTestRigError("cannot open display \(display)")
    }
    self.connection = connection
    self.root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
  }

  deinit { xcb_disconnect(connection) }

  func image(x: Int, y: Int, width: Int, height: Int) throws -> XScreenImage {
    try lock.withLock { _ in try read(x: x, y: y, width: width, height: height) }
  }

  func fillRoot(_ pixel: UInt32) {
    withUnsafePointer(to: pixel) { value in
      _ = xcb_change_window_attributes(connection, root, XCB_CW_BACK_PIXEL.rawValue, value)
    }
    xcb_clear_area(connection, 0, root, 0, 0, 0, 0)
    xcb_flush(connection)
  }

  private func read(x: Int, y: Int, width: Int, height: Int) throws -> XScreenImage {
    let cookie = xcb_get_image(
      connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), root, Int16(x), Int16(y),
      UInt16(width), UInt16(height), ~0)
    guard let reply = xcb_get_image_reply(connection, cookie, nil) else {
      throw XTestRigError("no image of \(width)x\(height) at \(x), \(y)")
    }
    defer { free(reply) }
    let bytes = UnsafeRawBufferPointer(
      start: xcb_get_image_data(reply), count: Int(xcb_get_image_data_length(reply)))
    let depth = reply.pointee.depth
    let pixels = Self.unpack(
      bytes, width: width, height: height, bitsPerPixel: bitsPerPixel(depth: depth))
    // The bits above the depth are undefined.
    let mask = UInt32(truncatingIfNeeded: 1 << UInt64(depth) - 1)
    return XScreenImage(width: width, height: height, pixels: pixels.map { $0 & mask })
  }

  private func bitsPerPixel(depth: UInt8) -> Int {
    let setup = xcb_get_setup(connection)
    let formats = UnsafeBufferPointer(
      start: xcb_setup_pixmap_formats(setup), count: Int(xcb_setup_pixmap_formats_length(setup)))
    return Int(formats.first { $0.depth == depth }?.bits_per_pixel ?? 32)
  }

  /// Xvfb pads rows to 32 bits and uses the machine's byte order.
  private static func unpack(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, bitsPerPixel: Int
  ) -> [UInt32] {
    if bitsPerPixel == 32 { return Array(bytes.bindMemory(to: UInt32.self).prefix(width * height)) }
    let size = bitsPerPixel / 8
    let stride = (width * bitsPerPixel + 31) / 32 * 4
    return (0..<width * height).map { index in
      let start = index / width * stride + index % width * size
      return (0..<size).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
  }
}
