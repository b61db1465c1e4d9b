/// What waits for the server to have done a request.
///
/// The requests of one connection are done in their order, and whatever comes back names the last of
/// them. So any event, error or reply, whatever it is about, proves all that was requested before.
struct X11Progress {
  private var waiting: [(sequence: UInt32, action: () -> Void)] = []

  /// Requests must be named in their order.
  mutating func wait(for sequence: UInt32, _ action: @escaping () -> Void) {
    waiting.append((sequence, action))
  }

  /// Takes the first action whose request is done, given what the server has just named; nil when
  /// there is none left.
  mutating func next(doneWith sequence: UInt32) -> (() -> Void)? {
    // Numbers wrap around.
    guard let first = waiting.first, Int32(bitPattern: sequence &- first.sequence) >= 0 else {
      return nil
    }
    return waiting.removeFirst().action
  }

  mutating func removeAll() { waiting.removeAll() }
}
