// Walk 4: scrolling. In: ScrollReport and its place in points. Out: UIScrollEvents, begun once and
// ended once. Next: UIApplication.sendEvent.

import CoreGraphics
import Foundation
import PlatformKit

/// Makes gestures out of a scrolling device's reports. Main thread only.
///
/// A device that does not say when it ends has ended once it is quiet. Reports within one frame are
/// added up.
@MainActor
final class ScrollTracker {
  /// Seconds without a report after which a gesture is over.
  static let silence = 0.1

  private let deliver: @MainActor (UIEvent) -> Void
  /// The last event of the present gesture; nil while there is none.
  private var last: UIScrollEvent?
  private var held: UIScrollEvent?
  private var lastReport = HostTime(seconds: -.infinity)

  init(deliver: @escaping @MainActor (UIEvent) -> Void) { self.deliver = deliver }

  func track(_ report: ScrollReport, at position: CGPoint, in window: UIWindow) {
    if report.phase == .began || last?.window !== window { end(at: report.time) }
    if report.phase == .ended { return end(at: report.time) }
    lastReport = report.time
    if last == nil { begin(report, at: position, in: window) } else { hold(report, at: position) }
  }

  func cancel(in window: UIWindow, at time: HostTime) {
    if last?.window === window { finish(.cancelled, at: time) }
  }

  /// A window that motion is being held back for.
  var motionWindow: UIWindow? { held?.window }

  func deliverMotion() {
    guard let event = held else { return }
    held = nil
    last = event
    deliver(event)
  }

  /// Ends a gesture that has fallen silent; returns when to ask again.
  func endIfSilent(at now: HostTime) -> HostTime? {
    guard last != nil else { return nil }
    let due = lastReport + Self.silence
    guard now >= due else { return due }
    end(at: due)
    return nil
  }
}

extension ScrollTracker {
  private func begin(_ report: ScrollReport, at position: CGPoint, in window: UIWindow) {
    let event = UIScrollEvent(phase: .began, position: position, window: window)
    event.view = HitTester.view(at: position, in: window, with: event)
    event.add(report)
    last = event
    deliver(event)
  }

  private func hold(_ report: ScrollReport, at position: CGPoint) {
    guard let event = held ?? last.map({ UIScrollEvent(.changed, after: $0) }) else { return }
    event.position = position
    event.add(report)
    held = event
  }

  private func end(at time: HostTime) { finish(.ended, at: time) }

  private func finish(_ phase: UIScrollEvent.Phase, at time: HostTime) {
    deliverMotion()
    guard let before = last else { return }
    last = nil
    let event = UIScrollEvent(phase, after: before)
    event.timestamp = time.seconds
    deliver(event)
  }
}

extension UIScrollEvent {
  /// The next event of the gesture that `other` belongs to.
  fileprivate convenience init(_ phase: Phase, after other: UIScrollEvent) {
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
