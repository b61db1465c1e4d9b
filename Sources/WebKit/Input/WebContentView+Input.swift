import Foundation
import UIKit
import WebEngineProtocol

extension WebContentView {
  /// The mouse is a pointer, fingers and pens are fingers.
  func send(
    _ touches: Set<UITouch>, _ event: UIEvent?, pointer: PointerInput.Action,
    finger: TouchInput.Action
  ) {
    for touch in touches {
      let place = touch.location(in: self)
      if touch.type == .indirectPointer {
        let isCancelled = finger == .cancelled
        if dragging.takes(pointer, at: touch.location(in: nil), isCancelled: isCancelled) {
          continue
        }
        let input = PointerInput(
          pointer, x: place.x, y: place.y, button: button(of: event),
          clicks: max(touch.tapCount, 1), modifiers: InputModifiers(event?.modifierFlags ?? []))
        webView?.tellPage(.pointer(input))
      } else {
        let input = TouchInput(finger, finger: number(of: touch), x: place.x, y: place.y)
        webView?.tellPage(.touch(input))
      }
      if finger == .ended || finger == .cancelled { fingers[ObjectIdentifier(touch)] = nil }
    }
  }

  private func number(of touch: UITouch) -> UInt32 {
    if let finger = fingers[ObjectIdentifier(touch)] { return finger }
    lastFinger &+= 1
    fingers[ObjectIdentifier(touch)] = lastFinger
    return lastFinger
  }

  /// A release says the button that was held.
  private func button(of event: UIEvent?) -> Int {
    let mask = event?.buttonMask ?? []
    if !mask.isEmpty { heldButton = (1...5).first { mask.contains(.button($0)) } ?? 1 }
    return heldButton
  }

  func hovered(_ recognizer: UIHoverGestureRecognizer) {
    let place = recognizer.location(in: self)
    let hasLeft = recognizer.state == .ended || recognizer.state == .cancelled
    let input = PointerInput(
      hasLeft ? .left : .moved, x: place.x, y: place.y,
      modifiers: InputModifiers(recognizer.modifierFlags))
    webView?.tellPage(.pointer(input))
  }

  /// Pages scroll against the fingers' way.
  func scrolled(_ recognizer: UIPanGestureRecognizer) {
    let step = recognizer.translation(in: self)
    recognizer.setTranslation(.zero, in: self)
    guard step != .zero else { return }
    let place = recognizer.location(in: self)
    let input = ScrollInput(
      x: place.x, y: place.y, dx: -step.x, dy: -step.y,
      modifiers: InputModifiers(recognizer.modifierFlags))
    webView?.tellPage(.scroll(input))
  }
}

// Keys: what types goes the way of text, with dead keys and input methods; the rest goes as keys.
extension WebContentView {
  /// Returns those that are not the page's.
  func sendKeys(_ presses: Set<UIPress>, isPressed: Bool) -> Set<UIPress> {
    presses.filter { press in
      guard let key = press.key else { return true }
      // A key whose modifier is let go of first comes up as one that types.
      let wasSent = !isPressed && sentKeys.remove(key.keyCode) != nil
      guard wasSent || !types(key) else { return true }
      if isPressed { sentKeys.insert(key.keyCode) }
      sendKey(
        key.keyCode.rawValue, isPressed: isPressed, key.charactersIgnoringModifiers,
        InputModifiers(key.modifierFlags))
      return false
    }
  }

  func sendKey(_ usage: Int) {
    sendKey(usage, isPressed: true)
    sendKey(usage, isPressed: false)
  }

  func sendBackTab() {
    for isPressed in [true, false] { sendKey(0x2b, isPressed: isPressed, "", .shift) }
  }

  private func sendKey(
    _ usage: Int, isPressed: Bool, _ characters: String = "", _ modifiers: InputModifiers = []
  ) {
    webView?.tellPage(
      .key(
        KeyInput(
          isPressed: isPressed, usage: usage, characters: characters, modifiers: modifiers)))
  }

  private func types(_ key: UIKey) -> Bool {
    let commands: UIKeyModifierFlags = [.control, .alternate, .command]
    guard key.modifierFlags.isDisjoint(with: commands),
      let first = key.characters.unicodeScalars.first
    else { return false }
    // Return, Tab, Escape, Delete and private numbers of function keys type nothing.
    return first.value >= 0x20 && first.value != 0x7f && !(0xf700...0xf8ff).contains(first.value)
  }
}

extension InputModifiers {
  init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) || flags.contains(.command) { insert(.control) }
    if flags.contains(.alternate) { insert(.alternate) }
    if flags.contains(.alphaShift) { insert(.capsLock) }
  }
}
