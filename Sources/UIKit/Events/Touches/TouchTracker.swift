// Walk 4: touches. In: TouchSample. Out: UITouch objects through their phases, in a UIEvent.
// Next: HitTesting/HitTester, then UIApplication.sendEvent.

package import Foundation
package import PlatformKit

/// Tracks the contacts that are down, with one `UITouch` for each from landing to lift.
///
/// Every touch begins once and ends or is cancelled once, whatever the order of reports. Motion is
/// held back to one event per frame; the reports in between become coalesced touches. Main thread
/// only.
@MainActor
package final class TouchTracker {
  private let deliver: @MainActor (UIEvent) -> Void
  private var live: [(contact: TouchContact, touch: UITouch)] = []
  /// The event of the current sequence; nil while nothing is down.
  private var event: UIEvent?
  private var taps = TapCounter()
  private var modifierFlags: UIKeyModifierFlags = []
  private var buttonMask: UIEvent.ButtonMask = []
  /// More than one while a handler causes events.
  private var deliveriesUnderWay = 0

  package init(deliver: @escaping @MainActor (UIEvent) -> Void) { self.deliver = deliver }

  /// Sets the modifiers and buttons of the next event. Nil keeps the buttons.
  package func noteInput(
    modifierFlags: UIKeyModifierFlags, buttonMask: UIEvent.ButtonMask? = nil
  ) {
    self.modifierFlags = modifierFlags
    if let buttonMask { self.buttonMask = buttonMask }
  }

  /// The contact's current position in the scene; nil if it is not down.
  package func position(of contact: TouchContact) -> CGPoint? {
    touch(of: contact).map { touch in
      let position = touch.heldMotion.last?.position ?? touch.position
      return touch.window?.toScene(position) ?? position
    }
  }

  /// `window` stands for its scene; hit testing finds the window of a contact that lands.
  package func track(_ sample: TouchSample, in window: UIWindow) {
    switch sample.action {
    case .down: begin(sample, in: window)
    case .move: hold(sample)
    case .lift: end(sample, phase: .ended)
    case .cancel: end(sample, phase: .cancelled)
    }
  }

  /// Cancels the touches in a window for which `isConcerned` returns true.
  package func cancelTouches(
    in window: UIWindow, at time: HostTime,
    where isConcerned: (TouchContact) -> Bool = { _ in true }
  ) {
    let contacts = live.filter { $0.touch.window === window }.map(\.contact)
    for contact in contacts where isConcerned(contact) { cancel(contact, at: time) }
  }
}

extension TouchTracker {
  private func touch(of contact: TouchContact) -> UITouch? {
    live.first { $0.contact == contact }?.touch
  }

  private func begin(_ sample: TouchSample, in window: UIWindow) {
    deliverMotion()
    // A contact that lands twice has lost its lift.
    if touch(of: sample.contact) != nil { cancel(sample.contact, at: sample.time) }
    let count = taps.count(
      at: sample.position, time: sample.time, in: ObjectIdentifier(window),
      within: sample.type.tapInterval)
    let touch = UITouch(sample, phase: .began, tapCount: count, window: window)
    live.append((sample.contact, touch))
    let event = self.event ?? UIEvent(kind: .touches)
    self.event = event
    event.touches = live.map(\.touch)
    HitTester.assignView(to: touch, among: event.touches, with: event)
    send(changed: [touch], at: sample.time)
  }

  private func end(_ sample: TouchSample, phase: UITouch.Phase) {
    deliverMotion()
    // Look it up again: a handler of the motion may have cancelled it.
    guard let touch = touch(of: sample.contact) else { return }
    touch.follow([sample.placed(in: touch.window)], phase: phase)
    send(changed: [touch], at: sample.time)
  }

  private func cancel(_ contact: TouchContact, at time: HostTime) {
    guard let touch = touch(of: contact), let position = position(of: contact) else { return }
    let sample = TouchSample(
      contact: contact, action: .cancel, position: position, time: time, type: touch.type,
      pose: touch.pose)
    end(sample, phase: .cancelled)
  }

  /// Sends one event for all of `changed`. The other touches are stationary in it.
  private func send(changed: [UITouch], at time: HostTime) {
    guard let event else { return }
    let interrupted = TouchEventSnapshot(event)
    // Touches that an interrupted event has ended are not part of this one.
    event.touches = live.map(\.touch)
    for touch in event.touches where !changed.contains(where: { $0 === touch }) {
      touch.phase = .stationary
    }
    event.timestamp = time.seconds
    event.modifierFlags = modifierFlags
    event.buttonMask = buttonMask
    // Before delivery, because a handler may run the loop and needs a consistent state.
    live.removeAll { $0.touch.hasEnded }
    if live.isEmpty { self.event = nil }
    deliveriesUnderWay += 1
    deliver(event)
    deliveriesUnderWay -= 1
    event.touches.removeAll(where: \.hasEnded)
    if deliveriesUnderWay > 0 { interrupted.resume(event) }
  }
}

extension TouchTracker {
  private func hold(_ sample: TouchSample) {
    guard let touch = touch(of: sample.contact) else { return }
    let sample = sample.placed(in: touch.window)
    let last = touch.heldMotion.last
    guard
      sample.position != last?.position ?? touch.position
        || sample.pose != last?.pose ?? touch.pose
    else { return }
    touch.heldMotion.append(sample)
  }

  /// A window with held motion.
  var motionWindow: UIWindow? { live.first { !$0.touch.heldMotion.isEmpty }?.touch.window }

  /// Sends the held motion of all contacts in one event.
  package func deliverMotion() {
    let moved = live.map(\.touch).filter { !$0.heldMotion.isEmpty }
    for touch in moved {
      touch.follow(touch.heldMotion, phase: .moved)
      touch.heldMotion = []
    }
    guard let time = moved.map(\.timestamp).max() else { return }
    send(changed: moved, at: HostTime(seconds: time))
  }
}
