import CoreGraphics
import QuartzCore
import RasterKit
import Testing

private let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)

/// A flipped layer of 4 by 4 points in a plain one of 8 by 8, at (2, 2).
@Suite struct FlippedGeometryTests {
  private let outer = CALayer()
  private let flipped = CALayer()

  init() {
    outer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    flipped.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    flipped.isGeometryFlipped = true
    outer.addSublayer(flipped)
  }

  /// Red in its first row, blue in the three others.
  private var image: CGImage {
    let pixels = PixelBuffer(size: PixelSize(width: 4, height: 4))
    pixels.base.update(repeating: blue, count: 4 * pixels.stride)
    pixels.base.update(repeating: red, count: pixels.stride)
    return CGImage(pixels: pixels)
  }

  /// The column of pixels in the middle of the outer layer.
  private var column: [UInt32] {
    let pixels = PixelBuffer(size: PixelSize(width: 8, height: 8))
    outer.render(in: CGContext(pixels: pixels, scale: 1, flipped: true))
    return withExtendedLifetime(pixels) {
      (0..<8).map { pixels.base[$0 * pixels.stride + 4] }
    }
  }

  @Test func sublayersAreTurnedOverAndTheFrameStays() {
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    child.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    flipped.addSublayer(child)
    #expect(flipped.frame == CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(column == [0, 0, 0, 0, 0, red, 0, 0])
    #expect(child.convert(CGPoint(x: 1, y: 0.25), to: outer) == CGPoint(x: 3, y: 5.75))
    #expect(outer.hitTest(CGPoint(x: 4, y: 5.5)) === child)
    flipped.isGeometryFlipped = false
    #expect(column == [0, 0, red, 0, 0, 0, 0, 0])
  }

  @Test func imagesStayUprightInItAndBeneathIt() {
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
    child.contents = image
    child.contentsGravity = .resize
    flipped.addSublayer(child)
    let drawn = column
    #expect(drawn[4] != blue)
    #expect(drawn[5] == blue)
    child.removeFromSuperlayer()
    flipped.contents = image
    #expect(column == [0, 0, red, blue, blue, blue, 0, 0])
    flipped.isGeometryFlipped = false
    #expect(column == [0, 0, red, blue, blue, blue, 0, 0])
  }

  @Test func shapesAndDrawingsTurnOver() {
    let shape = CAShapeLayer()
    shape.frame = flipped.bounds
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1), transform: nil)
    shape.fillColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    flipped.addSublayer(shape)
    #expect(column == [0, 0, 0, 0, 0, red, 0, 0])
    shape.removeFromSuperlayer()
    let drawing = TopRow()
    drawing.frame = flipped.bounds
    flipped.addSublayer(drawing)
    drawing.setNeedsDisplay()
    #expect(column == [0, 0, 0, 0, 0, red, 0, 0])
  }

  @Test func twoTurnsAreNone() {
    let inner = CALayer()
    inner.frame = flipped.bounds
    inner.isGeometryFlipped = true
    #expect(!inner.contentsAreFlipped() && outer.contentsAreFlipped())
    flipped.addSublayer(inner)
    #expect(inner.contentsAreFlipped() && !flipped.contentsAreFlipped())
    inner.contents = image
    #expect(column == [0, 0, red, blue, blue, blue, 0, 0])
    inner.removeFromSuperlayer()
    #expect(!inner.contentsAreFlipped())
  }

  @Test func masksComeAndGoWithTheTurn() {
    let mask = CALayer()
    flipped.mask = mask
    #expect(!mask.contentsAreFlipped())
    flipped.mask = nil
    #expect(mask.contentsAreFlipped())
  }

  @Test func whatOutlivesItsParentIsUprightAgain() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.isGeometryFlipped = true
      parent.addSublayer(child)
      #expect(!child.contentsAreFlipped())
    }
    #expect(child.superlayer == nil && child.contentsAreFlipped())
  }

  @Test func itIsFoundByName() {
    let layer = CALayer()
    layer.setValue(true, forKeyPath: "geometryFlipped")
    #expect(layer.isGeometryFlipped && layer.value(forKeyPath: "geometryFlipped") as? Bool == true)
  }
}

/// Draws its row of the least y.
private final class TopRow: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
  }
}
