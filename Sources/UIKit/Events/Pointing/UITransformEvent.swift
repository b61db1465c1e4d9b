import CoreGraphics
import Foundation
import PlatformKit

/// A pinch or swipe that a touchpad has recognised.
final class UITransformEvent: DeviceGestureEvent {
  let kind: TransformReport.Kind
  var fingers = 2
  /// Since the gesture began.
  var scale: CGFloat = 1
  /// Radians, clockwise, since the gesture began.
  var rotation: CGFloat = 0
  /// Points since the gesture began.
  var translation = CGVector(dx: 0, dy: 0)

  init(kind: TransformReport.Kind, phase: Phase, position: CGPoint, window: UIWindow?) {
    self.kind = kind
    super.init(kind: .transform, phase: phase, position: position, window: window)
  }
}
