// Walk 4: touchpad gestures. In: TransformReport and its position in points. Out:
// UITransformEvents, begun once and ended once. Next: UIApplication.sendEvent.

import CoreGraphics
import Foundation
import PlatformKit

/// Adds up a touchpad's reports of a pinch or swipe. Main thread only.
@MainActor
final class TransformTracker {
  let gesture: DeviceGestureTracker<UITransformEvent>

  init(deliver: @escaping @MainActor (UIEvent) -> Void) {
    gesture = DeviceGestureTracker(deliver: deliver)
  }

  func track(_ report: TransformReport, at position: CGPoint, in window: UIWindow) {
    switch report.phase {
    case .began: begin(report, at: position, in: window)
    case .changed: gesture.hold(at: position) { $0.add(report) }
    case .ended: gesture.finish(.ended, at: report.time)
    case .cancelled: gesture.finish(.cancelled, at: report.time)
    }
  }

  private func begin(_ report: TransformReport, at position: CGPoint, in window: UIWindow) {
    // A gesture that begins twice has lost its end.
    gesture.finish(.cancelled, at: report.time)
    let event = UITransformEvent(
      kind: report.kind, phase: .began, position: position, window: window)
    event.add(report)
    gesture.begin(event)
  }
}

extension UITransformEvent: ContinuedEvent {
  convenience init(_ phase: Phase, after other: UITransformEvent) {
    self.init(kind: other.kind, phase: phase, position: other.position, window: other.window)
    view = other.view
    fingers = other.fingers
    scale = other.scale
    rotation = other.rotation
    translation = other.translation
    modifierFlags = other.modifierFlags
  }

  fileprivate func add(_ report: TransformReport) {
    let pixelsPerPoint = window?.screen.scale ?? 1
    let step = CGVector(
      dx: CGFloat(report.dx) / pixelsPerPoint, dy: CGFloat(report.dy) / pixelsPerPoint)
    fingers = report.fingers
    scale = CGFloat(report.scale)
    rotation += CGFloat(report.rotation)
    delta = CGVector(dx: delta.dx + step.dx, dy: delta.dy + step.dy)
    translation = CGVector(dx: translation.dx + step.dx, dy: translation.dy + step.dy)
    timestamp = report.time.seconds
    modifierFlags = UIKeyModifierFlags(report.modifiers)
  }
}
