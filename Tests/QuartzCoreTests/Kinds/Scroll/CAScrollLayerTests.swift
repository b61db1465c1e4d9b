import CoreGraphics
import QuartzCore
import Testing

@Suite struct CAScrollLayerTests {
  private let scroller = CAScrollLayer()
  private let content = CALayer()

  init() {
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 20, y: 30, width: 500, height: 500)
    scroller.addSublayer(content)
  }

  @Test(arguments: [
    (CAScrollLayerScrollMode.vertically, CGPoint(x: 0, y: 34)),
    (.horizontally, CGPoint(x: 12, y: 0)), (.none, .zero), (.both, CGPoint(x: 12, y: 34)),
  ])
  func onlyTheWaysOfTheModeAreGone(mode: CAScrollLayerScrollMode, origin: CGPoint) {
    scroller.scrollMode = mode
    scroller.scroll(to: CGPoint(x: 12, y: 34))
    #expect(scroller.bounds.origin == origin)
  }

  @Test func sublayersScrollTheLayerAroundThem() {
    content.scroll(CGPoint(x: 5, y: 6))
    #expect(scroller.bounds.origin == CGPoint(x: 25, y: 36))
  }

  @Test func aRectangleIsShownByTheLeastWay() {
    content.scrollRectToVisible(CGRect(x: 130, y: 10, width: 50, height: 50))
    // Its right edge, at 200 of the scroll layer, moves to the right edge of the bounds.
    #expect(scroller.bounds.origin == CGPoint(x: 100, y: 0))
    content.scrollRectToVisible(CGRect(x: 140, y: 20, width: 10, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 100, y: 0))
    content.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 20, y: 0))
  }

  @Test func aRectangleTooLargeBeginsWhereTheBoundsDo() {
    content.scrollRectToVisible(CGRect(x: 100, y: 0, width: 300, height: 10))
    #expect(scroller.bounds.origin.x == 120)
  }

  @Test func theVisiblePartIsInTheLayersOwnCoordinates() {
    scroller.scroll(to: CGPoint(x: 50, y: 60))
    #expect(content.visibleRect == CGRect(x: 30, y: 30, width: 100, height: 100))
  }

  @Test func placesThatAreNoneAreRefused() {
    scroller.scroll(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(scroller.bounds.origin == .zero)
  }
}
