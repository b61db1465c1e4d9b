// Walk 4: events. In: PlatformEvent. Out: UIEvent. Next: HitTesting/HitTester, then
// UIApplication.sendEvent.

import Foundation
package import PlatformKit

/// Turns what the window system reports about devices into touches, presses, hovering, scrolling and
/// touchpad gestures.
///
/// It only translates: pixels become points, buttons become contacts, nonsense is dropped. What the
/// reports mean in sequence is the trackers'. Main thread only.
@MainActor
package final class EventTranslator {
  let touches: TouchTracker
  let presses: PressTracker
  let hovers: HoverTracker
  let scrolls: ScrollTracker
  let transforms: TransformTracker
  /// The mouse's second finger while there is one.
  var mirror: MirroredTouch?
  /// Motion before this moment waits.
  private var nextMotion = HostTime(seconds: -.infinity)

  /// `deliver` is called once for each event, in order.
  package init(deliver: @escaping @MainActor (UIEvent) -> Void) {
    touches = TouchTracker(deliver: deliver)
    presses = PressTracker(deliver: deliver)
    hovers = HoverTracker(deliver: deliver)
    scrolls = ScrollTracker(deliver: deliver)
    transforms = TransformTracker(deliver: deliver)
  }

  package func handle(_ stroke: KeyStroke, in window: UIWindow) {
    presses.track(stroke, in: window)
  }

  package func handle(_ report: ScrollReport, in window: UIWindow) {
    guard let position = window.points(report.x, report.y), report.dx.isFinite, report.dy.isFinite
    else { return }
    scrolls.track(report, at: position, in: window)
  }

  package func handle(_ report: TransformReport, in window: UIWindow) {
    let numbers = [report.scale, report.rotation, report.dx, report.dy]
    guard let position = window.points(report.x, report.y), numbers.allSatisfy(\.isFinite),
      report.scale > 0
    else { return }
    transforms.track(report, at: position, in: window)
  }

  /// The window lost the screen or its life: what is down in it is down no longer.
  package func cancelAll(in window: UIWindow, at time: HostTime) {
    touches.cancelTouches(in: window, at: time)
    scrolls.gesture.cancel(in: window, at: time)
    transforms.gesture.cancel(in: window, at: time)
    presses.cancelPresses(in: window, at: time)
    hovers.leaveAll(in: window, at: time)
  }

  /// The window lost the keyboard. Fingers and pens need none and stay where they are.
  package func loseFocus(of window: UIWindow, at time: HostTime) {
    touches.cancelTouches(in: window, at: time) { $0 == .pointer || $0 == .mirror }
    mirror = nil
    presses.cancelPresses(in: window, at: time)
  }

  /// Sends motion that has waited for its frame, and ends what has fallen silent; returns when there
  /// will be more to send.
  package func deliverDueMotion(at now: HostTime) -> HostTime? {
    let silence = scrolls.endIfSilent(at: now)
    let waiting = [
      touches.motionWindow, hovers.motionWindow, scrolls.gesture.motionWindow,
      transforms.gesture.motionWindow,
    ]
    guard let window = waiting.lazy.compactMap(\.self).first else { return silence }
    guard now >= nextMotion else { return min(nextMotion, silence ?? nextMotion) }
    nextMotion = now + window.screen.frameInterval
    deliverMotion()
    return silence
  }

  private func deliverMotion() {
    touches.deliverMotion()
    hovers.deliverMotion()
    scrolls.gesture.deliverMotion()
    transforms.gesture.deliverMotion()
  }
}

extension UIWindow {
  /// A place in device pixels, in points; nil where the device reports no number.
  func points(_ x: Double, _ y: Double) -> CGPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    let scale = screen.scale
    return CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }
}
