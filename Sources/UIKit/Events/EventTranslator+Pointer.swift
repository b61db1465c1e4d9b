// Walk 4: the pointer. In: PointerSample. Out: one touch while buttons are down, hovering
// otherwise.
// Next: Touches/TouchTracker, Pointing/HoverTracker.

import Foundation
package import PlatformKit

extension EventTranslator {
  package func handle(_ sample: PointerSample, in window: UIWindow) {
    let flags = UIKeyModifierFlags(sample.modifiers)
    touches.noteInput(modifierFlags: flags, buttonMask: UIEvent.ButtonMask(sample.buttons))
    hovers.modifierFlags = flags
    if let action = touchAction(sample) { touch(sample, action, in: window) }
    if sample.buttons.isEmpty { hover(sample, in: window) }
  }

  private func touch(
    _ sample: PointerSample, _ action: TouchSample.Action, in window: UIWindow
  ) {
    let last = action == .lift ? touches.position(of: .pointer) : nil
    guard let position = window.points(sample.x, sample.y) ?? last else { return }
    if action == .down { mirror = sample.mirror(at: position, in: window) }
    let type: UITouch.TouchType = mirror == nil ? .indirectPointer : .direct
    let touch = TouchSample(
      contact: .pointer, action: action, position: position, time: sample.time, type: type)
    touches.track(touch, in: window)
    mirrorTouch(touch, sample.modifiers, in: window)
  }

  /// The second finger lands with the first. It lifts with it, or when Alt is released.
  private func mirrorTouch(
    _ touch: TouchSample, _ modifiers: KeyModifiers, in window: UIWindow
  ) {
    guard var mirror else { return }
    mirror.follow(touch.position, inParallel: modifiers.contains(.shift))
    var second = touch
    second.contact = .mirror
    second.position = mirror.position
    if !modifiers.contains(.alternate) { second.action = .lift }
    self.mirror = second.action == .lift ? nil : mirror
    touches.track(second, in: window)
  }

  private func hover(_ sample: PointerSample, in window: UIWindow) {
    if sample.action == .exited { return hovers.leave(.pointer, at: sample.time) }
    guard let position = window.points(sample.x, sample.y) else { return }
    let touch = TouchSample(
      contact: .pointer, action: .move, position: position, time: sample.time,
      type: .indirectPointer)
    hovers.track(touch, in: window)
  }

  /// The touch begins with the first button and ends with the last one. `buttonMask` has the
  /// buttons.
  private func touchAction(_ sample: PointerSample) -> TouchSample.Action? {
    let isDown = touches.position(of: .pointer) != nil
    switch sample.action {
    case .pressed: return isDown && sample.buttons.count > 1 ? .move : .down
    case .released: return sample.buttons.isEmpty ? .lift : .move
    case .moved: return isDown ? .move : nil
    case .entered, .exited: return nil
    }
  }
}

@MainActor
extension PointerSample {
  /// Alt and the primary button simulate two fingers.
  fileprivate func mirror(at position: CGPoint, in window: UIWindow) -> MirroredTouch? {
    guard modifiers.contains(.alternate), buttons == [.primary] else { return nil }
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    return MirroredTouch(opposite: position, through: middle)
  }
}

extension UIEvent.ButtonMask {
  /// X11 numbers the middle button before the secondary one; UIKit numbers the secondary one
  /// second.
  init(_ buttons: Set<PointerButton>) {
    self = buttons.reduce(into: []) { mask, button in
      switch button {
      case .primary: mask.insert(.primary)
      case .secondary: mask.insert(.secondary)
      case .middle: mask.insert(.button(3))
      default: mask.insert(.button(button.number))
      }
    }
  }
}
