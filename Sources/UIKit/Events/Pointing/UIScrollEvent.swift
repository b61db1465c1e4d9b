import CoreGraphics
import Foundation

/// A turn of a wheel, or fingers scrolling on a touchpad.
///
/// Every gesture begins once and ends or is cancelled once, even if the device reports no end.
final class UIScrollEvent: DeviceGestureEvent {
  /// True for fingers on a touchpad, false for the steps of a wheel.
  var isPrecise = false

  init(phase: Phase, position: CGPoint, window: UIWindow?) {
    super.init(kind: .scroll, phase: phase, position: position, window: window)
  }
}
