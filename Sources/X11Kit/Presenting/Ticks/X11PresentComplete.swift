/// Present's CompleteNotify: a vertical blank happened.
struct X11PresentComplete: Equatable {
  var eventID: UInt32
  /// The serial given to `requestTick`.
  var serial: UInt32
  /// Microseconds on the server's monotonic clock.
  var time: UInt64
  /// The number of the blank.
  var count: UInt64

  /// Reads the event as xcb stores it: with a 32-bit sequence number inserted after the first 32
  /// bytes.
  ///
  /// Nil for Present's other events.
  init?(event: UnsafeRawPointer) {
    let completeNotify: UInt16 = 1
    guard event.load(fromByteOffset: 8, as: UInt16.self) == completeNotify else { return nil }
    eventID = event.load(fromByteOffset: 12, as: UInt32.self)
    serial = event.load(fromByteOffset: 20, as: UInt32.self)
    time = event.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
    count = event.loadUnaligned(fromByteOffset: 36, as: UInt64.self)
  }
}
