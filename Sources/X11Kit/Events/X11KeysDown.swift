/// Which keys are down, by their key codes, and which key a composed character belongs to.
///
/// An input method keeps the presses that lead to a character, and sends the character as a press of
/// key code 0. The release that follows has the real key code.
struct X11KeysDown {
  /// Keys whose press the app has been told of.
  private(set) var told: Set<UInt32> = []
  /// Keys whose press the input method has kept.
  private var kept: Set<UInt32> = []
  /// The last of them, as long as nothing has been typed with it.
  private var composing: UInt32?

  /// True for a press, false for a repeat.
  mutating func press(_ key: UInt32) -> Bool {
    kept.remove(key)
    return told.insert(key).inserted
  }

  mutating func keep(_ key: UInt32) {
    kept.insert(key)
    composing = key
  }

  /// The key that typed the composed character; 0 where nobody knows. It may be up again already.
  mutating func takeComposing() -> (key: UInt32, isDown: Bool) {
    let key = composing ?? 0
    composing = nil
    return (key, kept.contains(key) || told.contains(key))
  }

  /// Whether the app was told of the press.
  mutating func release(_ key: UInt32) -> Bool {
    kept.remove(key)
    return told.remove(key) != nil
  }

  /// Lets go of all keys but these, and returns those of them that the app was told of, in order.
  mutating func releaseAll(but isDown: (UInt32) -> Bool) -> [UInt32] {
    let released = told.filter { !isDown($0) }
    told.subtract(released)
    kept = kept.filter(isDown)
    return released.sorted()
  }
}
