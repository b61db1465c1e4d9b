import CoreGraphics
import Testing

struct PathTrimmingTests {
  private let corner: PathElements = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    return path.elements
  }()

  @Test func linesAreCutByLength() {
    // Length 40: from 5 to 20.
    let part = corner.trimmed(from: 0.125, to: 0.5).list.compactMap(\.end)
    let wanted = [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]
    #expect(part.count == 3)
    for (a, b) in zip(part, wanted) { #expect(hypot(a.x - b.x, a.y - b.y) < 1e-9) }
  }

  @Test func theWholeStaysAsItIs() {
    #expect(corner.trimmed(from: 0, to: 1) == corner)
    #expect(corner.trimmed(from: -3, to: 7) == corner)
    #expect(corner.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(corner.trimmed(from: .nan, to: 0.5).isEmpty)
  }

  @Test func aCircleIsCutByItsArc() {
    let circle = CGMutablePath()
    circle.addArc(
      center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    let part = circle.elements.trimmed(from: 0.1, to: 0.6)
    func angle(_ point: CGPoint) -> CGFloat { atan2(point.y, point.x) / (2 * .pi) }
    #expect(abs(angle(part.list[0].end ?? .zero) - 0.1) < 1e-3)
    #expect(abs(angle(part.current ?? .zero) + 0.4) < 1e-3)
    for element in part.list { #expect(abs(hypot(element.end!.x, element.end!.y) - 100) < 0.05) }
  }

  @Test func aPieceWhollyInsideStaysClosedAndACutOneOpens() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let part = path.elements.trimmed(from: 0, to: 0.75).list
    #expect(part.count { $0 == .close } == 1)
    #expect(part.last == .line(CGPoint(x: 30, y: 10)))
  }
}

struct LongestMiterTests {
  private func miter(_ points: (CGFloat, CGFloat)..., isClosed: Bool = false) -> CGFloat {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if isClosed { path.closeSubpath() }
    return path.elements.longestMiter
  }

  @Test func straightLinesHaveNoneAndRightAnglesTheDiagonal() {
    #expect(miter((0, 0), (5, 0), (9, 0)) == 1)
    #expect(abs(miter((0, 0), (5, 0), (5, 9)) - 2.0.squareRoot()) < 1e-9)
    #expect(miter((0, 0), (5, 0), (0, 0)) > 1e6)
  }

  @Test func closingMakesCorners() {
    // The corners of an equilateral triangle have 60 degrees: 1 / sin 30.
    let height = 3.0.squareRoot()
    #expect(abs(miter((0, 0), (2, 0), (1, height), isClosed: true) - 2) < 1e-9)
  }

  @Test func ellipsesAreSmooth() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
    #expect(abs(path.elements.longestMiter - 1) < 1e-9)
  }
}

struct PathInterpolationTests {
  private func path(_ points: CGPoint...) -> PathElements {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path.elements
  }

  @Test func pathsMadeAlikeAreMixedPointByPoint() {
    let a = path(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    let b = path(CGPoint(x: 4, y: 8), CGPoint(x: 10, y: 20))
    #expect(a.interpolated(to: b, 0.25) == path(CGPoint(x: 1, y: 2), CGPoint(x: 10, y: 5)))
  }

  @Test func pathsOfOtherElementsAreNot() {
    let a = path(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    #expect(a.interpolated(to: path(.zero, .zero, .zero), 0.5) == nil)
    var curve = PathElements()
    curve.append(.move(.zero))
    curve.append(.quad(.zero, .zero))
    #expect(a.interpolated(to: curve, 0.5) == nil)
  }
}
