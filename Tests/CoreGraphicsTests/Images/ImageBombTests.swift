import CoreGraphics
import Foundation
import Testing

/// Files of a few bytes that declare sizes larger than memory.
@Suite struct ImageBombTests {
  /// A PNG with a valid header and no pixels.
  private func png(_ width: UInt32, _ height: UInt32) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append(chunk("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0]))
    file.append(chunk("IDAT", []))
    return file
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Data(name.utf8) + content
    return Data(bytes(UInt32(content.count))) + body + bytes(checkSum(body))
  }

  /// A baseline JPEG that ends after its frame header.
  private func jpeg(_ width: UInt16, _ height: UInt16) -> Data {
    var file = Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8])
    file.append(contentsOf: bytes(UInt32(height) << 16 | UInt32(width)))
    file.append(contentsOf: [1, 1, 0x11, 0])
    // The start of a scan; decoders read up to here for the size.
    file.append(contentsOf: [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0])
    return file
  }

  /// A JPEG that ends after the header of its first scan, which has some of the components, or the first
  /// coefficients alone.
  private func jpeg(
    _ width: UInt16, _ height: UInt16, components: UInt8, inScan: UInt8, isProgressive: Bool
  ) -> Data {
    let (kind, length): (UInt8, UInt8) = (isProgressive ? 0xC2 : 0xC0, 8 + 3 * components)
    var file = Data([0xFF, 0xD8, 0xFF, kind, 0, length, 8])
    file.append(contentsOf: bytes(UInt32(height) << 16 | UInt32(width)))
    file.append(components)
    for component in 1...components { file.append(contentsOf: [component, 0x11, 0]) }
    file.append(contentsOf: [0xFF, 0xDA, 0, 6 + 2 * inScan, inScan])
    for component in 1...inScan { file.append(contentsOf: [component, 0]) }
    file.append(contentsOf: [0, isProgressive ? 0 : 63, 0])
    return file
  }

  @Test func `a JPEG of many scans has fewer pixels, as its coefficients are kept`() {
    func isRead(_ side: UInt16, _ components: UInt8, inScan: UInt8, isProgressive: Bool) -> Bool {
      let file = jpeg(
        side, side, components: components, inScan: inScan, isProgressive: isProgressive)
      return CGImage(lazilyDecoding: file) != nil
    }
    #expect(isRead(8192, 3, inScan: 3, isProgressive: false))
    #expect(isRead(5120, 3, inScan: 3, isProgressive: true))
    #expect(!isRead(5200, 3, inScan: 3, isProgressive: true))
    #expect(!isRead(5200, 3, inScan: 1, isProgressive: false))
    #expect(isRead(6600, 1, inScan: 1, isProgressive: true))
    #expect(!isRead(6700, 1, inScan: 1, isProgressive: true))
    #expect(!isRead(4800, 4, inScan: 4, isProgressive: true))
  }

  private func bytes(_ value: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(value >> UInt32($0) & 255) }
  }

  /// CRC-32 as in PNG.
  private func checkSum(_ data: Data) -> UInt32 {
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  @Test func `the headers are good: smaller sizes are believed`() {
    #expect(CGImage(lazilyDecoding: png(640, 480))?.width == 640)
    #expect(CGImage(lazilyDecoding: jpeg(640, 480))?.height == 480)
  }

  private static let tooLarge: [(UInt16, UInt16)] = [
    (30_000, 30_000), (16_385, 1), (1, 65_535), (16_384, 16_384),
  ]

  @Test(arguments: tooLarge)
  func `more than may be is refused by the header alone`(width: UInt16, height: UInt16) {
    #expect(CGImage(lazilyDecoding: png(UInt32(width), UInt32(height))) == nil)
    #expect(CGImage(lazilyDecoding: jpeg(width, height)) == nil)
  }

  @Test func `sides that overflow are refused`() {
    for side in [UInt32(0), 0x7FFF_FFFF, 0x8000_0000, .max] {
      #expect(CGImage(lazilyDecoding: png(side, side)) == nil)
      #expect(CGImage(lazilyDecoding: png(1, side)) == nil)
    }
    #expect(CGImage(lazilyDecoding: jpeg(0, 7)) == nil)
  }

  @Test func `what may be is not decoded before it is wanted, and then it is nothing`() {
    #expect(CGImage(lazilyDecoding: png(8192, 8192))?.width == 8192)
    #expect(CGImage(decoding: png(512, 512)) == nil && CGImage(decoding: jpeg(512, 512)) == nil)
  }

  @Test func `an image of no pixels is none`() {
    let provider = CGDataProvider(data: Data(count: 64))
    for (width, height) in [(0, 4), (4, 0), (-4, 4), (0, 0), (.max, .max)] {
      let image = provider.flatMap {
        CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16,
          space: .standard, bitmapInfo: CGBitmapInfo(alpha: .premultipliedFirst), provider: $0,
          decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      }
      #expect(image == nil)
    }
  }
}
