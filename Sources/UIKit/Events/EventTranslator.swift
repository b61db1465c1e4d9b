// Walk 4: events. In: PlatformEvent. Out: UIEvent. Next: HitTesting/HitTester, then
// UIApplication.sendEvent.

import Foundation
package import PlatformKit

/// Turns what the window system reports about pointer and keys into touches and presses.
///
/// It only translates: pixels become points, buttons become contacts, nonsense is dropped. What the
/// reports mean in sequence is `TouchTracker`'s and `PressTracker`'s. Main thread only.
@MainActor
package final class EventTranslator {
  private let touches: TouchTracker
  private let presses: PressTracker

  /// `deliver` is called once for each event, in order.
  package init(deliver: @escaping @MainActor (UIEvent) -> Void) {
    touches = TouchTracker(deliver: deliver)
    presses = PressTracker(deliver: deliver)
  }

  package func handle(_ sample: PointerSample, in window: UIWindow) {
    guard let action = touchAction(sample.action) else { return }
    let held = (flags: UIKeyModifierFlags(sample.modifiers), buttons: buttonMask(sample.buttons))
    touches.noteInput(modifierFlags: held.flags, buttonMask: held.buttons)
    let last = touches.position(of: .pointer)
    guard let position = points(sample, in: window) ?? (action == .lift ? last : nil) else {
      return
    }
    let touch = TouchSample(
      contact: .pointer, action: action, position: position, time: sample.time,
      type: .indirectPointer)
    touches.track(touch, in: window)
  }

  package func handle(_ stroke: KeyStroke, in window: UIWindow) {
    presses.track(stroke, in: window)
  }

  /// The window lost the focus, the screen or its life: what is down in it is down no longer.
  package func cancelAll(in window: UIWindow, at time: HostTime) {
    touches.cancelTouches(in: window, at: time)
    presses.cancelPresses(in: window, at: time)
  }

  /// Sends motion that has waited for its frame; returns when there will be more to send.
  package func deliverDueMotion(at now: HostTime) -> HostTime? { touches.deliverDueMotion(at: now) }
}

extension EventTranslator {
  private func touchAction(_ action: PointerSample.Action) -> TouchSample.Action? {
    switch action {
    case .pressed(.primary): .down
    case .released(.primary): .lift
    case .moved: .move
    case .pressed, .released, .entered, .exited: nil
    }
  }

  /// nil where the device reports no number.
  private func points(_ sample: PointerSample, in window: UIWindow) -> CGPoint? {
    guard sample.x.isFinite, sample.y.isFinite else { return nil }
    let scale = window.screen.scale
    return CGPoint(x: CGFloat(sample.x) / scale, y: CGFloat(sample.y) / scale)
  }

  private func buttonMask(_ buttons: Set<PointerButton>) -> UIEvent.ButtonMask {
    // X11 counts the middle button before the secondary one; UIKit has the secondary one second.
    buttons.reduce(into: []) { mask, button in
      switch button {
      case .primary: mask.insert(.primary)
      case .secondary: mask.insert(.secondary)
      case .middle: mask.insert(.button(3))
      default: mask.insert(.button(button.number))
      }
    }
  }
}
