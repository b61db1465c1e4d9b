import CoreGraphics
import Testing

@testable import UIKit

struct EditMenuLayoutTests {
  private let room = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test func titlesStandInARowWithPadding() {
    let layout = EditMenuLayout(titleWidths: [30, 50], room: 300)
    #expect(layout.pages == [0..<2] && layout.width(ofPage: 0) == 136)
    #expect(
      layout.places(onPage: 0, isRightToLeft: false) == [
        CGRect(x: 0, y: 0, width: 58, height: 44), CGRect(x: 58, y: 0, width: 78, height: 44),
      ])
    #expect(layout.places(onPage: 0, isRightToLeft: true).map(\.minX) == [78, 0])
  }

  @Test func whatDoesNotFitGoesToOtherPagesWithAnArrow() {
    let layout = EditMenuLayout(titleWidths: [100, 50, 100, 20], room: 300)
    #expect(layout.pages == [0..<2, 2..<4])
    #expect(layout.places(onPage: 0, isRightToLeft: false).map(\.width) == [128, 78, 40])
    #expect(layout.width(ofPage: 1) == 216)
  }

  @Test func aTitleThatIsTooWideHasAPageOfItsOwn() {
    let layout = EditMenuLayout(titleWidths: [1000, 10], room: 100)
    #expect(layout.pages == [0..<1, 1..<2])
    #expect(EditMenuLayout(titleWidths: [], room: 100).pages == [])
    #expect(EditMenuLayout(titleWidths: [10], room: 0).pages == [0..<1])
  }

  private func origin(_ target: CGRect, _ direction: UIEditMenuArrowDirection) -> CGPoint {
    EditMenuLayout.origin(of: 100, beside: target, in: room, direction)
  }

  @Test func itIsAboveItsTargetOrElseBelow() {
    let middle = CGRect(x: 140, y: 200, width: 20, height: 20)
    #expect(origin(middle, .automatic) == CGPoint(x: 100, y: 148))
    #expect(origin(middle, .up) == CGPoint(x: 100, y: 228))
    #expect(origin(CGRect(x: 0, y: 20, width: 2, height: 20), .down) == CGPoint(x: 8, y: 48))
    #expect(origin(CGRect(x: 298, y: 390, width: 2, height: 9), .up) == CGPoint(x: 192, y: 338))
    #expect(origin(room, .automatic).y == 348, "over a target that fills the room")
  }
}
