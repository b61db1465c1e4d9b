import CoreGraphics
import QuartzCore
import Testing

@Suite struct CALayerHitTestTests {
  private let parent = CALayer()
  private let low = CALayer()
  private let high = CALayer()

  init() {
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    low.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    high.frame = CGRect(x: 40, y: 40, width: 100, height: 50)
    parent.sublayers = [low, high]
  }

  @Test func laterSublayerIsInFront() {
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === high)
  }

  @Test func zPositionComesBeforeOrder() {
    low.zPosition = 1
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === low)
  }

  @Test func hiddenLayerIsPassedOver() {
    high.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === low)
    #expect(parent.hitTest(CGPoint(x: 80, y: 80)) === parent)
  }

  @Test func partOutsideIsThereUnlessCutOff() {
    let outside = CGPoint(x: 120, y: 50)
    #expect(parent.hitTest(outside) === high)
    parent.masksToBounds = true
    #expect(parent.hitTest(outside) == nil)
  }

  @Test func turnedLayerIsHitInItsOwnShape() {
    low.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(parent.hitTest(CGPoint(x: 12, y: 12)) === parent)
    #expect(parent.hitTest(CGPoint(x: 35, y: 2)) === low)
  }

  @Test func farEdgesAreOutside() {
    #expect(parent.contains(CGPoint(x: 0, y: 0)))
    #expect(!parent.contains(CGPoint(x: 100, y: 50)))
  }
}
