import CoreGraphics
import Foundation

/// The second finger of a mouse while Alt is held, as in Apple's simulator: opposite the first, through
/// the middle of the window. While Shift is held too, both go the same way and the middle with them.
struct MirroredTouch {
  private var center: CGPoint
  private var first: CGPoint

  init(opposite first: CGPoint, through center: CGPoint) {
    self.first = first
    self.center = center
  }

  var position: CGPoint { CGPoint(x: 2 * center.x - first.x, y: 2 * center.y - first.y) }

  mutating func follow(_ place: CGPoint, inParallel: Bool) {
    if inParallel {
      center.x += place.x - first.x
      center.y += place.y - first.y
    }
    first = place
  }
}
