import CUIXlib

/// The bytes of one request, in the machine's byte order, for extensions whose libraries the render
/// connection does not use (their layouts are in the X11 protocol headers).
package struct X11RequestWriter {
  /// The longest, Present's PresentNotifyMSC and MIT-SHM's PutImage, have 40 bytes.
  private var bytes = InlineArray<48, UInt8>(repeating: 0)
  private(set) var count = 4

  /// Starts a request of an extension; the major opcode and the length are filled in when sending.
  package init(minor: UInt8) { bytes[1] = minor }

  package mutating func append<T: FixedWidthInteger>(_ value: T) {
    withUnsafeBytes(of: value) { value in
      for byte in value {
        bytes[count] = byte
        count += 1
      }
    }
  }

  /// Passes the request to xcb and returns its sequence number; 0 on a lost connection.
  @discardableResult
  package func send(
    on connection: OpaquePointer, opcode: UInt8, isChecked: Bool = false
  ) -> UInt32 {
    var bytes = bytes
    return withUnsafeMutableBytes(of: &bytes) { body in
      // xcb itself uses the two vectors before the first one.
      withUnsafeTemporaryAllocation(of: iovec.self, capacity: 3) { vectors in
        vectors.initialize(repeating: iovec())
        vectors[2] = iovec(iov_base: body.baseAddress, iov_len: count)
        var request = xcb_protocol_request_t(count: 1, ext: nil, opcode: opcode, isvoid: 1)
        return xcb_send_request(
          connection, isChecked ? Int32(XCB_REQUEST_CHECKED.rawValue) : 0,
          vectors.baseAddress! + 2, &request)
      }
    }
  }
}
