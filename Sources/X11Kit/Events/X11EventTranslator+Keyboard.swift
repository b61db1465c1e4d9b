// Walk 2: X event translation, keys and focus. In: XEvent. Out: KeyStroke, focus changes.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit

extension X11EventTranslator {
  /// With detectable auto-repeat a second press without a release between is a repeat.
  func keyPressed(_ event: XKeyEvent) {
    lastInputTime = event.time
    let isNew = update(event.window) { $0.keys.insert(event.keycode).inserted }
    guard let isNew else { return }
    stroke(event, isNew ? .pressed : .repeated)
  }

  func keyReleased(_ event: XKeyEvent) {
    let wasDown = update(event.window) { $0.keys.remove(event.keycode) != nil }
    guard wasDown == true else { return }
    stroke(event, .released)
  }

  func focusGained(_ event: XFocusChangeEvent) {
    guard isRealFocus(event) else { return }
    setFocused(true, event.window)
  }

  func focusLost(_ event: XFocusChangeEvent) {
    guard isRealFocus(event) else { return }
    releaseKeys(of: event.window)
    setFocused(false, event.window)
  }
}

extension X11EventTranslator {
  /// Grabs take the keyboard for a moment without moving the focus; the other details tell of
  /// the pointer's window and of children.
  private func isRealFocus(_ event: XFocusChangeEvent) -> Bool {
    event.mode != NotifyGrab && event.mode != NotifyUngrab && event.detail != NotifyPointer
      && event.detail != NotifyInferior
  }

  private func setFocused(_ isFocused: Bool, _ window: Window) {
    guard let track = tracks[window], track.isFocused != isFocused else { return }
    tracks[window]?.isFocused = isFocused
    emit(isFocused ? .focused : .unfocused, for: window)
  }

  /// Keys released elsewhere are never reported: they count as released when the focus goes.
  private func releaseKeys(of window: Window) {
    guard let keys = tracks[window]?.keys, !keys.isEmpty else { return }
    tracks[window]?.keys = []
    for keycode in keys.sorted() {
      let stroke = KeyStroke(
        action: .released, usage: X11KeyUsage.usage(keycode: keycode), characters: "",
        charactersIgnoringModifiers: "", modifiers: [], time: arrival)
      emit(.key(WindowID(rawValue: UInt64(window)), stroke))
    }
  }

  private func stroke(_ event: XKeyEvent, _ action: KeyStroke.Action) {
    let usage = X11KeyUsage.usage(keycode: event.keycode)
    var plain = event
    plain.state &= ~Self.typingModifiers
    let stroke = KeyStroke(
      action: action, usage: usage, characters: keyboard?.text(for: event) ?? "",
      charactersIgnoringModifiers: keyboard?.text(for: plain) ?? "",
      modifiers: modifiers(after: event, action, usage), time: hostTime(event.time))
    emit(.key(WindowID(rawValue: UInt64(event.window)), stroke))
  }

  /// Everything but Shift and the keyboard group, which choose the character on the key.
  private static let typingModifiers = UInt32(
    LockMask | ControlMask | Mod1Mask | Mod2Mask | Mod3Mask | Mod4Mask | Mod5Mask)

  /// The event's state is the one before it; a modifier key's own press counts already.
  private func modifiers(
    after event: XKeyEvent, _ action: KeyStroke.Action, _ usage: UInt16
  ) -> KeyModifiers {
    let before = KeyModifiers(state: event.state)
    guard let own = KeyModifiers.ofKey(usage) else { return before }
    return action == .released ? before.subtracting(own) : before.union(own)
  }
}

extension KeyModifiers {
  /// The modifier a key stands for while it is held.
  static func ofKey(_ usage: UInt16) -> KeyModifiers? {
    switch usage {
    case 0xE0, 0xE4: .control
    case 0xE1, 0xE5: .shift
    case 0xE2, 0xE6: .alternate
    case 0xE3, 0xE7: .command
    default: nil
    }
  }
}
