import PlatformKit
public import UIKit

extension AppHarness {
  /// Presses and releases the keys of `text`, one character at a time, while `modifiers` are down.
  public func type(_ text: String, modifiers: UIKeyModifierFlags = []) {
    for character in text { strike(0, String(character), modifiers) }
  }

  /// Presses and releases a key by its position, such as an arrow or Escape, while `modifiers` are
  /// down. It types no text.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    strike(UInt16(clamping: key.rawValue), "", modifiers)
  }

  private func strike(_ usage: UInt16, _ text: String, _ modifiers: UIKeyModifierFlags) {
    for action in [KeyStroke.Action.pressed, .released] {
      guard let window = application.keyWindow?.platformWindow else { return }
      let stroke = KeyStroke(
        action: action, usage: usage, characters: text, charactersIgnoringModifiers: text,
        modifiers: KeyModifiers(modifiers), time: platform.clock.now())
      post(.key(window.id, stroke))
      settle()
    }
  }
}

extension KeyModifiers {
  fileprivate init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.alphaShift) { insert(.capsLock) }
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.alternate) }
    if flags.contains(.command) { insert(.command) }
  }
}
