import CoreGraphics
import Foundation
import RasterKit
import Testing

@Suite struct LazyImageTests {
  @Test func theSizeIsKnownAndThePixelsComeWhenAskedFor() throws {
    let image = try #require(CGImage(lazilyDecoding: try file()))
    #expect(image.width == 8 && image.height == 8)
    #expect(image.pixels.isOpaque)
    #expect(image.pixels === image.pixels)
  }

  @Test func aFileCutShortIsTransparentWhereItWasTakenOnTrust() throws {
    let data = try file()
    let image = try #require(CGImage(lazilyDecoding: data.prefix(data.count / 2)))
    let pixels = image.pixels
    #expect(withExtendedLifetime(image) { pixels.base[0] } == 0)
    #expect(CGImage(decoding: data.prefix(data.count / 2)) == nil)
  }

  @Test func theTwoKindsAreNotTakenForEachOther() throws {
    let provider = try #require(CGDataProvider(data: try file()))
    #expect(
      CGImage(
        jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent) == nil)
    #expect(
      CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)?.width == 8)
  }

  /// A PNG of noise, which cannot be compressed, so that half of the file is half of the rows.
  private func file() throws -> Data {
    let pixels = PixelBuffer(size: PixelSize(width: 8, height: 8), isOpaque: true)
    var random: UInt32 = 1
    for index in 0..<8 * pixels.stride {
      random = random &* 1_664_525 &+ 1_013_904_223
      pixels.base[index] = random | 0xFF00_0000
    }
    return try #require(ImageEncoder.png(CGImage(pixels: pixels)))
  }
}
