// Walk 7: key commands. In: a UIPressesEvent. Out: a performed command, a moved focus, an open menu or a
// dismissal; or nothing, and the event goes on. Next: Windows/UIWindow+Events.

/// Checks whether a key is a command before responders get it as a press. Main thread only.
///
/// The order: commands with priority over the system; text for a first responder that takes some, which
/// is a press; Tab and Escape; all other commands; Control and Tab; the key for menus. A held Control key is
/// read as itself first and then as ⌘. The repeats and the release of a taken key do not reach responders
/// either.
@MainActor
enum KeyDispatcher {
  static func take(_ event: UIPressesEvent) -> Bool {
    guard let press = event.presses.first(where: { $0.phase != .stationary }),
      let window = press.window, let key = press.key
    else { return false }
    switch press.phase {
    case .began:
      press.isTaken = perform(key, in: window)
      return press.isTaken
    case .changed where press.isTaken:
      _ = perform(key, in: window, isRepeated: true)
      return true
    default:
      return press.isTaken
    }
  }

  private static func perform(
    _ key: UIKey, in window: UIWindow, isRepeated: Bool = false
  ) -> Bool {
    var matches = KeyCommandMatches(of: key, in: window)
    matches.isRepeated = isRepeated
    let start = window.keyResponder
    if matches.perform(from: start, where: { $0.wantsPriorityOverSystemBehavior }) { return true }
    if start.takesAsText(key) { return false }
    return performSystemBehavior(of: key, in: window)
      || matches.perform(from: start) { !$0.wantsPriorityOverSystemBehavior }
      || leaveText(by: key, in: window) || openContextMenu(by: key, in: window)
  }

  /// Control and Tab move the focus where Tab is a letter, unless they are a command.
  private static func leaveText(by key: UIKey, in window: UIWindow) -> Bool {
    switch (key.keyCode, key.modifierFlags.subtracting(.alphaShift)) {
    case (.keyboardTab, .control): window.moveFocus(.next)
    case (.keyboardTab, [.control, .shift]): window.moveFocus(.previous)
    default: false
    }
  }

  /// The key for menus, and Shift and F10, unless they are a command.
  private static func openContextMenu(by key: UIKey, in window: UIWindow) -> Bool {
    switch (key.keyCode, key.modifierFlags.subtracting(.alphaShift)) {
    case (.keyboardApplication, []), (.keyboardF10, .shift): window.openContextMenu()
    default: false
    }
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
      // Escape must not dismiss anything below a presented controller.
      if (responder as? UIViewController)?.presentedBy != nil { return false }
    }
    return false
  }
}
