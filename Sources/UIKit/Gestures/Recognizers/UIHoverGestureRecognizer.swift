public import CoreGraphics

/// Follows a pointer, or a pen near the screen, that is over its view without pressing: begins when it
/// comes, changes as it moves, ends when it goes.
///
/// It neither prevents other recognizers nor is prevented by them.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Zero: no device tells how far away it is.
  open var zOffset: CGFloat { 0 }
  /// Radians between the surface and the pen; π/2 for a pointer.
  open var altitudeAngle: CGFloat { hovering?.altitudeAngle ?? .pi / 2 }
  /// Zero: no device tells how a pen is turned about itself.
  open var rollAngle: CGFloat { 0 }

  /// Radians from the x axis of `view`, clockwise, to where the pen's upper end points.
  open func azimuthAngle(in view: UIView?) -> CGFloat { hovering?.azimuthAngle(in: view) ?? 0 }

  /// The same as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    hovering?.azimuthUnitVector(in: view) ?? CGVector(dx: 1, dy: 0)
  }

  private var hovering: UITouch? { stakes.touches.last }

  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// It is over the view: it has come, or moved there.
  func follow(_ touch: UITouch) {
    centroid = touch.position
    state = state == .possible ? .began : .changed
  }

  /// It has gone.
  func leave(_ touch: UITouch) {
    state = state == .possible ? .failed : .ended
    letGo(of: touch)
  }
}
