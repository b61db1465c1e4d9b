// Walk 4: hovering. In: TouchSample of a pointer or pen that does not touch. Out: one UITouch
// through the region phases, in a UIHoverEvent. Next: UIApplication.sendEvent.

import Foundation
import PlatformKit

/// Tracks the pointers and pens over the windows. Main thread only.
///
/// Entering and leaving are delivered at once; motion is held until the next frame.
@MainActor
final class HoverTracker {
  private let deliver: @MainActor (UIEvent) -> Void
  private var live: [(contact: TouchContact, touch: UITouch)] = []
  var modifierFlags: UIKeyModifierFlags = []

  init(deliver: @escaping @MainActor (UIEvent) -> Void) { self.deliver = deliver }

  /// `window` stands for its scene, `sample` is in the scene's coordinates.
  func track(_ sample: TouchSample, in window: UIWindow) {
    let window = windowUnder(sample, window)
    let sample = sample.placed(in: window)
    guard let touch = touch(of: sample.contact) else { return enter(sample, window) }
    guard touch.window === window else {
      leave(sample.contact, at: sample.time)
      return enter(sample, window)
    }
    let last = touch.heldMotion.last ?? touch.samples.last
    if sample.position != last?.position || sample.pose != last?.pose {
      touch.heldMotion.append(sample)
    }
  }

  func leave(_ contact: TouchContact, at time: HostTime) {
    touch(of: contact).map(deliverMotion)
    // Look it up again: a handler of the motion may have removed it.
    guard let touch = touch(of: contact) else { return }
    live.removeAll { $0.contact == contact }
    touch.phase = .regionExited
    touch.timestamp = time.seconds
    send(touch)
  }

  func leaveAll(in window: UIWindow, at time: HostTime) {
    let contacts = live.filter { $0.touch.window === window }.map(\.contact)
    for contact in contacts { leave(contact, at: time) }
  }

  /// A window with held motion.
  var motionWindow: UIWindow? { live.first { !$0.touch.heldMotion.isEmpty }?.touch.window }

  func deliverMotion() {
    for (_, touch) in live { deliverMotion(of: touch) }
  }
}

extension HoverTracker {
  private func touch(of contact: TouchContact) -> UITouch? {
    live.first { $0.contact == contact }?.touch
  }

  /// Hit testing is for scenes with several windows.
  private func windowUnder(_ sample: TouchSample, _ window: UIWindow) -> UIWindow {
    guard let presence = window.presence, presence.windows.count > 1 else { return window }
    let touch = UITouch(sample, phase: .regionMoved, tapCount: 0, window: window)
    return HitTester.hit(at: sample.position, in: window, with: UIHoverEvent(touch: touch)).window
  }

  private func enter(_ sample: TouchSample, _ window: UIWindow) {
    let touch = UITouch(sample, phase: .regionEntered, tapCount: 0, window: window)
    live.append((sample.contact, touch))
    send(touch)
  }

  private func deliverMotion(of touch: UITouch) {
    guard !touch.heldMotion.isEmpty else { return }
    touch.follow(touch.heldMotion, phase: .regionMoved)
    touch.heldMotion = []
    send(touch)
  }

  private func send(_ touch: UITouch) {
    let event = UIHoverEvent(touch: touch)
    event.modifierFlags = modifierFlags
    touch.view = touch.window.flatMap { HitTester.view(at: touch.position, in: $0, with: event) }
    deliver(event)
  }
}
