import CoreGraphics
import Foundation
import PeakMemory
import Testing

/// Files of a few bytes that declare sizes larger than memory.
@Suite struct ImageSizeTests {
  @Test(arguments: [SizedFile.gif, .tiff, .webp, .webpAnimation, .avif])
  func `the headers are good: smaller sizes are believed`(file: SizedFile) throws {
    guard file.isReadable else { return }
    let image = try #require(CGImage(lazilyDecoding: file.bytes(640, 480)))
    #expect(image.width == 640 && image.height == 480)
  }

  @Test func `a strip that is small enough is unpacked`() throws {
    guard SizedFile.strip.isReadable else { return }
    let image = try #require(CGImage(decoding: SizedFile.strip.bytes(40, 32)))
    #expect(image.values == [UInt32](repeating: 0xFF00_0000, count: 40 * 32))
  }

  private static let tooLarge = [(30_000, 30_000), (16_385, 1), (1, 65_535), (65_535, 65_535)]

  /// A still WebP has no room for such sides.
  @Test(arguments: [SizedFile.gif, .tiff, .webpAnimation, .avif, .heic])
  func `more than may be is refused by the header alone`(file: SizedFile) {
    for (width, height) in Self.tooLarge {
      #expect(CGImage(lazilyDecoding: file.bytes(width, height)) == nil, "\(width)x\(height)")
    }
  }

  /// Sides of 16,384 in the place of 64, which the boxes still say.
  @Test func `sizes that only the decoder of HEIC would see are refused`() throws {
    guard SizedFile.avif.isReadable else { return }
    var file = try #require(Data(base64Encoded: heic))
    #expect(CGImage(lazilyDecoding: file) != nil)
    let small = try #require(file.range(of: Data([0xA0, 0x20, 0x81, 0x05])))
    let large: [UInt8] = [0xA0, 0x00, 0x20, 0x00, 0x80, 0x01, 0x00, 0x07]
    file.replaceSubrange(small.lowerBound..<small.lowerBound + 8, with: large)
    #expect(CGImage(lazilyDecoding: file) == nil)
  }

  @Test func `HEIC with more sets of parameters than there are for tiles is refused`() throws {
    guard SizedFile.avif.isReadable else { return }
    let file = try #require(Data(base64Encoded: heic))
    for (count, isRead) in [(UInt8(0), true), (0xFF, false)] {
      var box = Data("freehvcC".utf8) + Data(count: 22)
      box.append(contentsOf: [1, 33, count, count] as [UInt8])
      box.append(Data(count: 1 << 17))
      let length = withUnsafeBytes(of: UInt32(4 + box.count).bigEndian) { Data($0) }
      #expect((CGImage(lazilyDecoding: file + length + box) != nil) == isRead)
    }
  }

  @Test func `formats that take more memory for a pixel have fewer of them`() {
    #expect(CGImage(lazilyDecoding: SizedFile.gif.bytes(8192, 8192)) != nil)
    #expect(CGImage(lazilyDecoding: SizedFile.gifAnimation.bytes(4096, 4096)) != nil)
    #expect(CGImage(lazilyDecoding: SizedFile.gifAnimation.bytes(4096, 4097)) == nil)
    #expect(CGImage(lazilyDecoding: SizedFile.webpAnimation.bytes(4096, 4097)) == nil)
    #expect(CGImage(lazilyDecoding: SizedFile.webp.bytes(16_384, 16_384)) == nil)
    #expect(CGImage(lazilyDecoding: SizedFile.webp.bytes(8192, 4097)) == nil)
    #expect(CGImage(lazilyDecoding: SizedFile.avif.bytes(8192, 6145)) == nil)
    guard SizedFile.webp.isReadable, SizedFile.avif.isReadable else { return }
    #expect(CGImage(lazilyDecoding: SizedFile.webp.bytes(8192, 4096)) != nil)
    #expect(CGImage(lazilyDecoding: SizedFile.avif.bytes(8192, 6144)) != nil)
  }

