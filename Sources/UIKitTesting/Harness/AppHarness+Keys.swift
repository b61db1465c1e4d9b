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

  /// Presses a key and holds it down, such as Control.
  public func keyDown(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    strike(.pressed, UInt16(clamping: key.rawValue), "", modifiers)
  }

  /// Releases a key that is down.
  public func keyUp(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    strike(.released, UInt16(clamping: key.rawValue), "", modifiers)
  }

  /// Posts keys that arrive together, as those typed while the app was busy. The next turn gets them all.
  func post(
    _ keys: [UIKeyboardHIDUsage] = [], text: String = "", modifiers: UIKeyModifierFlags = []
  ) {
    for key in keys { postStrike(UInt16(clamping: key.rawValue), "", modifiers) }
    for character in text { postStrike(0, String(character), modifiers) }
  }

  private func postStrike(_ usage: UInt16, _ text: String, _ modifiers: UIKeyModifierFlags) {
    post(.pressed, usage, text, modifiers)
    post(.released, usage, text, modifiers)
  }

  private func strike(_ usage: UInt16, _ text: String, _ modifiers: UIKeyModifierFlags) {
    strike(.pressed, usage, text, modifiers)
    strike(.released, usage, text, modifiers)
  }

  private func strike(
    _ action: KeyStroke.Action, _ usage: UInt16, _ text: String, _ modifiers: UIKeyModifierFlags
  ) {
    post(action, usage, text, modifiers)
    settle()
  }

  private func post(
    _ action: KeyStroke.Action, _ usage: UInt16, _ text: String, _ modifiers: UIKeyModifierFlags
  ) {
    guard let window = application.keyWindow?.platformWindow else { return }
    let stroke = KeyStroke(
      action: action, usage: usage, characters: text, charactersIgnoringModifiers: text,
      modifiers: KeyModifiers(modifiers), time: platform.clock.now())
    post(.key(window.id, stroke))
  }
}

extension KeyModifiers {
  init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.alphaShift) { insert(.capsLock) }
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.alternate) }
    if flags.contains(.command) { insert(.command) }
  }
}
