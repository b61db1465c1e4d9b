import Testing
import UIKit

@Suite struct UIBezierPathBuildingTests {
  @Test func reversingRunsBackwardsAndBackAgain() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(
      to: CGPoint(x: 4, y: 0), controlPoint1: CGPoint(x: 2, y: 1),
      controlPoint2: CGPoint(x: 3, y: -1))
    let back = path.reversing()
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 4, y: 0))
    expected.addCurve(
      to: CGPoint(x: 1, y: 0), controlPoint1: CGPoint(x: 3, y: -1),
      controlPoint2: CGPoint(x: 2, y: 1))
    expected.addLine(to: CGPoint(x: 0, y: 0))
    #expect(back.cgPath == expected.cgPath)
    #expect(back.reversing().cgPath == path.cgPath)
  }

  @Test func aReversedHoleIsLeftOutByTheWindingRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)).reversing())
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 4, y: 4)))
  }

  @Test(arguments: [true, false]) func aFullTurnIsACircleBothWaysRound(clockwise: Bool) {
    let center = CGPoint(x: 50, y: 50)
    let added = UIBezierPath()
    added.addArc(
      withCenter: center, radius: 20, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    let made = UIBezierPath(
      arcCenter: center, radius: 20, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: clockwise)
    for path in [added, made] {
      #expect(path.contains(CGPoint(x: 50, y: 69)) && path.contains(CGPoint(x: 31, y: 50)))
      #expect(abs(path.bounds.width - 40) < 1e-6 && abs(path.bounds.height - 40) < 1e-6)
    }
    let sides = [CGPoint(x: 64.14, y: 64.14), CGPoint(x: 64.14, y: 35.86)]
    let quarter = UIBezierPath(
      arcCenter: center, radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    // A clockwise quarter, with y downwards, is the lower right one; counterclockwise it is the
    // other three.
    #expect(quarter.bounds.contains(sides[0]))
    #expect(quarter.bounds.contains(sides[1]) == !clockwise)
  }

  @Test func onlyTheCornersAskedForAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 19.5, y: 19.5)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func aCopyHasTheSameWayOfDrawingAndALifeOfItsOwn() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    (path.lineWidth, path.lineCapStyle, path.usesEvenOddFillRule) = (5, .round, true)
    path.setLineDash([1, 2], count: 2, phase: 3)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(path.isEmpty && !copy.isEmpty)
    #expect(copy.lineWidth == 5 && copy.lineCapStyle == .round && copy.usesEvenOddFillRule)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [1, 2] && count == 2 && phase == 3)
  }
}
