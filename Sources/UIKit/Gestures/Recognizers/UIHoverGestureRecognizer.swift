public import CoreGraphics

/// Follows a pointer, or a pen near the screen, over its view without pressing. It begins on entry,
/// changes on motion and ends on exit.
///
/// It neither prevents other recognizers nor is prevented by them.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Always 0, as no device reports the distance.
  open var zOffset: CGFloat { 0 }
  /// Radians between the surface and the pen; π/2 for a pointer.
  open var altitudeAngle: CGFloat { hovering?.altitudeAngle ?? .pi / 2 }
  /// Always 0, as no device reports a pen's roll.
  open var rollAngle: CGFloat { 0 }

  /// Radians, clockwise from the x axis of `view`, of the direction in which the pen's upper end
  /// points.
  open func azimuthAngle(in view: UIView?) -> CGFloat { hovering?.azimuthAngle(in: view) ?? 0 }

  /// The azimuth as a unit vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    hovering?.azimuthUnitVector(in: view) ?? CGVector(dx: 1, dy: 0)
  }

  private var hovering: UITouch? { touchTracking.touches.last }

  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  func follow(_ touch: UITouch) {
    centroid = touch.position
    state = state == .possible ? .began : .changed
  }

  func leave(_ touch: UITouch) {
    state = state == .possible ? .failed : .ended
    release(of: touch)
  }
}
