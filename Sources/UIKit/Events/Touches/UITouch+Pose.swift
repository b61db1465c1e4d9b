public import CoreGraphics
public import Foundation
import PlatformKit

extension UITouch {
  /// Of a device that measures pressure; an ordinary press has 1.
  private static let fullForce: CGFloat = 25.0 / 6

  /// 1 is an ordinary touch; 0 where the device does not tell.
  public var force: CGFloat { CGFloat(pose.force ?? 0) * maximumPossibleForce }

  /// The largest `force` the device can report; 0 where it measures none.
  public var maximumPossibleForce: CGFloat { pose.force == nil ? 0 : Self.fullForce }

  /// Radians between the surface and the pen: π/2 upright, also for fingers.
  public var altitudeAngle: CGFloat { CGFloat(pose.altitude) }

  /// Radians, clockwise, from the x axis of `view` (nil: of the window) to where the pen's upper end
  /// points; 0 for fingers.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// Where the pen's upper end points, as a vector of length 1 in `view` (nil: in the window).
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    let tip = location(in: view)
    let ahead = CGPoint(
      x: position.x + CGFloat(cos(pose.azimuth)), y: position.y + CGFloat(sin(pose.azimuth)))
    let end = view.map { $0.convert(ahead, from: window) } ?? ahead
    let (dx, dy) = (end.x - tip.x, end.y - tip.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }

  /// Half the largest diameter of what touches, in points; 0 where the device does not tell.
  public var majorRadius: CGFloat { CGFloat(pose.majorRadius) }

  /// Zero: devices do not say how exact the radius is.
  public var majorRadiusTolerance: CGFloat { 0 }
}
