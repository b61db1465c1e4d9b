import CoreGraphics
import RasterKit
import Testing

@Suite struct CGContextClippingTests {
  @Test func alphaOfAMaskScalesWhatComesThrough() {
    let canvas = Canvas(4, 1)
    canvas.context.clip(
      to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: picture([0xFF00_0000, 0x8000_0000, 0, 0]))
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(canvas.row(0) == [0xFFFF_0000, 0x8080_0000, 0, 0])
  }

  @Test func lightnessMasksWhereThereIsNoAlpha() {
    let canvas = Canvas(2, 1)
    let mask = picture([0xFFFF_FFFF, 0xFF00_0000], isOpaque: true)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(canvas.row(0) == [0xFFFF_0000, 0])
  }

  @Test func masksMultiplyAndEndWithTheState() {
    let canvas = Canvas(1, 1)
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    canvas.context.saveGState()
    canvas.context.clip(to: pixel, mask: picture([0x8000_0000]))
    canvas.context.clip(to: pixel, mask: picture([0x8000_0000]))
    canvas.context.setFillColor(red)
    canvas.context.fill(pixel)
    // 128 x 128 / 255 = 64.25
    #expect(canvas[0, 0] == 0x4040_0000)
    canvas.context.restoreGState()
    canvas.context.setFillColor(blue)
    canvas.context.fill(pixel)
    #expect(canvas[0, 0] == 0xFF00_00FF)
  }

  @Test func aMaskAppliesToAlphaOnce() {
    let canvas = Canvas(1, 1)
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    canvas.context.clip(to: pixel, mask: picture([0x8000_0000]))
    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(red)
    canvas.context.fill(pixel)
    #expect(abs(canvas.alpha(0, 0) - 64) <= 1)
  }

  @Test func theBoxOfTheClipIsInUserSpace() {
    let canvas = Canvas(20, 20, scale: 2)
    canvas.context.translateBy(x: 1, y: 2)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 3, height: 4))
    canvas.context.clip(to: CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(canvas.context.boundingBoxOfClipPath.isNull)
  }

  @Test func anEvenOddClipHasAHole() {
    let canvas = Canvas(3, 1)
    canvas.context.addRects([
      CGRect(x: 0, y: 0, width: 3, height: 1), CGRect(x: 1, y: 0, width: 1, height: 1),
    ])
    canvas.context.clip(using: .evenOdd)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(canvas.row(0) == [0xFF00_0000, 0, 0xFF00_0000])
  }

  @Test func aClipOfNoNumbersIsRefused() {
    let canvas = Canvas(1, 1)
    canvas.context.clip(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == 0xFF00_0000)
  }

  private func picture(_ row: [UInt32], isOpaque: Bool = false) -> CGImage {
    let size = PixelSize(width: Int32(row.count), height: 1)
    let pixels = PixelBuffer(size: size, isOpaque: isOpaque)
    for (x, pixel) in row.enumerated() { pixels.base[x] = pixel }
    return CGImage(pixels: pixels)
  }
}
