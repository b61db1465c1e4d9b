import CoreGraphics
import Testing

@testable import UIKit

/// Where previews go beside their menus.
@MainActor
struct PreviewPlacementTests {
  private let placement = PreviewPlacement(room: CGRect(x: 8, y: 8, width: 304, height: 464))

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func itStaysWhereItIsIfTheMenuIsBesideIt() {
    let source = rect(20, 40, 100, 60)
    #expect(placement.frame(of: source, beside: rect(20, 112, 250, 62)) == source)
    let low = rect(20, 400, 100, 60)
    #expect(placement.frame(of: low, beside: rect(20, 326, 250, 62)) == low)
  }

  @Test func aRowAsWideAsTheWindowKeepsTheMargins() {
    let frame = placement.frame(of: rect(0, 40, 320, 40), beside: rect(8, 92, 250, 62))
    #expect(frame == rect(8, 41, 304, 38))
  }

  @Test func whatIsTooHighIsMadeSmallerAboveTheMenu() {
    let frame = placement.frame(of: rect(0, 0, 320, 480), beside: rect(8, 406, 250, 62))
    #expect(frame == rect(30, 8, 260, 390))
  }

  @Test func whatIsHalfOutOfSightComesIn() {
    let frame = placement.frame(of: rect(20, -30, 100, 60), beside: rect(20, 80, 250, 62))
    #expect(frame == rect(20, 8, 100, 60))
  }

  @Test func aMenuAtTheTopLeavesTheRoomBelow() {
    let frame = placement.frame(of: rect(20, 10, 100, 60), beside: rect(8, 8, 250, 200))
    #expect(frame == rect(20, 216, 100, 60))
  }

  @Test func aWindowWithoutRoomLeavesItWhereItIs() {
    let source = rect(0, 0, 10, 10)
    let none = PreviewPlacement(room: .null)
    #expect(none.frame(of: source) == source)
    #expect(none.frame(of: source, beside: rect(0, 0, 10, 10)) == source)
    #expect(none.frame(preferring: CGSize(width: 20, height: 20), about: source) == source)
  }

  @Test func controllersHaveTheirSizeOrTheRoom() {
    let source = rect(20, 40, 100, 60)
    let own = CGSize(width: 200, height: 150)
    #expect(placement.frame(preferring: own, about: source) == rect(8, 8, 200, 150))
    let none = placement.frame(preferring: .zero, about: source)
    #expect(none.width == 304 && abs(none.height - 278.4) < 0.001)
    let huge = CGSize(width: 9000, height: 9000)
    #expect(placement.frame(preferring: huge, about: source) == none)
  }
}