  @Test func `without its pixels a file is none, and takes no more than they would`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let files = [
          SizedFile.gif.bytes(8192, 8192), SizedFile.gifAnimation.bytes(4096, 4096),
          SizedFile.tiff.bytes(8192, 8192), SizedFile.strip.bytes(8192, 8192),
          SizedFile.webp.bytes(8192, 4096), SizedFile.webpAnimation.bytes(4096, 4096),
          SizedFile.avif.bytes(8192, 6144),
        ]
        PeakMemory.printGrowth {
          for file in files { precondition(CGImage(decoding: file) == nil) }
        }
      })
    let growth = try #require(PeakMemory.growth(in: result.standardOutputContent))
    #expect(growth < 272 << 20)
  }
}

/// Files with a header of any size, and nothing that makes pixels.
enum SizedFile: Sendable {
  case gif, gifAnimation, tiff, webp, webpAnimation, avif, heic
  /// A TIFF of one strip, whose gray pixels are a few bytes for very many zeros.
  case strip

  /// Whether the library that reads it is installed.
  var isReadable: Bool { CGImage(lazilyDecoding: bytes(16, 16)) != nil }

  func bytes(_ width: Int, _ height: Int) -> Data {
    switch self {
    case .gif: Self.gifFile(width, height, frames: 1)
    case .gifAnimation: Self.gifFile(width, height, frames: 2)
    case .tiff: Self.tiffFile(width, height, strip: Data())
    case .strip: Self.tiffFile(width, height, strip: Self.packed(zeros: width * height))
    case .webp: Self.webpFile(width, height)
    case .webpAnimation: Self.webpAnimationFile(width, height)
    case .avif: Self.resized(ImageIOTests.avif, width, height)
    case .heic: Self.resized(ImageIOTests.heic, width, height)
    }
  }

  private static func gifFile(_ width: Int, _ height: Int, frames: Int) -> Data {
    let size = short(width) + short(height)
    var data = Data("GIF89a".utf8)
    data += size + [0, 0, 0]
    for _ in 0..<frames {
      data += [0x2C, 0, 0, 0, 0] + size
      // Codes of three bits, and no block of them.
      data += [0, 2, 0]
    }
    data.append(0x3B)
    return data
  }

  /// One directory of whole numbers, and then the only strip.
  private static func tiffFile(_ width: Int, _ height: Int, strip: Data) -> Data {
    let isPacked = !strip.isEmpty
    let entries = [
      (256, width), (257, height), (258, 8), (259, isPacked ? 32_773 : 1), (262, 1),
      (273, 8 + 2 + 9 * 12 + 4), (277, 1), (278, height), (279, strip.count),
    ]
    var data = Data([0x49, 0x49, 42, 0])
    data += long(8) + short(entries.count)
    for (tag, value) in entries {
      data += short(tag) + short(4)
      data += long(1) + long(value)
    }
    data += long(0)
    return data + strip
  }

  /// PackBits: a byte again and again, 128 times.
  private static func packed(zeros: Int) -> Data {
    var data = Data(count: zeros / 128 * 2)
    for place in stride(from: 0, to: data.count, by: 2) { data[place] = 0x81 }
    return data
  }

  private static func webpFile(_ width: Int, _ height: Int) -> Data {
    var chunk = Data([0x2F])
    chunk += long(width - 1 | (height - 1) << 14) + [0, 0, 0, 0, 0, 0, 0]
    return riff(Data("VP8L".utf8) + long(chunk.count) + chunk)
  }

  /// A canvas and two frames of all of it.
  private static func webpAnimationFile(_ width: Int, _ height: Int) -> Data {
    let size = Array(long(width - 1).prefix(3) + long(height - 1).prefix(3))
    var chunks = Data("VP8X".utf8)
    chunks += long(10) + [2, 0, 0, 0] + size
    for _ in 0..<2 {
      chunks += Data("ANMF".utf8)
      chunks += long(16) + [0, 0, 0, 0, 0, 0] + size + [0, 0, 0, 0]
    }
    return riff(chunks)
  }

  private static func riff(_ chunks: Data) -> Data {
    Data("RIFF".utf8) + long(chunks.count + 4) + Data("WEBP".utf8) + chunks
  }

  /// With another size in the box that says it.
  private static func resized(_ base64: String, _ width: Int, _ height: Int) -> Data {
    guard var data = Data(base64Encoded: base64), let box = data.range(of: Data("ispe".utf8)) else {
      return Data()
    }
    let place = box.upperBound + 4
    data.replaceSubrange(
      place..<place + 8, with: Array(long(width).reversed() + long(height).reversed()))
    return data
  }
}
