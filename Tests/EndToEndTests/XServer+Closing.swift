import XTestRig

extension XServer {
  /// Presses Alt-F4, which openbox closes the active window by, until that is so. Workaround: on a busy machine
  /// openbox misses a key now and then.
  func closesByKey(until isClosed: () -> Bool) throws -> Bool {
    for _ in 0..<3 {
      try xdotool(["key", "alt+F4"])
      if isClosed() { return true }
    }
    return false
  }
}
