import CoreGraphics
import RasterKit
import Testing

@Suite struct CGContextStretchingTests {
  @Test func withoutInterpolationPixelsBecomeSquares() {
    let canvas = Canvas(6, 1)
    canvas.context.interpolationQuality = .none
    canvas.context.draw(blackWhite(), in: CGRect(x: 0, y: 0, width: 6, height: 1))
    #expect(canvas.row(0).map { $0 & 255 } == [0, 0, 0, 255, 255, 255])
  }

  @Test(arguments: [CGInterpolationQuality.default, .low, .medium, .high])
  func interpolationMakesASlope(quality: CGInterpolationQuality) {
    let canvas = Canvas(20, 1)
    canvas.context.interpolationQuality = quality
    canvas.context.draw(blackWhite(), in: CGRect(x: 0, y: 0, width: 20, height: 1))
    let row = canvas.row(0).map { Int($0 & 255) }
    #expect(row == row.sorted())
    #expect(row[0] == 0 && row[19] == 255)
    #expect(abs((row[9] + row[10]) / 2 - 128) <= 4)
    // Three quarters of the way from one pixel's middle to the other's.
    #expect(abs(row[12] - 191) <= 12)
  }

  @Test func shrinkingTakesTheMean() {
    let canvas = Canvas(1, 1)
    canvas.context.draw(blackWhite(), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(abs(Int(canvas[0, 0] & 255) - 128) <= 2)
  }

  /// One white pixel in the middle of eight black ones: a pixel of the source, or the mean of all.
  @Test(arguments: [
    (CGInterpolationQuality.none, 255), (.low, 255), (.medium, 28), (.default, 28), (.high, 28),
  ])
  func qualitiesDecideHowManyPixelsCount(quality: CGInterpolationQuality, level: Int) {
    let pixels = PixelBuffer(size: PixelSize(width: 9, height: 1), isOpaque: true)
    for x in 0..<9 { pixels.base[x] = x == 4 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let canvas = Canvas(1, 1)
    canvas.context.interpolationQuality = quality
    canvas.context.draw(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(abs(Int(canvas[0, 0] & 255) - level) <= 1)
  }

  @Test func edgesOnHalfPixelsAreHalfCovered() {
    let canvas = Canvas(4, 1)
    canvas.context.draw(blackWhite(), in: CGRect(x: 0.5, y: 0, width: 3, height: 1))
    #expect(abs(canvas.alpha(0, 0) - 128) <= 1)
    #expect(canvas.alpha(1, 0) == 255)
    #expect(abs(canvas.alpha(3, 0) - 128) <= 1)
  }

  @Test func tilesRepeatOverTheClip() {
    let canvas = Canvas(6, 1)
    canvas.context.clip(to: CGRect(x: 1, y: 0, width: 4, height: 1))
    canvas.context.draw(
      blackWhite(), in: CGRect(x: 2, y: 0, width: 2, height: 1), byTiling: true)
    #expect(canvas.row(0) == [0, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0])
  }

  @Test func rectanglesOfNoNumbersAreRefused() {
    let canvas = Canvas(1, 1)
    canvas.context.draw(blackWhite(), in: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
    canvas.context.draw(blackWhite(), in: .null)
    #expect(canvas[0, 0] == 0)
  }

  private func blackWhite() -> CGImage {
    let pixels = PixelBuffer(size: PixelSize(width: 2, height: 1), isOpaque: true)
    (pixels.base[0], pixels.base[1]) = (0xFF00_0000, 0xFFFF_FFFF)
    return CGImage(pixels: pixels)
  }
}
