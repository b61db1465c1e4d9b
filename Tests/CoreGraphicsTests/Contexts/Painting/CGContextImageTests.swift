import CoreGraphics
import RasterKit
import Testing

@Suite struct CGContextImageTests {
  /// Red above blue.
  private func picture() -> CGImage? {
    let canvas = Canvas(2, 2)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    return canvas.context.makeImage()
  }

  @Test func anImageStandsUprightInAPlainContext() throws {
    let canvas = Canvas(2, 2, flipped: false)
    canvas.context.draw(try #require(picture()), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas[0, 0] == 0xFFFF_0000 && canvas[0, 1] == 0xFF00_00FF)
  }

  @Test func anImageIsUpsideDownInAFlippedOneAsOnApple() throws {
    let canvas = Canvas(2, 2)
    canvas.context.draw(try #require(picture()), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas[0, 0] == 0xFF00_00FF && canvas[0, 1] == 0xFFFF_0000)
  }

  @Test func anImageMadeOfAContextDoesNotFollowIt() throws {
    let canvas = Canvas(1, 1)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(canvas.context.makeImage())
    canvas.context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == 0)
    #expect(image.pixels.base.pointee == 0xFFFF_0000)
  }

  @Test func croppingTakesAPart() throws {
    let lower = try #require(picture()?.cropping(to: CGRect(x: 0, y: 1, width: 2, height: 1)))
    #expect(lower.width == 2 && lower.height == 1)
    #expect(lower.pixels.base.pointee == 0xFF00_00FF)
    #expect(picture()?.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
  }

  @Test func partsShareTheMemoryOfTheirImage() throws {
    let whole = try #require(picture())
    let lower = try #require(whole.cropping(to: CGRect(x: 0, y: 1, width: 2, height: 1)))
    let corner = try #require(lower.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    let (start, stride) = (whole.pixels.base, whole.pixels.stride)
    #expect(lower.pixels.base == start + stride && corner.pixels.base == start + stride + 1)
    #expect(corner.pixels.stride == stride && corner.width == 1 && corner.height == 1)
  }

  @Test func aBitmapContextWritesTheCallersMemory() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      _ = context.makeImage()
    }
    #expect(Array(bytes[0..<4]) == [255, 0, 0, 255], "row 0 is the top, y = 1 from below")
    #expect(Array(bytes[8..<12]) == [0, 0, 0, 0])
  }
}
