/// The keys that are down, by key code, and the key that a composed character belongs to.
///
/// An input method keeps the presses that compose a character, and sends the character as a press
/// of key code 0. The release that follows has the real key code.
struct X11PressedKeys {
  /// Keys whose press was reported to the app.
  private(set) var reported: Set<UInt32> = []
  /// Keys whose press the input method kept.
  private var kept: Set<UInt32> = []
  /// The last of them, until it has typed something.
  private var composing: UInt32?
  /// When keys came up whose press the input method had not given back.
  private var earlyReleases: [UInt32: UInt32] = [:]

  /// Returns true for a press, false for a repeat.
  mutating func press(_ key: UInt32) -> Bool {
    kept.remove(key)
    return reported.insert(key).inserted
  }

  mutating func keep(_ key: UInt32) {
    kept.insert(key)
    composing = key
  }

  /// The key that typed the composed character; 0 if unknown. It may already be released.
  mutating func takeComposing() -> (key: UInt32, isDown: Bool) {
    let key = composing ?? 0
    composing = nil
    return (key, isDown(key))
  }

  func isDown(_ key: UInt32) -> Bool { kept.contains(key) || reported.contains(key) }

  /// Whether a press that the input method gives back comes after its release.
  mutating func cameUp(_ key: UInt32, after press: UInt32) -> Bool {
    guard let release = earlyReleases.removeValue(forKey: key) else { return false }
    // The server's time begins again after 49 days.
    return Int32(bitPattern: release &- press) >= 0
  }

  /// Returns whether the press was reported to the app.
  mutating func release(_ key: UInt32, at time: UInt32 = 0) -> Bool {
    if kept.remove(key) != nil { earlyReleases[key] = time }
    return reported.remove(key) != nil
  }

  /// Releases all other keys. Returns those whose press was reported to the app, in order.
  mutating func releaseAll(but isDown: (UInt32) -> Bool) -> [UInt32] {
    let released = reported.filter { !isDown($0) }
    reported.subtract(released)
    kept = kept.filter(isDown)
    return released.sorted()
  }
}
