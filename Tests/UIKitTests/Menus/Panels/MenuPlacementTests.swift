import CoreGraphics
import Testing

@testable import UIKit

/// Where menus go in the room that there is.
@MainActor
struct MenuPlacementTests {
  private let placement = MenuPlacement(room: CGRect(x: -100, y: -50, width: 1000, height: 700))
  private let size = CGSize(width: 250, height: 200)

  @Test func itsCornerIsAtThePoint() {
    let frame = placement.frame(of: size, at: .point(CGPoint(x: 30, y: 40)))
    #expect(frame == CGRect(x: 30, y: 40, width: 250, height: 200))
    let last = placement.frame(of: size, at: .point(CGPoint(x: 890, y: 640)))
    #expect(last.origin == CGPoint(x: 642, y: 442), "8 from the edges")
    let first = placement.frame(of: size, at: .point(CGPoint(x: -100, y: -50)))
    #expect(first.origin == CGPoint(x: -92, y: -42))
  }

  @Test func aSubmenuIsBesideItsRow() {
    let row = CGRect(x: 100, y: 60, width: 250, height: 42)
    #expect(placement.frame(of: size, at: .row(row)).origin == CGPoint(x: 344, y: 50))
    let far = CGRect(x: 600, y: 60, width: 250, height: 42)
    #expect(placement.frame(of: size, at: .row(far)).origin == CGPoint(x: 356, y: 50))
    var mirrored = placement
    mirrored.isMirrored = true
    let middle = CGRect(x: 300, y: 60, width: 250, height: 42)
    #expect(mirrored.frame(of: size, at: .row(middle)).origin == CGPoint(x: 56, y: 50))
  }

  @Test func aMenuIsBeneathItsTitleOrAboveIt() {
    let title = CGRect(x: 20, y: 0, width: 60, height: 28)
    #expect(placement.frame(of: size, at: .title(title)).origin == CGPoint(x: 20, y: 28))
    let low = CGRect(x: 20, y: 600, width: 60, height: 28)
    #expect(placement.frame(of: size, at: .title(low)).origin == CGPoint(x: 20, y: 400))
  }

  @Test func whatIsTooHighIsCut() {
    let high = CGSize(width: 250, height: 4000)
    #expect(!placement.holds(high) && placement.holds(size))
    let frame = placement.frame(of: high, at: .point(.zero))
    #expect(frame == CGRect(x: 0, y: -42, width: 250, height: 684))
  }
}
