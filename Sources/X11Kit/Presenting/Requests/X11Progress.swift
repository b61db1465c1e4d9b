/// Actions that wait until the server has executed a request.
///
/// A connection's requests are executed in order, and every event, error or reply contains the
/// number of the last one. So any of them proves that all earlier requests are done.
struct X11Progress {
  private var waiting: [(sequence: UInt32, action: () -> Void)] = []

  /// Requests must be added in order.
  mutating func wait(for sequence: UInt32, _ action: @escaping () -> Void) {
    waiting.append((sequence, action))
  }

  /// Removes and returns the first action whose request is done, given the last sequence number
  /// received; nil if there is none.
  mutating func next(doneWith sequence: UInt32) -> (() -> Void)? {
    // Sequence numbers wrap around.
    guard let first = waiting.first, Int32(bitPattern: sequence &- first.sequence) >= 0 else {
      return nil
    }
    return waiting.removeFirst().action
  }

  mutating func removeAll() { waiting.removeAll() }
}
