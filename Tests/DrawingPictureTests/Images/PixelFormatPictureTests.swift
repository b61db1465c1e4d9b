import CoreGraphics
import Foundation
import Testing

/// What contexts of all formats have in their memory, and images of bytes in formats that contexts don't have.
@MainActor @Suite struct PixelFormatPictureTests {
  @Test(arguments: MemoryFormat.all.map(\.scene) + DrawingScene.grays + DrawingScene.bytes)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.upwards) }
}

/// A format of a context's memory.
private struct MemoryFormat: Sendable {
  var name: String
  var bits: Int
  var pixel: Int
  var info: CGBitmapInfo
  var space = CGColorSpaceCreateDeviceRGB()

  private static let gray = CGColorSpaceCreateDeviceGray()
  private static let inks = CGColorSpaceCreateDeviceCMYK()
  private static let little: CGBitmapInfo = .byteOrder16Little

  private static func flags(
    _ alpha: CGImageAlphaInfo, _ others: CGBitmapInfo = []
  ) -> CGBitmapInfo {
    CGBitmapInfo(alpha: alpha).union(others)
  }

  private static func packed(_ layout: CGImagePixelFormatInfo) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: layout.rawValue)
  }

  static let all = bytes + words + grays

  private static let bytes = [
    MemoryFormat(name: "rgba", bits: 8, pixel: 32, info: flags(.premultipliedLast)),
    MemoryFormat(name: "argb", bits: 8, pixel: 32, info: flags(.premultipliedFirst)),
    MemoryFormat(
      name: "bgra", bits: 8, pixel: 32, info: flags(.premultipliedFirst, .byteOrder32Little)),
    MemoryFormat(name: "rgbx", bits: 8, pixel: 32, info: flags(.noneSkipLast)),
    MemoryFormat(name: "bgrx", bits: 8, pixel: 32, info: flags(.noneSkipFirst, .byteOrder32Little)),
    MemoryFormat(name: "inks", bits: 8, pixel: 32, info: flags(.none), space: inks),
  ]

  private static let words = [
    MemoryFormat(name: "16-big", bits: 16, pixel: 64, info: flags(.premultipliedLast)),
    MemoryFormat(name: "16-little", bits: 16, pixel: 64, info: flags(.premultipliedFirst, little)),
    MemoryFormat(
      name: "float", bits: 32, pixel: 128,
      info: flags(.premultipliedLast, [.floatComponents, .byteOrder32Little])),
    MemoryFormat(
      name: "half-float", bits: 16, pixel: 64,
      info: flags(.premultipliedLast, [.floatComponents, .byteOrder16Little])),
    MemoryFormat(name: "555", bits: 5, pixel: 16, info: flags(.noneSkipFirst, little)),
    MemoryFormat(
      name: "565", bits: 5, pixel: 16, info: flags(.none, little.union(packed(.RGB565)))),
    MemoryFormat(
      name: "101010", bits: 10, pixel: 32,
      info: flags(.none, CGBitmapInfo.byteOrder32Little.union(packed(.RGB101010)))),
  ]

  private static let grays = [
    MemoryFormat(name: "gray", bits: 8, pixel: 8, info: flags(.none), space: gray),
    MemoryFormat(name: "gray-16", bits: 16, pixel: 16, info: flags(.none, little), space: gray),
    MemoryFormat(name: "alpha-only", bits: 8, pixel: 8, info: flags(.alphaOnly), space: gray),
  ]

  var scene: DrawingScene {
    DrawingScene(name, 48, 32) { context, shows in
      context.stripes(rect(0, 0, 48, 32))
      let image = try self.image()
      if shows { context.draw(image, in: rect(4, 4, 40, 24)) }
    }
  }

  private func image() throws -> CGImage {
    let row = 40 * pixel / 8
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 24, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: info.rawValue))
    for x in 0..<20 {
      let share = CGFloat(x) / 19
      let color = CGColor(srgbRed: share, green: 1 - share, blue: 0.5, alpha: 1)
      context.fill(CGFloat(2 * x), 12, 2, 12, color)
    }
    context.disc(12, 10, 9, .rose)
    context.disc(26, 10, 9, .navy.faded(0.5))
    let memory = try #require(context.data)
    let data = withExtendedLifetime(context) { Data(bytes: memory, count: row * 24) }
    return try read(data, row)
  }

  private func read(_ data: Data, _ row: Int) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: data))
    let made = CGImage(
      width: 40, height: 24, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row,
      space: space, bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
    return try #require(made)
  }
}

extension DrawingScene {
  fileprivate static let grays: [DrawingScene] = [1, 2, 4].map { bits in
    DrawingScene("gray-of-\(bits)", 48, 16) { context, shows in
      let row = try image(samples(bits), bits: bits, CGColorSpaceCreateDeviceGray())
      if shows { context.draw(row, in: rect(0, 2, 48, 12)) }
    }
  }

  fileprivate static let bytes = [
    DrawingScene("indexes", 48, 16) { context, shows in
      let space = CGColorSpace(
        indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 15,
        colorTable: pixels { [$0, 255 - $0, 90] })
      let row = try image(samples(4), bits: 4, try #require(space))
      if shows { context.draw(row, in: rect(0, 2, 48, 12)) }
    },
    DrawingScene("straight-alpha", 48, 16) { context, shows in
      context.stripes(rect(0, 0, 48, 16))
      let row = try image(pixels { [255, $0, 40, $0] }, .last)
      if shows { context.draw(row, in: rect(0, 2, 48, 12)) }
    },
    DrawingScene("decode-array", 48, 16) { context, shows in
      let decode: [CGFloat] = [1, 0, 0, 0.5, 0.7, 1]
      let row = try image(pixels { [$0, $0, 0, 255] }, .noneSkipLast, decode: shows ? decode : nil)
      context.draw(row, in: rect(0, 2, 48, 12))
    },
  ]
}

/// Components of 16 pixels, for levels from 0 to 255.
private func pixels(_ components: (UInt8) -> [UInt8]) -> [UInt8] {
  (0..<16).flatMap { components(UInt8($0 * 17)) }
}

/// A row of 16 samples from the least to the greatest.
private func samples(_ bits: Int) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 16 * bits / 8)
  for x in 0..<16 {
    let value = x * (1 << bits) / 16
    let place = x * bits
    bytes[place / 8] |= UInt8(value << (8 - bits - place % 8))
  }
  return bytes
}

/// A row of 16 pixels of one sample each.
private func image(_ bytes: [UInt8], bits: Int, _ space: CGColorSpace) throws -> CGImage {
  let provider = try #require(CGDataProvider(data: Data(bytes)))
  let made = CGImage(
    width: 16, height: 1, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: bytes.count,
    space: space, bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: false,
    intent: .defaultIntent)
  return try #require(made)
}

/// A row of 16 pixels of four bytes each.
private func image(
  _ bytes: [UInt8], _ alpha: CGImageAlphaInfo, decode: [CGFloat]? = nil
) throws -> CGImage {
  let provider = try #require(CGDataProvider(data: Data(bytes)))
  let made = CGImage(
    width: 16, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 64,
    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: alpha),
    provider: provider, decode: decode, shouldInterpolate: false, intent: .defaultIntent)
  return try #require(made)
}
