import CoreGraphics
import Foundation

/// Whether the pointer is on its way to a submenu. Rows that it crosses then leave that open.
struct SubmenuAim {
  private var last: CGPoint?

  /// For each place that the pointer comes to. The way goes on in a line to the submenu's nearer side.
  mutating func leads(to submenu: CGRect?, at place: CGPoint) -> Bool {
    let start = last
    last = place
    guard let start, let submenu else { return false }
    let isBefore = abs(start.x - submenu.minX) < abs(start.x - submenu.maxX)
    let edge = isBefore ? submenu.minX : submenu.maxX
    let (former, left) = (edge - start.x, edge - place.x)
    guard former * left > 0, abs(left) < abs(former) else { return false }
    let y = start.y + (place.y - start.y) * former / (former - left)
    return submenu.minY <= y && y <= submenu.maxY
  }
}
