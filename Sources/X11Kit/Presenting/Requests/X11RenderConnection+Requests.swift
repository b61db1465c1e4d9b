import CUIXlib
import Glibc
import RasterKit

// Hand-written requests: MIT-SHM 1.1, SYNC 3.0 and Present 1.0, as in their protocol headers.
extension X11RenderConnection {
  func makeID() -> UInt32 { xcb_generate_id(handle) }

  /// A context for plain copies that does not report exposures.
  func makeGraphicsContext(drawable: UInt32) -> UInt32 {
    let context = makeID()
    withUnsafePointer(to: UInt32(0)) {
      _ = xcb_create_gc(handle, context, drawable, XCB_GC_GRAPHICS_EXPOSURES.rawValue, $0)
    }
    return context
  }

  func freeGraphicsContext(_ context: UInt32) { xcb_free_gc(handle, context) }

  /// Lets the server read a shared memory segment; waits for its reply. Returns false if it
  /// refuses.
  func attach(segment: UInt32, identifier: Int32) -> Bool {
    guard let shm = extensions.shm else { return false }
    return ShmRequests.attach(segment, identifier, on: handle, opcode: shm.opcode)
  }

  func detach(segment: UInt32) {
    guard let shm = extensions.shm else { return }
    ShmRequests.detach(segment, on: handle, opcode: shm.opcode)
  }

  /// Puts a part of a segment's image; returns the request's sequence number.
  func putShared(_ put: ShmRequests.Put, asksCompletion: Bool) -> UInt32 {
    guard let shm = extensions.shm else { return 0 }
    return ShmRequests.put(put, asksCompletion: asksCompletion, on: handle, opcode: shm.opcode)
  }

  /// Sends a part of an image through the socket; it must fit one request.
  func put(
    _ rect: PixelRect, of source: PixelTarget, drawable: UInt32, context: UInt32,
    _ format: X11PixelFormat
  ) {
    let bytesPerRow = format.bytesPerRow(width: Int(rect.width))
    withUnsafeTemporaryAllocation(byteCount: bytesPerRow * Int(rect.height), alignment: 16) {
      Kernels.fillLayout(
        $0.baseAddress!, bytesPerRow: bytesPerRow, packing: format.packing, from: source,
        rect: rect)
      xcb_put_image(
        handle, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), drawable, context, UInt16(rect.width),
        UInt16(rect.height), Int16(rect.minX), Int16(rect.minY), 0, format.depth,
        UInt32($0.count), $0.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Reports progress to the window manager.
  func setCounter(_ counter: UInt32, to value: UInt64) {
    guard let sync = extensions.sync else { return }
    var request = X11RequestWriter(minor: 3)
    request.append(counter)
    request.append(UInt32(truncatingIfNeeded: value >> 32))
    request.append(UInt32(truncatingIfNeeded: value))
    _ = request.send(on: handle, opcode: sync.opcode)
  }

  /// Selects a window's completion events (2) or none (0).
  func selectTicks(_ eventID: UInt32, window: UInt32, mask: UInt32) {
    guard let present = extensions.present else { return }
    var request = X11RequestWriter(minor: 3)
    request.append(eventID)
    request.append(window)
    request.append(mask)
    _ = request.send(on: handle, opcode: present.opcode)
  }

  /// Requests an event at the vertical blank `target`, or at the next one if that has passed. Sent
  /// with the next flush.
  func requestTick(window: UInt32, serial: UInt32, target: UInt64) {
    guard let present = extensions.present else { return }
    hasUnsentTicks = true
    var request = X11RequestWriter(minor: 2)
    request.append(window)
    request.append(serial)
    request.append(UInt32(0))
    request.append(target)
    request.append(UInt64(1))
    request.append(UInt64(0))
    _ = request.send(on: handle, opcode: present.opcode)
  }
}

/// MIT-SHM's requests, which the probe sends before there is a render connection.
enum ShmRequests {
  /// A part of an image in a segment and its destination.
  struct Put {
    var segment: UInt32
    var drawable: UInt32
    var context: UInt32
    var depth: UInt8
    /// Size of the whole image in the segment.
    var imageSize: PixelSize
    /// The image's row for the first row of the drawable.
    var firstRow: Int32 = 0
    /// In the drawable.
    var rect: PixelRect
  }

  static func attach(
    _ segment: UInt32, _ identifier: Int32, on connection: OpaquePointer, opcode: UInt8
  ) -> Bool {
    var request = X11RequestWriter(minor: 1)
    request.append(segment)
    request.append(identifier)
    request.append(UInt32(1).littleEndian)  // read only
    let sequence = request.send(on: connection, opcode: opcode, isChecked: true)
    let error = xcb_request_check(connection, xcb_void_cookie_t(sequence: sequence))
    defer { free(error) }
    return error == nil && xcb_connection_has_error(connection) == 0
  }

  static func detach(_ segment: UInt32, on connection: OpaquePointer, opcode: UInt8) {
    var request = X11RequestWriter(minor: 2)
    request.append(segment)
    _ = request.send(on: connection, opcode: opcode)
  }

  @discardableResult
  static func put(
    _ put: Put, asksCompletion: Bool, on connection: OpaquePointer, opcode: UInt8
  ) -> UInt32 {
    var request = X11RequestWriter(minor: 3)
    request.append(put.drawable)
    request.append(put.context)
    request.append(UInt16(put.imageSize.width))
    request.append(UInt16(put.imageSize.height))
    request.append(UInt16(put.rect.minX))
    request.append(UInt16(put.firstRow + put.rect.minY))
    request.append(UInt16(put.rect.width))
    request.append(UInt16(put.rect.height))
    request.append(Int16(put.rect.minX))
    request.append(Int16(put.rect.minY))
    request.append(put.depth)
    request.append(UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue))
    request.append(UInt8(asksCompletion ? 1 : 0))
    request.append(UInt8(0))
    request.append(put.segment)
    request.append(UInt32(0))
    return request.send(on: connection, opcode: opcode)
  }
}
