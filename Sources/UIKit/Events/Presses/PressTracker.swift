// Walk 4: presses. In: KeyStroke. Out: UIPress objects through their phases, in a UIPressesEvent.
// Next: UIApplication.sendEvent.

package import PlatformKit

/// Tracks the keys that are down, with one `UIPress` for each. Main thread only.
@MainActor
package final class PressTracker {
  private let deliver: @MainActor (UIEvent) -> Void
  private var live: [(usage: UInt16, press: UIPress)] = []

  package init(deliver: @escaping @MainActor (UIEvent) -> Void) { self.deliver = deliver }

  package func track(_ stroke: KeyStroke, in window: UIWindow) {
    let known = live.first { usage, press in
      usage == stroke.usage && press.window?.sharesScreen(with: window) ?? false
    }?.press
    switch (stroke.action, known) {
    case (.pressed, let lost?):
      // A key can't go down twice: its release got lost.
      cancel(lost, at: stroke.time)
      begin(stroke, in: window)
    case (.repeated, let press?): send(stroke, press, .changed)
    case (.pressed, nil), (.repeated, nil): begin(stroke, in: window)
    case (.released, let press?): send(stroke, press, .ended)
    case (.released, nil): break
    }
  }

  package func cancelPresses(in window: UIWindow, at time: HostTime) {
    let presses = live.map(\.press).filter { $0.window === window }
    for press in presses where live.contains(where: { $0.press === press }) {
      cancel(press, at: time)
    }
  }

  private func cancel(_ press: UIPress, at time: HostTime) {
    press.timestamp = time.seconds
    send(press, .cancelled)
  }

  private func begin(_ stroke: KeyStroke, in window: UIWindow) {
    let press = UIPress(
      key: UIKey(stroke), window: window, responder: window.keyResponder,
      timestamp: stroke.time.seconds)
    live.append((stroke.usage, press))
    send(press, .began)
  }

  private func send(_ stroke: KeyStroke, _ press: UIPress, _ phase: UIPress.Phase) {
    press.key = UIKey(stroke)
    press.timestamp = stroke.time.seconds
    send(press, phase)
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    guard let window = press.window else {
      live.removeAll { $0.press === press }
      return
    }
    for (_, other) in live { other.phase = .stationary }
    press.phase = phase
    let event = UIPressesEvent(window: window)
    event.presses = live.map(\.press)
    event.timestamp = press.timestamp
    event.modifierFlags = press.key?.modifierFlags ?? []
    if phase == .ended || phase == .cancelled { live.removeAll { $0.press === press } }
    deliver(event)
  }
}
