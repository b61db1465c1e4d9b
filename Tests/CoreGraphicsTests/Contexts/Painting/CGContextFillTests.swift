import CoreGraphics
import Testing

@Suite struct CGContextFillTests {
  @Test func aRectOnPixelsIsExact() {
    let canvas = Canvas(6, 4)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 1, y: 1, width: 3, height: 2))
    #expect(canvas.row(0) == [0, 0, 0, 0, 0, 0])
    #expect(canvas.row(1) == [0, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0, 0])
    #expect(canvas.sumOfAlpha == 6 * 255)
  }

  @Test func halfAPixelIsHalfCovered() {
    let canvas = Canvas(4, 1)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0.5, y: 0, width: 2, height: 1))
    #expect(abs(canvas.alpha(0, 0) - 128) <= 1)
    #expect(canvas.alpha(1, 0) == 255)
    #expect(abs(canvas.alpha(2, 0) - 128) <= 1)
  }

  @Test func theOriginIsBelowInPlainContextsAndAboveInFlippedOnes() {
    for flipped in [false, true] {
      let canvas = Canvas(2, 4, flipped: flipped)
      canvas.context.setFillColor(blue)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect(canvas.alpha(0, 0) == (flipped ? 255 : 0))
      #expect(canvas.alpha(0, 3) == (flipped ? 0 : 255))
    }
  }

  @Test func scaleMakesPointsOfPixels() {
    let canvas = Canvas(6, 6, scale: 3)
    canvas.context.setFillColor(green)
    canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(canvas.sumOfAlpha == 9 * 255)
    #expect(canvas.alpha(3, 0) == 255 && canvas.alpha(2, 0) == 0)
  }

  @Test func aDiscHasItsArea() {
    let canvas = Canvas(64, 64)
    canvas.context.setFillColor(red)
    canvas.context.fillEllipse(in: CGRect(x: 2, y: 2, width: 60, height: 60))
    let area = Double(canvas.sumOfAlpha) / 255
    #expect(abs(area - .pi * 900) < 6)
  }

  @Test func strokesAreAsWideAsTheyAreSet() {
    let canvas = Canvas(20, 20)
    canvas.context.setStrokeColor(red)
    canvas.context.setLineWidth(4)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    let across: Int = (0..<20).reduce(0) { $0 + canvas.alpha(5, $1) }
    #expect(across == 4 * 255)
  }

  @Test func dashesLeaveGaps() {
    let canvas = Canvas(20, 2)
    canvas.context.setStrokeColor(red)
    canvas.context.setLineWidth(2)
    canvas.context.setLineDash(phase: 0, lengths: [3, 2])
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)])
    let pattern = (0..<10).map { canvas.alpha(Int32($0), 0) == 255 }
    #expect(pattern == [true, true, true, false, false, true, true, true, false, false])
  }

  @Test func theEvenOddRuleLeavesAHole() {
    let canvas = Canvas(9, 9)
    canvas.context.setFillColor(red)
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    canvas.context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    canvas.context.fillPath(using: .evenOdd)
    #expect(canvas.alpha(4, 4) == 0 && canvas.alpha(1, 1) == 255)
    #expect(canvas.context.isPathEmpty)
  }

  @Test func nonsenseIsRefusedAndTheContextStaysUsable() {
    let canvas = Canvas(4, 4)
    canvas.context.scaleBy(x: .nan, y: 1)
    canvas.context.setLineWidth(.infinity)
    canvas.context.translateBy(x: .infinity, y: 0)
    canvas.context.move(to: CGPoint(x: CGFloat.nan, y: 0))
    canvas.context.addLine(to: CGPoint(x: 1e300, y: -1e300))
    canvas.context.strokePath()
    canvas.context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == 0xFFFF_0000)
  }
}
