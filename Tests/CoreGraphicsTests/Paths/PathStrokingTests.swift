import CoreGraphics
import Foundation
import Testing

@Suite struct PathStrokingTests {
  /// The computed outline and the stroke drawn by Cairo cover the same pixels.
  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func theOutlineOfAStrokeIsTheStroke(cap: CGLineCap, join: CGLineJoin) {
    let path = zigzag()
    let drawn = Canvas(80, 80)
    drawn.context.setLineWidth(7)
    drawn.context.setLineCap(cap)
    drawn.context.setLineJoin(join)
    drawn.context.addPath(path)
    drawn.context.strokePath()
    let filled = Canvas(80, 80)
    filled.context.addPath(
      path.copy(strokingWithWidth: 7, lineCap: cap, lineJoin: join, miterLimit: 10))
    filled.context.fillPath()
    #expect(largestDifference(drawn, filled) <= 24)
    #expect(abs(drawn.sumOfAlpha - filled.sumOfAlpha) < drawn.sumOfAlpha / 100)
  }

  @Test func closedPiecesHaveNoCaps() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let outline = square.copy(
      strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
    #expect(outline.contains(CGPoint(x: 5, y: 0.5)))
  }

  @Test func aMiterAboveItsLimitIsCutOff() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    // A right angle's miter length is √2 per unit of width.
    let tip = CGPoint(x: 10.9, y: -0.9)
    for (limit, isSharp) in [(1.5, true), (1.4, false)] {
      let outline = corner.copy(
        strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
      #expect(outline.contains(tip) == isSharp)
    }
  }

  @Test func pathsAreTransformedBeforeTheyAreStrokedOrDashed() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let larger = CGAffineTransform(scaleX: 2, y: 2)
    let band = line.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10, transform: larger)
    #expect(band.boundingBox == CGRect(x: 0, y: -1, width: 20, height: 2))
    #expect(
      ends(line.copy(dashingWithPhase: 0, lengths: [8, 4], transform: larger)) == [0, 8, 12, 20])
  }

  @Test func dashesAreCutWhereTheyShouldBe() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashes = line.copy(dashingWithPhase: 1, lengths: [2, 3])
    // The pattern without its first unit: 0-1 drawn, 1-4 not, 4-6 drawn, 6-9 not, 9-10 drawn.
    #expect(ends(dashes) == [0, 1, 4, 6, 9, 10])
  }

  @Test func anOddPatternTurnsAround() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 8, y: 0)])
    #expect(ends(line.copy(dashingWithPhase: 0, lengths: [3])) == [0, 3, 6, 8])
  }

  @Test func nonsensePatternsLeaveTheLineWhole() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 8, y: 0)])
    for lengths: [CGFloat] in [[], [0, 0], [-1, 2], [.nan], [1e-12]] {
      #expect(ends(line.copy(dashingWithPhase: 0, lengths: lengths)) == [0, 8])
    }
  }

  @Test func aDotShowsByItsCaps() {
    let dot = CGMutablePath()
    dot.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    func box(_ cap: CGLineCap) -> CGRect {
      dot.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBox
    }
    #expect(box(.butt).isNull)
    #expect(box(.round) == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(box(.square) == CGRect(x: 3, y: 3, width: 4, height: 4))
  }

  private func zigzag() -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 12, y: 60), CGPoint(x: 30, y: 20), CGPoint(x: 45, y: 60), CGPoint(x: 60, y: 40),
    ])
    path.addQuadCurve(to: CGPoint(x: 20, y: 12), control: CGPoint(x: 68, y: 10))
    return path
  }

  private func ends(_ path: CGPath) -> [CGFloat] {
    var places: [CGFloat] = []
    path.applyWithBlock { places.append($0.pointee.points[0].x) }
    return places
  }

  private func largestDifference(_ a: Canvas, _ b: Canvas) -> Int {
    var largest = 0
    for y: Int32 in 0..<80 {
      for x: Int32 in 0..<80 { largest = max(largest, abs(a.alpha(x, y) - b.alpha(x, y))) }
    }
    return largest
  }
}
