// Walk 4: touchpad gestures. In: TransformReport and its place in points. Out: UITransformEvents,
// begun once and ended once. Next: UIApplication.sendEvent.

import CoreGraphics
import Foundation
import PlatformKit

/// Adds up what a touchpad reports of a pinch or swipe. Main thread only.
///
/// Reports within one frame become one event.
@MainActor
final class TransformTracker {
  private let deliver: @MainActor (UIEvent) -> Void
  /// The last event of the present gesture; nil while there is none.
  private var last: UITransformEvent?
  private var held: UITransformEvent?

  init(deliver: @escaping @MainActor (UIEvent) -> Void) { self.deliver = deliver }

  func track(_ report: TransformReport, at position: CGPoint, in window: UIWindow) {
    switch report.phase {
    case .began: begin(report, at: position, in: window)
    case .changed: hold(report, at: position)
    case .ended: finish(.ended, at: report.time)
    case .cancelled: finish(.cancelled, at: report.time)
    }
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
}

extension TransformTracker {
  private func begin(_ report: TransformReport, at position: CGPoint, in window: UIWindow) {
    // A second beginning without an end: the end was lost.
    finish(.cancelled, at: report.time)
    let event = UITransformEvent(
      kind: report.kind, phase: .began, position: position, window: window)
    event.view = HitTester.view(at: position, in: window, with: event)
    event.add(report, scale: window.screen.scale)
    last = event
    deliver(event)
  }

  private func hold(_ report: TransformReport, at position: CGPoint) {
    guard let last, let scale = last.window?.screen.scale else { return }
    let event = held ?? UITransformEvent(.changed, after: last)
    event.position = position
    event.add(report, scale: scale)
    held = event
  }

  private func finish(_ phase: UITransformEvent.Phase, at time: HostTime) {
    deliverMotion()
    guard let before = last else { return }
    last = nil
    let event = UITransformEvent(phase, after: before)
    event.timestamp = time.seconds
    deliver(event)
  }
}

extension UITransformEvent {
  /// The next event of the gesture that `other` belongs to.
  fileprivate convenience init(_ phase: Phase, after other: UITransformEvent) {
    self.init(kind: other.kind, phase: phase, position: other.position, window: other.window)
    view = other.view
    fingers = other.fingers
    scale = other.scale
    rotation = other.rotation
    translation = other.translation
    modifierFlags = other.modifierFlags
  }

  fileprivate func add(_ report: TransformReport, scale pixels: CGFloat) {
    fingers = report.fingers
    scale = CGFloat(report.scale)
    rotation += CGFloat(report.rotation)
    translation.dx += CGFloat(report.dx) / pixels
    translation.dy += CGFloat(report.dy) / pixels
    timestamp = report.time.seconds
    modifierFlags = UIKeyModifierFlags(report.modifiers)
  }
}
