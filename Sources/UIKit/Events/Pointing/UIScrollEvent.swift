import CoreGraphics
import Foundation

/// A wheel turned, or fingers scrolling on a touchpad.
///
/// Every gesture begins once and ends or is cancelled once, also for devices that tell of no end.
final class UIScrollEvent: DeviceGestureEvent {
  /// Fingers on a touchpad; false for the steps of a wheel.
  var isPrecise = false

  init(phase: Phase, position: CGPoint, window: UIWindow?) {
    super.init(kind: .scroll, phase: phase, position: position, window: window)
  }
}
