import CoreGraphics
import Foundation

/// The mouse's second finger while Alt is held, as in Apple's simulator: it mirrors the first
/// finger about the middle of the window. With Shift held too, both fingers move in parallel and so
/// does the center.
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
