// Walk 4: events. In: PlatformEvent. Out: UIEvent. Next: HitTesting/HitTester, then
// UIApplication.sendEvent.

import Foundation
package import PlatformKit

/// Turns device reports of the window system into touches, presses, hovering, scrolling and
/// touchpad gestures.
///
/// It only converts: pixels become points, buttons become contacts, invalid reports are dropped.
/// The trackers interpret sequences of reports. Main thread only.
@MainActor
package final class EventTranslator {
  let touches: TouchTracker
  let presses: PressTracker
  let hovers: HoverTracker
  let scrolls: ScrollTracker
  let transforms: TransformTracker
  /// The simulated second finger of the mouse, while there is one.
  var mirror: MirroredTouch?
  /// Motion is held until this time.
  private var nextMotion = HostTime(seconds: -.infinity)

  /// `deliver` is called once per event, in order.
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

  /// The window left the screen or was closed: cancels all input in it.
  package func cancelAll(in window: UIWindow, at time: HostTime) {
    touches.cancelTouches(in: window, at: time)
    scrolls.gesture.cancel(in: window, at: time)
    transforms.gesture.cancel(in: window, at: time)
    presses.cancelPresses(in: window, at: time)
    hovers.leaveAll(in: window, at: time)
  }

  /// The window lost the keyboard. Fingers and pens do not need it and stay down.
  package func loseFocus(of window: UIWindow, at time: HostTime) {
    touches.cancelTouches(in: window, at: time) { $0 == .pointer || $0 == .mirror }
    mirror = nil
    presses.cancelPresses(in: window, at: time)
  }

  /// Sends held motion that is due and ends silent scroll gestures. Returns when to call it again.
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
  /// Converts device pixels to points of the scene; nil if a coordinate is not finite.
  func points(_ x: Double, _ y: Double) -> CGPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    let scale = screen.scale
    return CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }
}
