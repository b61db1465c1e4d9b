import CoreGraphics
import Foundation
import RasterKit
import Testing

@Suite struct ImageCodecTests {
  /// An image with every kind of alpha.
  private func picture(opaque: Bool) -> CGImage {
    let size = PixelSize(width: 24, height: 10)
    let buffer = PixelBuffer(size: size, isOpaque: opaque)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let alpha = opaque ? 255 : UInt32(y * 28)
        let (r, g, b) = (UInt32(x * 10) * alpha / 255, UInt32(y * 20) * alpha / 255, alpha / 2)
        buffer.target.address(x: x, y: y).pointee = alpha << 24 | r << 16 | g << 8 | b
      }
    }
    return CGImage(pixels: buffer)
  }

  private func largestDifference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
    var largest = 0
    for y in 0..<a.size.height {
      for x in 0..<a.size.width {
        let (p, q) = (a.target.address(x: x, y: y).pointee, b.target.address(x: x, y: y).pointee)
        for shift in [UInt32(0), 8, 16, 24] {
          largest = max(largest, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
        }
      }
    }
    return largest
  }

  @Test(arguments: [true, false]) func aPNGComesBackAsItWas(opaque: Bool) throws {
    let image = picture(opaque: opaque)
    let data = try #require(ImageEncoder.png(image))
    let again = try #require(ImageDecoder.decode(data))
    #expect(again.size == image.pixels.size)
    #expect(again.isOpaque == opaque)
    #expect(largestDifference(again, image.pixels) <= 1)
  }

  /// One pixel of 16 bits, in a file that says nothing of its gamma.
  @Test func sixteenBitsAreAsBrightAsEight() throws {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAAD0lEQVR42mNgYFiwICAAAAVXAeEOnOeEAAAAAElFTkSuQmCC"
    let data = try #require(Data(base64Encoded: file))
    let pixels = try #require(ImageDecoder.decode(data))
    #expect(pixels.base[0] == 0xFF00_A050)
  }

  @Test func aJPEGComesBackAlmostAsItWas() throws {
    let image = picture(opaque: true)
    let data = try #require(ImageEncoder.jpeg(image, quality: 0.95))
    let again = try #require(ImageDecoder.decode(data))
    #expect(again.size == image.pixels.size && again.isOpaque)
    #expect(largestDifference(again, image.pixels) < 40)
  }

  @Test func garbageIsRefused() {
    #expect(ImageDecoder.decode(Data()) == nil)
    #expect(ImageDecoder.decode(Data(repeating: 7, count: 500)) == nil)
    #expect(ImageDecoder.decode(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) == nil)
    #expect(ImageDecoder.decode(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])) == nil)
  }

  @Test func filesCutShortAnywhereNeverTrap() throws {
    let image = picture(opaque: false)
    let png = try #require(ImageEncoder.png(image))
    let jpeg = try #require(ImageEncoder.jpeg(image, quality: 0.8))
    for data in [png, jpeg] {
      for length in stride(from: 0, to: data.count - 20, by: 7) {
        _ = ImageDecoder.decode(data.prefix(length))
      }
    }
    #expect(ImageDecoder.decode(png.prefix(png.count / 2)) == nil)
  }

  @Test func filesWithAnyByteWrongNeverTrap() throws {
    let png = try #require(ImageEncoder.png(picture(opaque: false)))
    for index in stride(from: 8, to: png.count, by: 3) {
      var broken = png
      broken[index] ^= 0xA5
      _ = ImageDecoder.decode(broken)
    }
  }

  @Test func hugeDimensionsAreRefusedBeforeMemoryIsTaken() throws {
    var png = try #require(ImageEncoder.png(picture(opaque: true)))
    png.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(ImageDecoder.size(png) == nil)
    #expect(ImageDecoder.decode(png) == nil)
  }
}
