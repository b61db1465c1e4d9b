// Walk 4: scrolling. In: ScrollReport and its position in points. Out: UIScrollEvents, begun once
// and ended once. Next: UIApplication.sendEvent.

import CoreGraphics
import Foundation
import PlatformKit

/// Makes gestures of a scrolling device's reports. Main thread only.
///
/// The gesture of a device that reports no end, such as a wheel, ends after a pause.
@MainActor
final class ScrollTracker {
  /// The pause that ends a gesture, in seconds.
  static let silence = 0.1

  let gesture: DeviceGestureTracker<UIScrollEvent>
  private var lastReport = HostTime(seconds: -.infinity)

  init(deliver: @escaping @MainActor (UIEvent) -> Void) {
    gesture = DeviceGestureTracker(deliver: deliver)
  }

  func track(_ report: ScrollReport, at position: CGPoint, in window: UIWindow) {
    let isOther = report.phase == .began || !gesture.isWith(window)
    if isOther || report.phase == .ended { gesture.finish(.ended, at: report.time) }
    if report.phase == .ended { return }
    lastReport = report.time
    if gesture.isUnderWay {
      gesture.hold(at: position) { $0.add(report) }
    } else {
      let event = UIScrollEvent(phase: .began, position: position, window: window)
      event.add(report)
      gesture.begin(event)
    }
  }

  /// Ends a gesture after the pause. Returns when to call it again.
  func endIfSilent(at now: HostTime) -> HostTime? {
    guard gesture.isUnderWay else { return nil }
    let due = lastReport + Self.silence
    guard now >= due else { return due }
    gesture.finish(.ended, at: due)
    return nil
  }
}

extension UIScrollEvent: ContinuedEvent {
  convenience init(_ phase: Phase, after other: UIScrollEvent) {
    self.init(phase: phase, position: other.position, window: other.window)
    view = other.view
    isPrecise = other.isPrecise
    modifierFlags = other.modifierFlags
  }

  fileprivate func add(_ report: ScrollReport) {
    delta.dx += CGFloat(report.dx)
    delta.dy += CGFloat(report.dy)
    isPrecise = report.isPrecise
    timestamp = report.time.seconds
    modifierFlags = UIKeyModifierFlags(report.modifiers)
  }
}
