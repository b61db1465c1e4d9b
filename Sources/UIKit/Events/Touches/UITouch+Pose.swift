import CoreGraphics
import Foundation
import PlatformKit

extension UITouch {
  /// Of a device that measures pressure; an ordinary press has 1.
  static let fullForce: CGFloat = 25.0 / 6

  func penDirection(in view: UIView?) -> CGVector {
    let tip = location(in: view)
    let ahead = CGPoint(
      x: position.x + CGFloat(cos(pose.azimuth)), y: position.y + CGFloat(sin(pose.azimuth)))
    let end = view.map { $0.convert(ahead, from: window) } ?? ahead
    let (dx, dy) = (end.x - tip.x, end.y - tip.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }
}
