import Foundation

/// Shows the menu bar when the left Alt key is pressed and lifted by itself, or F10 is pressed. The right one
/// types characters on many keyboards.
@MainActor
final class MenuBarKeys {
  private var isArmed = false

  /// Whether the event is the bar's, and nobody else's.
  func takes(_ event: UIEvent) -> Bool {
    guard let event = event as? UIPressesEvent else {
      if event.type == .touches { isArmed = false }
      return false
    }
    guard let press = event.presses.first(where: { $0.phase != .stationary }),
      let key = press.key, let window = press.window
    else { return false }
    switch press.phase {
    case .began: return begin(key, isAlone: event.presses.count == 1, window)
    case .ended:
      defer { isArmed = false }
      guard isArmed, key.keyCode == .keyboardLeftAlt else { return false }
      window.menuBar.toggle()
    case .changed, .stationary, .cancelled: isArmed = false
    }
    return false
  }

  private func begin(_ key: UIKey, isAlone: Bool, _ window: UIWindow) -> Bool {
    isArmed = isAlone && key.keyCode == .keyboardLeftAlt
    let plain = key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    guard key.keyCode == .keyboardF10, plain, window.menuBarVisibility != .never else {
      return false
    }
    window.menuBar.toggle()
    return true
  }
}
