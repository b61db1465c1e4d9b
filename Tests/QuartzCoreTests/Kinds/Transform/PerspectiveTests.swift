import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct PerspectiveTests {
  private let stage = CALayer()
  private let card = CALayer()

  /// A container of 400x300 whose sublayers are seen from 500 points away, with a card in its
  /// middle.
  init() {
    stage.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    stage.sublayerTransform.m34 = -1 / 500
    card.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    card.position = CGPoint(x: 200, y: 150)
    stage.addSublayer(card)
  }

  private func expect(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9, "\(a) is not (\(x), \(y))")
  }

  @Test func aPointNearerToTheEyeIsLarger() {
    card.zPosition = 250
    // 500 / (500 - 250) = 2, around the middle of the container.
    expect(card.convert(CGPoint(x: 0, y: 0), to: stage), 100, 90)
    expect(card.convert(CGPoint(x: 100, y: 60), to: stage), 300, 210)
  }

  @Test func theCornersOfATurnedCardAreWhereTheyProject() {
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // The right edge is at x = 25, z = -25·√3: away from the eye.
    let scale = 500 / (500 + 50 * sin(CGFloat.pi / 3))
    let corner = card.convert(CGPoint(x: 100, y: 0), to: stage)
    expect(corner, 200 + 25 * scale, 150 - 30 * scale)
  }

  @Test func perspectiveIsCentredOnTheAnchorPoint() {
    stage.anchorPoint = .zero
    card.zPosition = 250
    expect(card.convert(CGPoint(x: 50, y: 30), to: stage), 400, 300)
  }

  @Test func anchorPointZMovesThePivotOutOfThePlane() {
    stage.sublayerTransform = CATransform3DIdentity
    card.anchorPointZ = 40
    card.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // Points start at z = -40 and end up at x = -40, flattened to a line.
    expect(card.convert(CGPoint(x: 50, y: 30), to: stage), 160, 150)
  }

  @Test func hitsGoThroughPerspective() {
    card.zPosition = 250
    #expect(stage.hitTest(CGPoint(x: 101, y: 91)) === card)
    #expect(stage.hitTest(CGPoint(x: 98, y: 91)) === stage)
  }

  @Test func whatIsBehindTheEyeIsNotHit() {
    card.zPosition = 600
    #expect(stage.hitTest(CGPoint(x: 200, y: 150)) === stage)
  }

  @Test func ordinaryLayersFlattenTheirSublayers() {
    let flat = CALayer()
    flat.frame = stage.bounds
    stage.addSublayer(flat)
    flat.addSublayer(card)
    card.zPosition = 250
    expect(card.convert(CGPoint(x: 0, y: 0), to: stage), 150, 120)
  }

  @Test func transformLayersDoNot() {
    let space = CATransformLayer()
    space.position = CGPoint(x: 200, y: 150)
    stage.addSublayer(space)
    space.addSublayer(card)
    card.position = .zero
    card.zPosition = 250
    expect(card.convert(CGPoint(x: 0, y: 0), to: stage), 100, 90)
    expect(card.convert(CGPoint(x: 100, y: 90), from: stage), 0, 0)
    #expect(stage.hitTest(CGPoint(x: 101, y: 91)) === card)
  }

  @Test func theNearestOfASpaceIsHitWhateverItsOrder() {
    let (space, behind) = (CATransformLayer(), CALayer())
    behind.bounds = card.bounds
    behind.zPosition = -10
    stage.addSublayer(space)
    space.position = CGPoint(x: 200, y: 150)
    space.sublayers = [card, behind]
    card.position = .zero
    #expect(stage.hitTest(CGPoint(x: 200, y: 150)) === card)
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(stage.hitTest(CGPoint(x: 200, y: 150)) === behind)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func whatIsNoPlaceIsRefused(bad: CGFloat) {
    card.anchorPointZ = bad
    stage.sublayerTransform.m11 = bad
    #expect(card.anchorPointZ == 0 && stage.sublayerTransform.m11 == 1)
  }

  @Test func singularMatricesConvertWithoutTrouble() {
    stage.sublayerTransform = CATransform3DMakeScale(0, 0, 0)
    let point = card.convert(CGPoint(x: 1, y: 1), from: stage)
    #expect(point.x.isFinite && point.y.isFinite)
    #expect(stage.hitTest(CGPoint(x: 200, y: 150)) === stage)
    stage.sublayerTransform.m44 = 0
    let back = card.convert(CGPoint(x: 1, y: 1), to: stage)
    #expect(back.x.isFinite && back.y.isFinite)
  }

  @Test func valuesAreSetByName() {
    card.setValue(false, forKeyPath: "doubleSided")
    card.setValue(12, forKeyPath: "anchorPointZ")
    stage.setValue(0.5, forKeyPath: "sublayerTransform.rotation.y")
    #expect(!card.isDoubleSided && card.anchorPointZ == 12)
    let turn = stage.value(forKeyPath: "sublayerTransform.rotation.y") as? Double
    #expect(abs((turn ?? 0) - 0.5) < 1e-9)
  }
}
