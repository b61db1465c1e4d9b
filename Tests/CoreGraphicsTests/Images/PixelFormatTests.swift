import CoreGraphics
import Foundation
import RasterKit
import Testing

/// A format, and the bytes of one pixel of red 1, green 0.5 and blue 0 in it.
struct FormatCase: CustomTestStringConvertible {
  var name: String
  var bits: Int
  var pixel: Int
  var info: UInt32
  var space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  var bytes: [UInt8]

  var testDescription: String { name }

  /// An alpha info with more flags.
  static func info(_ alpha: CGImageAlphaInfo, _ flags: CGBitmapInfo...) -> UInt32 {
    flags.reduce(alpha.rawValue) { $0 | $1.rawValue }
  }

  /// Bytes of a value, the highest first.
  static func big<Value: FixedWidthInteger>(_ values: Value...) -> [UInt8] {
    values.flatMap { withUnsafeBytes(of: $0.bigEndian) { Array($0) } }
  }

  static func little<Value: FixedWidthInteger>(_ values: Value...) -> [UInt8] {
    values.flatMap { withUnsafeBytes(of: $0.littleEndian) { Array($0) } }
  }
}

private let f = FormatCase.self

/// Half is 128 of 255: what a context draws with 8 bits, and what an image of more bits is cut to.
private let half16: UInt16 = 128 * 257
private let halfFloat = (Float(128) / 255).bitPattern
private let rgb565 = CGBitmapInfo(rawValue: CGImagePixelFormatInfo.RGB565.rawValue)

private let formats: [FormatCase] = [
  FormatCase(
    name: "16 bits, big", bits: 16, pixel: 64, info: f.info(.premultipliedLast),
    bytes: f.big(UInt16(65535), half16, 0, 65535)),
  FormatCase(
    name: "16 bits, little", bits: 16, pixel: 64,
    info: f.info(.premultipliedFirst, .byteOrder16Little),
    bytes: f.little(UInt16(65535), 65535, half16, 0)),
  FormatCase(
    name: "16 bits, skipped last", bits: 16, pixel: 64,
    info: f.info(.noneSkipLast, .byteOrder16Little),
    bytes: f.little(UInt16(65535), half16, 0, 0)),
  FormatCase(
    name: "float", bits: 32, pixel: 128,
    info: f.info(.premultipliedLast, .floatComponents, .byteOrder32Little),
    bytes: f.little(Float(1).bitPattern, halfFloat, 0, Float(1).bitPattern)),
  FormatCase(
    name: "half float", bits: 16, pixel: 64,
    info: f.info(.premultipliedLast, .floatComponents, .byteOrder16Little),
    bytes: f.little(
      Float16(1).bitPattern, Float16(Float(128) / 255).bitPattern, 0, Float16(1).bitPattern)),
  FormatCase(
    name: "555", bits: 5, pixel: 16, info: f.info(.noneSkipFirst, .byteOrder16Little),
    bytes: f.little(UInt16(31 << 10 | 16 << 5))),
  FormatCase(
    name: "565", bits: 5, pixel: 16, info: f.info(.none, .byteOrder16Little, rgb565),
    bytes: f.little(UInt16(31 << 11 | 32 << 5))),
  FormatCase(
    name: "101010", bits: 10, pixel: 32,
    info: f.info(
      .none, .byteOrder32Little, CGBitmapInfo(rawValue: CGImagePixelFormatInfo.RGB101010.rawValue)),
    bytes: f.little(UInt32(1023 << 20 | 514 << 10))),
  FormatCase(
    name: "inks", bits: 8, pixel: 32, info: f.info(.none), space: CGColorSpaceCreateDeviceCMYK(),
    bytes: [0, 127, 255, 0]),
]

