import CoreGraphics
import Foundation
import RasterKit
import Testing

/// Bytes of one pixel of opaque orange, 255 128 0, in each supported format.
private let formats: [(info: UInt32, bytes: [UInt8])] = {
  let little = CGBitmapInfo.byteOrder32Little.rawValue
  let big = CGBitmapInfo.byteOrder32Big.rawValue
  func raw(_ info: CGImageAlphaInfo) -> UInt32 { info.rawValue }
  return [
    (raw(.premultipliedLast), [255, 128, 0, 255]), (raw(.premultipliedFirst), [255, 255, 128, 0]),
    (raw(.premultipliedLast) | big, [255, 128, 0, 255]),
    (raw(.premultipliedFirst) | little, [0, 128, 255, 255]),
    (raw(.premultipliedLast) | little, [255, 0, 128, 255]),
    (raw(.noneSkipLast), [255, 128, 0, 7]), (raw(.noneSkipFirst), [7, 255, 128, 0]),
    (raw(.noneSkipFirst) | little, [0, 128, 255, 7]),
  ]
}()

@Suite struct BitmapFormatTests {
  @Test(arguments: formats.indices)
  func drawingArrivesInTheClientsBytes(index: Int) throws {
    let (info, expected) = formats[index]
    var bytes = [UInt8](repeating: 7, count: 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(makeContext(memory.baseAddress, info))
      context.setFillColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == expected)
  }

  @Test(arguments: formats.indices)
  func bytesBecomeImagesAndContextsAlike(index: Int) throws {
    let (info, bytes) = formats[index]
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    #expect(firstPixel(image) == 0xFFFF_8000)
    var memory = bytes
    memory.withUnsafeMutableBytes {
      let image = makeContext($0.baseAddress, info)?.makeImage()
      #expect(image.map(firstPixel) == 0xFFFF_8000)
    }
  }

  @Test func straightAlphaIsMultipliedInAnImage() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 100, 0, 128])))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(alpha: .last), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    // 255 x 128 / 255 = 128 and 100 x 128 / 255 = 50.2
    #expect(firstPixel(image) == 0x8080_3200)
  }

  @Test func grayAndAlphaContextsTakeOneByteAPixel() throws {
    var (gray, alpha): ([UInt8], [UInt8]) = ([0], [0])
    try fill(&gray, .none)
    try fill(&alpha, .alphaOnly)
    #expect(gray == [200])
    #expect(alpha == [255])
  }

  private func fill(_ bytes: inout [UInt8], _ info: CGImageAlphaInfo) throws {
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: info.rawValue))
      context.setFillColor(gray: 200 / 255, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test(arguments: [
    (0, 1, 8, 4), (1, -1, 8, 4), (20_000, 1, 8, 80_000), (4, 4, 16, 31), (4, 4, 8, 8), (4, 4, 1, 8),
    (4, 4, 12, 64),
  ])
  func impossibleContextsAreRefused(width: Int, height: Int, bits: Int, row: Int) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func straightAlphaIsNoContext() {
    #expect(makeContext(nil, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(makeContext(nil, CGImageAlphaInfo.none.rawValue) == nil)
  }

  @Test func tooFewBytesAreNoImage() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 15)))
    let image = CGImage(
      width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: .last),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(image == nil)
  }

  @Test func memoryOfTheContextsOwnIsClearedAndShown() throws {
    let context = try #require(makeContext(nil, CGImageAlphaInfo.premultipliedLast.rawValue))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[0] == 0 && bytes[3] == 0)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes[0] == 255 && bytes[3] == 255)
  }

  private func firstPixel(_ image: CGImage) -> UInt32 {
    let pixels = image.pixels
    return withExtendedLifetime(pixels) { pixels.base[0] }
  }

  private func makeContext(_ memory: UnsafeMutableRawPointer?, _ info: UInt32) -> CGContext? {
    CGContext(
      data: memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: memory == nil ? 0 : 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }
}
