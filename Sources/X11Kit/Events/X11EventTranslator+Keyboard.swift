// Walk 2: X event translation, keys and focus. In: XEvent. Out: KeyStroke, focus changes.
// Next: PlatformKit/Events/PlatformEvent.

import CUIXlib
import PlatformKit

extension X11EventTranslator {
  /// With detectable auto-repeat, a second press without a release in between is a repeat.
  func keyPressed(_ event: XKeyEvent) {
    if event.keycode == 0 { return composed(event) }
    noteInput(at: event.time, in: event.window)
    press(event, event.keycode)
    let isOver = update(event.window) {
      $0.keys.cameUp(event.keycode, after: UInt32(truncatingIfNeeded: event.time))
    }
    if isOver == true { release(event, event.keycode) }
  }

  func keyReleased(_ event: XKeyEvent) {
    let wasTold = update(event.window) {
      $0.keys.release(event.keycode, at: UInt32(truncatingIfNeeded: event.time))
    }
    if wasTold == true { stroke(event, event.keycode, .released) }
  }

  /// The input method keeps an event while composing a character.
  func inputMethodKept(_ event: XEvent, arrivedAt arrival: HostTime) {
    self.arrival = arrival
    switch event.type {
    case KeyPress: _ = update(event.xkey.window) { $0.keys.keep(event.xkey.keycode) }
    case KeyRelease: keyReleased(event.xkey)
    default: break
    }
  }

  /// A key that the input method sends on its own. One that is not really down is released at once.
  func keyForwarded(_ event: XKeyEvent, arrivedAt arrival: HostTime) {
    self.arrival = arrival
    var event = event
    event.time = lastInputTime
    if event.type == KeyRelease { return keyReleased(event) }
    let isDown = tracks[event.window]?.keys.isDown(event.keycode) ?? false
    press(event, event.keycode)
    if !isDown { release(event, event.keycode) }
  }

  /// Releases keys that were released during another client's grab. The event names no window; the
  /// server sends it after each FocusIn.
  func keymapTold(_ event: XKeymapEvent) {
    let bits = withUnsafeBytes(of: event.key_vector) { Array($0) }
    for window in tracks.keys.sorted() {
      releaseKeys(of: window) { bits[Int($0 / 8 % 32)] & 1 << ($0 % 8) != 0 }
    }
  }

  func focusGained(_ event: XFocusChangeEvent) {
    guard isRealFocus(event) else { return }
    setFocused(true, event.window)
  }

  func focusLost(_ event: XFocusChangeEvent) {
    guard isRealFocus(event) else { return }
    setFocused(false, event.window)
    releaseKeys(of: event.window) { _ in false }
  }
}

extension X11EventTranslator {
  /// Grabs take the keyboard temporarily without changing the focus. The other details concern the
  /// pointer's window and children.
  private func isRealFocus(_ event: XFocusChangeEvent) -> Bool {
    event.mode != NotifyGrab && event.mode != NotifyUngrab && event.detail != NotifyPointer
      && event.detail != NotifyInferior
  }

  private func setFocused(_ isFocused: Bool, _ window: Window) {
    guard let track = tracks[window], track.isFocused != isFocused else { return }
    tracks[window]?.isFocused = isFocused
    emit(isFocused ? .focused : .unfocused, for: window)
  }

  private func press(_ event: XKeyEvent, _ key: UInt32) {
    let isNew = update(event.window) { $0.keys.press(key) }
    guard let isNew else { return }
    stroke(event, key, isNew ? .pressed : .repeated)
  }

  /// A composed character is reported as a press of the key that completed it, and ends with that
  /// key's release. If that key is unknown or already released, it ends at once.
  private func composed(_ event: XKeyEvent) {
    guard let origin = update(event.window, { $0.keys.takeComposing() }) else { return }
    noteInput(at: event.time, in: event.window)
    press(event, origin.key)
    if !origin.isDown { release(event, origin.key) }
  }

  private func release(_ event: XKeyEvent, _ key: UInt32) {
    var release = event
    release.type = KeyRelease
    release.keycode = key
    keyReleased(release)
  }

  /// Releases in other windows are never reported, so all keys count as released when the focus is
  /// lost.
  private func releaseKeys(of window: Window, but isDown: (UInt32) -> Bool) {
    guard let keys = update(window, { $0.keys.releaseAll(but: isDown) }) else { return }
    for keycode in keys {
      let stroke = KeyStroke(
        action: .released, usage: usage(of: keycode), characters: "",
        charactersIgnoringModifiers: "", modifiers: heldModifiers(of: window), time: arrival)
      emit(.key(WindowID(rawValue: UInt64(window)), stroke))
    }
  }

  private func heldModifiers(of window: Window) -> KeyModifiers {
    let held = tracks[window]?.keys.reported ?? []
    return held.reduce(into: []) {
      $0.formUnion(KeyModifiers.ofKey(usage(of: $1)) ?? [])
    }
  }

  private func stroke(_ event: XKeyEvent, _ key: UInt32, _ action: KeyStroke.Action) {
    let usage = usage(of: key)
    let text = keyboard?.text(for: event) ?? ""
    let stroke = KeyStroke(
      action: action, usage: usage, characters: text,
      charactersIgnoringModifiers: event.state & Self.typingModifiers == 0
        ? text : plainText(for: event),
      modifiers: modifiers(after: event, action, usage), time: hostTime(event.time))
    emit(.key(WindowID(rawValue: UInt64(event.window)), stroke))
  }

  private func usage(of keycode: UInt32) -> UInt16 { keyboard?.usage(of: keycode) ?? 0 }

  private func plainText(for event: XKeyEvent) -> String {
    var plain = event
    plain.state &= ~Self.typingModifiers
    return keyboard?.text(for: plain) ?? ""
  }

  /// All modifiers except Shift and the keyboard group, which select the character on the key.
  private static let typingModifiers = UInt32(
    LockMask | ControlMask | Mod1Mask | Mod2Mask | Mod3Mask | Mod4Mask | Mod5Mask)

  /// The event's state is the one before it, so a modifier key's own press is added.
  private func modifiers(
    after event: XKeyEvent, _ action: KeyStroke.Action, _ usage: UInt16
  ) -> KeyModifiers {
    let before = KeyModifiers(state: event.state)
    guard let own = KeyModifiers.ofKey(usage) else { return before }
    return action == .released ? before.subtracting(own) : before.union(own)
  }
}

extension KeyModifiers {
  /// The modifier that a modifier key sets.
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
