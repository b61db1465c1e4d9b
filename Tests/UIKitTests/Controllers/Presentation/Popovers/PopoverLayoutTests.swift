import CoreGraphics
import Testing

@testable import UIKit

/// Where popovers are and where their arrows point.
struct PopoverLayoutTests {
  private func layout(
    _ source: CGRect, content: CGSize = CGSize(width: 200, height: 100),
    bounds: CGRect = CGRect(x: 10, y: 10, width: 780, height: 580)
  ) -> PopoverLayout {
    PopoverLayout(bounds: bounds, source: source, content: content)
  }

  @Test func beneathItsSourceIfThereIsRoom() {
    let place = layout(CGRect(x: 380, y: 100, width: 40, height: 44)).place
    #expect(place.direction == .up && place.arrowOffset == 0)
    #expect(place.frame == CGRect(x: 300, y: 144, width: 200, height: 113))
    #expect(place.contentFrame == CGRect(x: 0, y: 13, width: 200, height: 100))
  }

  @Test func aboveItAtTheBottom() {
    let place = layout(CGRect(x: 380, y: 520, width: 40, height: 44)).place
    #expect(place.direction == .down)
    #expect(place.frame == CGRect(x: 300, y: 407, width: 200, height: 113))
    #expect(place.contentFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func besideItWhereItIsTooHighForBoth() {
    let tall = CGSize(width: 200, height: 560)
    let left = layout(CGRect(x: 100, y: 280, width: 40, height: 40), content: tall).place
    #expect(left.direction == .left && left.frame.minX == 140 && left.frame.width == 213)
    #expect(left.contentFrame.minX == 13)
    let right = layout(CGRect(x: 700, y: 280, width: 40, height: 40), content: tall).place
    #expect(right.direction == .right && right.frame.maxX == 700)
    #expect(right.contentFrame.minX == 0)
  }

  @Test func itStaysInTheBoundsAndTheArrowFollowsItsSource() {
    let place = layout(CGRect(x: 760, y: 20, width: 20, height: 44)).place
    #expect(place.frame.maxX == 790 && place.direction == .up)
    // 770 is 80 off the middle, and the corner leaves 55.5.
    #expect(place.arrowOffset == 55.5)
    let near = layout(CGRect(x: 700, y: 20, width: 20, height: 44)).place
    #expect(near.frame.maxX == 790 && near.arrowOffset == 20)
  }

  @Test func onlyPermittedDirectionsAreUsed() {
    var side = layout(CGRect(x: 380, y: 100, width: 40, height: 44))
    side.permitted = [.right, .down]
    #expect(side.place.direction == .right, "there is no room above")
    side.permitted = []
    #expect(side.place.direction == [] && side.place.frame.size == side.content)
    #expect(side.place.frame.midX == 400 && side.place.frame.midY == 122)
  }

  @Test func withoutRoomItsContentIsSmaller() {
    let big = layout(
      CGRect(x: 380, y: 280, width: 40, height: 40), content: CGSize(width: 2000, height: 2000))
    let place = big.place
    #expect(place.direction == .left || place.direction == .right)
    #expect(big.bounds.contains(place.frame))
    var over = big
    over.mayCoverSource = true
    #expect(over.place.frame == over.bounds && over.place.direction == [])
  }

  @Test(arguments: [
    CGRect(x: -500, y: 0, width: 10, height: 10), CGRect(x: 400, y: 900, width: 0, height: 0),
  ])
  func aSourceOutsideIsHeldAtTheEdge(source: CGRect) {
    let place = layout(source).place
    #expect(place.frame.minX >= 10 && place.frame.maxX <= 790)
    #expect(place.frame.minY >= 10 && place.frame.maxY <= 590)
  }
}
