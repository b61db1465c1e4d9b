import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct CALayerGeometryTests {
  private func layer(frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  private func expect(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-3) {
    let pairs = [
      (a.origin.x, b.origin.x), (a.origin.y, b.origin.y), (a.width, b.width), (a.height, b.height),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) <= tolerance }, "\(a) is not \(b)")
  }

  @Test func frameIsPositionMinusAnchorTimesSize() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 9, width: 80, height: 60)
    layer.position = CGPoint(x: 100, y: 50)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    #expect(layer.frame == CGRect(x: 80, y: -10, width: 80, height: 60))
  }

  @Test func frameOfTurnedLayerIsTheBoxAroundIt() {
    let layer = layer(frame: CGRect(x: 40, y: 40, width: 80, height: 60))
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    expect(layer.frame, CGRect(x: 30.503, y: 20.503, width: 98.994, height: 98.994))
    #expect(layer.position == CGPoint(x: 80, y: 70))
  }

  @Test func frameOfScaledLayer() {
    let layer = layer(frame: CGRect(x: 160, y: 40, width: 80, height: 60))
    layer.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 0.5))
    expect(layer.frame, CGRect(x: 140, y: 55, width: 120, height: 30))
  }

  @Test func settingTheFrameOfAScaledLayerReadsBack() {
    let layer = layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 5, y: 6, width: 100, height: 200)
    expect(layer.frame, CGRect(x: 5, y: 6, width: 100, height: 200))
    #expect(layer.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test func changingTheAnchorKeepsThePosition() {
    let layer = layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 5, y: 5))
    #expect(layer.frame.origin == CGPoint(x: 5, y: 5))
  }

  @Test func centreConvertsToMiddleOfBoundsWhateverTheAngle() {
    let parent = layer(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = layer(frame: CGRect(x: 40, y: 40, width: 80, height: 60))
    parent.addSublayer(child)
    child.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    let middle = child.convert(child.position, from: parent)
    #expect(abs(middle.x - 40) < 1e-9 && abs(middle.y - 30) < 1e-9)
  }

  @Test func scrolledBoundsMoveWhereChildrenAppear() {
    let parent = layer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = layer(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let top = CALayer()
    top.addSublayer(parent)
    parent.addSublayer(child)
    parent.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(child.convert(CGPoint.zero, to: top) == CGPoint(x: 10, y: -20))
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func conversionThroughPerspectiveGoesBack() {
    let top = CALayer()
    let child = layer(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    top.addSublayer(child)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    child.transform = CATransform3DRotate(transform, 0.7, 0, 1, 0)
    let there = child.convert(CGPoint(x: 3, y: 4), to: top)
    let back = child.convert(there, from: top)
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
  }

  @Test func layerSquashedFlatConvertsWithoutTrouble() {
    let top = CALayer()
    let child = layer(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    top.addSublayer(child)
    child.transform = CATransform3DMakeScale(0, 0, 1)
    #expect(child.convert(CGPoint(x: 10, y: 20), from: top) == .zero)
    #expect(top.hitTest(CGPoint(x: 60, y: 60)) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func numbersThatCannotBePlacedAreRefused(bad: CGFloat) {
    let layer = layer(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.position.x = bad
    layer.bounds.size.width = bad
    layer.frame = CGRect(x: bad, y: 0, width: 1, height: 1)
    layer.transform.m11 = bad
    layer.zPosition = bad
    layer.cornerRadius = bad
    layer.anchorPoint.y = bad
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.zPosition == 0 && layer.cornerRadius == 0)
  }
}
