import CoreGraphics
import Foundation
import RasterKit
import Synchronization
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

  @Test func whoeverAsksItIsDecodedOnce() async {
    let source = CountedPixels()
    let image = CGImage(lazy: source)
    #expect(image.width == 6 && image.bytesPerRow == 24 && source.count == 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { image.decode() } }
    }
    let canvas = Canvas(6, 4)
    let area = CGRect(x: 0, y: 0, width: 6, height: 4)
    for _ in 0..<2 { canvas.context.draw(image, in: area) }
    canvas.context.clip(to: area, mask: image)
    #expect(canvas[3, 2] == 0xFF12_3456)
    let part = image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))?.pixels
    #expect(withExtendedLifetime(part) { part?.base[0] } == 0xFF12_3456)
    #expect(image.isOpaqueThroughout && image.alphaInfo == .noneSkipFirst)
    #expect(image.dataProvider?.data != nil)
    #expect(source.count == 1)
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

/// One colour, and how often it was asked for.
private final class CountedPixels: LazyPixels {
  private let made = Atomic(0)
  let size = PixelSize(width: 6, height: 4)

  var count: Int { made.load(ordering: .relaxed) }

  func makePixels() -> PixelBuffer? {
    made.add(1, ordering: .relaxed)
    let pixels = PixelBuffer(size: size, isOpaque: true)
    Kernels.fill(pixels.target, rect: PixelRect(size: size), color: 0xFF12_3456)
    return pixels
  }
}
