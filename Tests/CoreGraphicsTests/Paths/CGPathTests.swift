import CoreGraphics
import Testing

@Suite struct CGPathTests {
  private let square = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)

  @Test func containsTellsInsideFromOutside() {
    #expect(square.contains(CGPoint(x: 20, y: 20)))
    #expect(!square.contains(CGPoint(x: 31, y: 20)))
    #expect(!square.contains(CGPoint(x: CGFloat.nan, y: 20)))
  }

  @Test func thePointIsTransformedBeforeItIsLookedFor() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(square.contains(CGPoint(x: 5, y: 20), transform: move))
    #expect(!square.contains(CGPoint(x: 25, y: 20), transform: move))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(!square.contains(CGPoint(x: 20, y: 20), transform: flat))
    #expect(!square.contains(.zero, transform: CGAffineTransform(translationX: .nan, y: 0)))
  }

  @Test func theTwoRulesDifferWherePathsOverlap() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
  }

  @Test func theBoxOfAPathIsTighterThanThatOfItsControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    #expect(path.boundingBox.height == 40)
    #expect(abs(path.boundingBoxOfPath.height - 30) < 1e-6)
  }

  @Test func anEllipseFillsItsRect() {
    let box = CGRect(x: 3, y: 4, width: 50, height: 20)
    let path = CGPath(ellipseIn: box, transform: nil)
    let found = path.boundingBoxOfPath
    #expect(abs(found.minX - 3) < 1e-6 && abs(found.maxY - 24) < 1e-6)
    #expect(path.contains(CGPoint(x: 28, y: 5)) && !path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func arcsEndWhereTheyShould() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 15) < 1e-9)
    #expect(path.boundingBoxOfPath.maxX <= 15.001)
  }

  @Test func transformsApplyToAllPoints() {
    var move = CGAffineTransform(translationX: 5, y: 6)
    let moved = square.copy(using: &move)
    #expect(moved?.boundingBox == CGRect(x: 15, y: 16, width: 20, height: 20))
    #expect(square.boundingBox.minX == 10)
  }

  @Test func aRectIsKnownAsOne() {
    var found = CGRect.zero
    #expect(square.isRect(&found))
    #expect(found == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
  }

  @Test func aStrokedLineIsABandOfItsWidth() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 40, y: 10))
    let band = line.copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(band.contains(CGPoint(x: 20, y: 12.9)) && !band.contains(CGPoint(x: 20, y: 13.1)))
    #expect(!band.contains(CGPoint(x: -1, y: 10)))
  }

  @Test func anEmptyPathIsNowhere() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull)
    #expect(!path.contains(.zero))
  }

  @Test func copiesDoNotFollowTheOriginal() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy?.boundingBox.maxX == 1)
  }

  @Test func elementsAreHandedOutInOrder() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 2, y: 0))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
  }
}
