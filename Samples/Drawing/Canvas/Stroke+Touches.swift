import UIKit

extension Stroke {
  /// Follows a touch to where it was since the last event, and to where it will probably be.
  func follow(_ touch: UITouch, _ event: UIEvent?, in view: UIView) -> CGRect {
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    let next = isOver ? nil : event?.predictedTouches(for: touch)
    return extend(
      with: (event?.coalescedTouches(for: touch) ?? [touch]).map { point($0, in: view) },
      predicted: (next ?? []).map { point($0, in: view) })
  }

  private func point(_ touch: UITouch, in view: UIView) -> StrokePoint {
    StrokePoint(
      location: touch.preciseLocation(in: view), width: ink.width * pressure(of: touch))
  }

  /// 1 for usual pressure and where the device does not tell.
  private func pressure(of touch: UITouch) -> CGFloat {
    guard touch.maximumPossibleForce > 0 else { return 1 }
    return min(max(0.25 + 0.75 * touch.force, 0.25), 2.5)
  }
}
