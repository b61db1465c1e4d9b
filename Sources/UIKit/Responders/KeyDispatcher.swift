// Walk 7: keys with a meaning. In: a UIPressesEvent. Out: a command performed, the focus moved,
// something dismissed; or nothing, and the event goes on. Next: Windows/UIWindow+Events.

/// Looks whether a key is a command before responders are offered it as a press. Main thread only.
///
/// In this order: commands that want priority; what the system does with Tab and Escape; all other
/// commands. A key that was taken stays taken while it repeats, and its release is nobody's.
@MainActor
enum KeyDispatcher {
  /// True when the event's key has been taken.
  static func take(_ event: UIPressesEvent) -> Bool {
    guard let press = event.presses.first(where: { $0.phase != .stationary }),
      let window = press.window, let key = press.key
    else { return false }
    switch press.phase {
    case .began:
      press.isTaken = perform(key, in: window)
      return press.isTaken
    case .changed where press.isTaken:
      _ = perform(key, in: window)
      return true
    default:
      return press.isTaken
    }
  }

  private static func perform(_ key: UIKey, in window: UIWindow) -> Bool {
    performCommand(for: key, in: window) { $0.wantsPriorityOverSystemBehavior }
      || performSystemBehavior(of: key, in: window)
      || performCommand(for: key, in: window) { !$0.wantsPriorityOverSystemBehavior }
  }

  /// Nearer responders' commands go first.
  private static func performCommand(
    for key: UIKey, in window: UIWindow, where isDue: (UIKeyCommand) -> Bool
  ) -> Bool {
    let start = window.keyResponder
    var chain = ResponderChain(from: start)
    while let responder = chain.next() {
      for command in responder.keyCommands ?? [] where isDue(command) && command.matches(key) {
        if command.perform(from: start) { return true }
      }
    }
    return false
  }

  private static func performSystemBehavior(of key: UIKey, in window: UIWindow) -> Bool {
    switch (key.keyCode, key.modifierFlags.subtracting(.alphaShift)) {
    case (.keyboardTab, []): window.moveFocus(.next)
    case (.keyboardTab, .shift): window.moveFocus(.previous)
    case (.keyboardEscape, []): dismiss(in: window)
    default: false
    }
  }

  private static func dismiss(in window: UIWindow) -> Bool {
    var chain = ResponderChain(from: window.keyResponder)
    while let responder = chain.next() {
      if responder.accessibilityPerformEscape() { return true }
      // What lies beneath something presented is not what the user means.
      if (responder as? UIViewController)?.presentedBy != nil { return false }
    }
    return false
  }
}
