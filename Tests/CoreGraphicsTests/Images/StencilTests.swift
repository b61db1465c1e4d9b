import CoreGraphics
import Foundation
import Testing

@Suite struct StencilTests {
  /// Two samples side by side: painted, and not.
  private func stencil(decode: [CGFloat]? = nil, bits: Int = 8) throws -> CGImage {
    let bytes: [UInt8] = bits == 8 ? [0, 255] : [0b0100_0000]
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: bits, bitsPerPixel: bits,
        bytesPerRow: bits == 8 ? 2 : 1, provider: provider, decode: decode,
        shouldInterpolate: false))
  }

  private let both = CGRect(x: 0, y: 0, width: 2, height: 1)

  @Test(arguments: [1, 8]) func aStencilIsPaintedInTheFillColour(bits: Int) throws {
    let canvas = Canvas(2, 1, flipped: false)
    canvas.context.setFillColor(red)
    canvas.context.draw(try stencil(bits: bits), in: both)
    #expect(canvas.row(0) == [0xFFFF_0000, 0])
    #expect(try stencil().isMask)
  }

  @Test func decodeTurnsItAroundAndAlphaCounts() throws {
    let canvas = Canvas(2, 1, flipped: false)
    canvas.context.setFillColor(blue)
    canvas.context.setAlpha(0.5)
    canvas.context.draw(try stencil(decode: [1, 0]), in: both)
    #expect(canvas.row(0) == [0, 0x8000_0080])
  }

  @Test func aPartOfAStencilIsOne() throws {
    let part = try #require(stencil().cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(part.isMask)
  }

  @Test func asAMaskItShowsWhatItPaints() throws {
    let source = Canvas(2, 1)
    source.context.setFillColor(green)
    source.context.fill(both)
    let image = CGImage(pixels: source.pixels)
    let masked = try #require(image.masking(stencil()))
    let canvas = Canvas(2, 1, flipped: false)
    canvas.context.draw(masked, in: both)
    #expect(canvas.row(0) == [0xFF00_FF00, 0])
    let clipped = Canvas(2, 1, flipped: false)
    clipped.context.clip(to: both, mask: try stencil())
    clipped.context.setFillColor(green)
    clipped.context.fill(both)
    #expect(clipped.row(0) == [0xFF00_FF00, 0])
  }

  @Test func otherDepthsAndShortBytesAreRefused() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 0])))
    for (bits, row) in [(16, 4), (8, 1), (3, 2)] {
      #expect(
        CGImage(
          maskWidth: 2, height: 1, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: row,
          provider: provider, decode: nil, shouldInterpolate: false) == nil)
    }
  }

  @Test func providersReadFromFunctions() throws {
    nonisolated(unsafe) var released = 0
    var direct = CGDataProviderDirectCallbacks(
      version: 0, getBytePointer: nil, releaseBytePointer: nil,
      getBytesAtPosition: { _, target, place, count in
        for index in 0..<count {
          target.storeBytes(of: UInt8(index + Int(place)), toByteOffset: index, as: UInt8.self)
        }
        return count
      }, releaseInfo: { _ in released += 1 })
    let first = try #require(CGDataProvider(directInfo: nil, size: 4, callbacks: &direct))
    #expect(first.data == Data([0, 1, 2, 3]))
    var rest = 70_000
    var sequential = CGDataProviderSequentialCallbacks(
      version: 0,
      getBytes: { _, target, count in
        let part = min(rest, count)
        memset(target, 7, part)
        rest -= part
        return part
      }, skipForward: nil, rewind: nil, releaseInfo: { _ in released += 1 })
    let second = try #require(CGDataProvider(sequentialInfo: nil, callbacks: &sequential))
    #expect(second.data == Data(repeating: 7, count: 70_000))
    #expect(released == 2)
  }
}