@Suite struct PixelFormatTests {
  @Test(arguments: formats) func drawingArrivesInTheFormat(_ format: FormatCase) throws {
    var memory = [UInt8](repeating: 0, count: format.bytes.count)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: format.bits,
          bytesPerRow: format.bytes.count, space: format.space, bitmapInfo: format.info))
      #expect(context.bitsPerComponent == format.bits)
      #expect(context.bitsPerPixel == format.pixel)
      context.setFillColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(memory == format.bytes)
  }

  @Test(arguments: formats) func bytesBecomeAnImage(_ format: FormatCase) throws {
    let image = try #require(self.image(format, format.bytes))
    let pixel = firstPixel(image)
    #expect(pixel >> 24 == 255 && pixel >> 16 & 255 == 255 && pixel & 255 == 0)
    // Five bits have no 128.
    #expect(abs(Int(pixel >> 8 & 255) - 128) <= (format.bits == 5 ? 4 : 0))
  }

  @Test(arguments: formats) func tooFewBytesAreNoImage(_ format: FormatCase) {
    #expect(image(format, Array(format.bytes.dropLast())) == nil)
  }

  @Test func numbersThatAreNoneAreBlackAndBrightOnesWhite() throws {
    let numbers: [Float] = [.nan, .infinity, 3e38, -5, 1, .nan, .nan, 1]
    let format = FormatCase(
      name: "", bits: 32, pixel: 128,
      info: f.info(.last, .floatComponents, .byteOrder32Little),
      bytes: numbers.flatMap { f.little($0.bitPattern) })
    for name in [CGColorSpace.sRGB, CGColorSpace.extendedLinearDisplayP3, CGColorSpace.itur_2020] {
      var wide = format
      wide.space = try #require(CGColorSpace(name: name))
      let image = try #require(self.image(wide, wide.bytes, width: 2))
      #expect(firstPixel(image) & 0xFFFF == 0 || firstPixel(image) >> 24 == 0)
    }
  }

  @Test(arguments: [1, 2, 4]) func grayOfFewBits(bits: Int) throws {
    let most = 1 << bits - 1
    // The greatest, then the least, in the highest bits of a byte.
    let bytes = [UInt8(most << (8 - bits))]
    let format = FormatCase(
      name: "", bits: bits, pixel: bits, info: f.info(.none),
      space: CGColorSpaceCreateDeviceGray(), bytes: bytes)
    let image = try #require(self.image(format, bytes, width: 2))
    let pixels = image.pixels
    #expect(pixels.base[0] == 0xFFFF_FFFF && pixels.base[1] == 0xFF00_0000)
  }

  @Test func decodeArraysTurnComponentsAround() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 0, 51])))
    let decode: [CGFloat] = [1, 0, 1, 0, 0, 0.5]
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 3,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: .none),
        provider: provider, decode: decode, shouldInterpolate: false, intent: .defaultIntent))
    // 255 becomes 0, 0 becomes 255, and a fifth a tenth.
    #expect(firstPixel(image) == 0xFF00_FF1A)
  }

  @Test func otherSpacesAreConverted() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let format = FormatCase(
      name: "", bits: 8, pixel: 24, info: f.info(.none), space: p3, bytes: [128, 128, 128])
    // Gray is gray in all spaces with the same white.
    #expect(firstPixel(try #require(image(format, format.bytes))) == 0xFF80_8080)
    let color = try #require(CGColor(colorSpace: p3, components: [0.2, 0.6, 0.4, 1]))
    let bytes: [UInt8] = [51, 153, 102]
    let pixel = firstPixel(try #require(image(format, bytes)))
    let expected = color.rgba.clamped(lowerBound: .zero, upperBound: .one) * 255
    #expect(abs(Float(pixel >> 16 & 255) - expected.x) <= 0.51)
    #expect(abs(Float(pixel >> 8 & 255) - expected.y) <= 0.51)
    #expect(abs(Float(pixel & 255) - expected.z) <= 0.51)
  }

  private func image(_ format: FormatCase, _ bytes: [UInt8], width: Int = 1) -> CGImage? {
    CGDataProvider(data: Data(bytes)).flatMap {
      CGImage(
        width: width, height: 1, bitsPerComponent: format.bits, bitsPerPixel: format.pixel,
        bytesPerRow: (width * format.pixel + 7) / 8, space: format.space,
        bitmapInfo: CGBitmapInfo(rawValue: format.info), provider: $0, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  private func firstPixel(_ image: CGImage) -> UInt32 {
    let pixels = image.pixels
    return withExtendedLifetime(pixels) { pixels.base[0] }
  }
}
