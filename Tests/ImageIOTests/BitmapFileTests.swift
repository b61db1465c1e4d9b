import CoreGraphics
import Foundation
import ImageIO
import Testing

/// BMP and ICO files written by hand, compared with what they say.
@Suite struct BitmapFileTests {
  private let width = 5
  private let height = 3

  /// The palette's colours, or what the bits of a pixel mean.
  private func color(_ index: Int) -> [UInt8] {
    [UInt8(index * 37 & 255), UInt8(index * 91 & 255), UInt8(index * 17 & 255)]
  }

  private func value(_ x: Int, _ y: Int, _ depth: Int) -> Int {
    (x * 3 + y * 5 + 1) % (1 << min(depth, 4))
  }

  /// Rows of pixels from the bottom up, each filled up to four bytes.
  private func rows(_ depth: Int) -> [UInt8] {
    (0..<height).reversed().flatMap { y -> [UInt8] in
      var bytes: [UInt8] = []
      var (bits, count) = (0, 0)
      for x in 0..<width {
        if depth >= 24 {
          bytes += color(value(x, y, depth)) + (depth == 32 ? [0] : [])
        } else if depth == 16 {
          bytes += short(value(x, y, depth) << 10 | value(x, y, depth) << 5)
        } else {
          (bits, count) = (bits << depth | value(x, y, depth), count + depth)
          if count == 8 {
            bytes.append(UInt8(bits))
            (bits, count) = (0, 0)
          }
        }
      }
      if count > 0 { bytes.append(UInt8(bits << (8 - count) & 255)) }
      return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
  }

  private func header(_ depth: Int, rows: Int, compression: Int = 0) -> [UInt8] {
    long(40) + long(width) + long(rows) + short(1) + short(depth) + long(compression) + long(0)
      + long(0) + long(0) + long(0) + long(0)
  }

  private func palette(_ depth: Int) -> [UInt8] {
    depth > 8 ? [] : (0..<(1 << depth)).flatMap { color($0) + [0] }
  }

  private func file(_ header: [UInt8], _ rest: [UInt8], pixels: Int) -> Data {
    Data(Array("BM".utf8) + long(0) + long(0) + long(14 + pixels) + header + rest)
  }

  private func expected(_ depth: Int) -> [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x -> UInt32 in
        let v = value(x, y, depth)
        if depth == 16 {
          let level = UInt32((v * 255 + 15) / 31)
          return 0xFF00_0000 | level << 16 | level << 8
        }
        let c = color(v)
        return 0xFF00_0000 | UInt32(c[2]) << 16 | UInt32(c[1]) << 8 | UInt32(c[0])
      }
    }
  }

  private func decoded(_ data: Data) -> [UInt32]? {
    CGImageSourceCreateWithData(data, nil)
      .flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }?.values
  }

  @Test(arguments: [1, 4, 8, 16, 24, 32]) func everyDepthIsRead(depth: Int) {
    let colors = palette(depth)
    let data = file(
      header(depth, rows: height), colors + rows(depth), pixels: 40 + colors.count)
    #expect(decoded(data) == expected(depth))
  }

  @Test func rowsMayGoDown() {
    let bytes = rows(24)
    let down = stride(from: bytes.count - 16, through: 0, by: -16).flatMap { bytes[$0..<($0 + 16)] }
    #expect(decoded(file(header(24, rows: -height), down, pixels: 40)) == expected(24))
  }

  @Test func runLengthsAreRead() {
    // A run of four and one, a row of values as they are, then a jump beyond the first pixel.
    let runs: [UInt8] = [4, 7, 1, 3, 0, 0, 0, 5, 1, 2, 3, 4, 5, 0, 0, 0, 0, 2, 1, 0, 4, 9, 0, 1]
    let colors = palette(8)
    let data = file(
      header(8, rows: height, compression: 1), colors + runs, pixels: 40 + colors.count)
    func pixel(_ index: Int) -> UInt32 {
      let c = color(index)
      return 0xFF00_0000 | UInt32(c[2]) << 16 | UInt32(c[1]) << 8 | UInt32(c[0])
    }
    let indexes = [0, 9, 9, 9, 9, 1, 2, 3, 4, 5, 7, 7, 7, 7, 3]
    #expect(decoded(data) == indexes.map(pixel))
  }

  @Test func iconsHoldSeveralImages() throws {
    let png = try #require(written("public.png", [(gradient(7, 7), nil)]))
    // The upper left pixel is hidden by the mask, whose rows come after the pixels'.
    let mask = (0..<height).reversed().flatMap { y -> [UInt8] in [y == 0 ? 0x80 : 0, 0, 0, 0] }
    let bitmap = Data(header(8, rows: height * 2) + palette(8) + rows(8) + mask)
    var data = Data([0, 0, 1, 0, 2, 0])
    for (content, place) in [(bitmap, 38), (png, 38 + bitmap.count)] {
      data += [0, 0, 0, 0] + short(1) + short(32) + long(content.count) + long(place)
    }
    data += bitmap + png
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetPrimaryImageIndex(source) == 1)
    let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    var pixels = expected(8)
    pixels[0] = 0
    #expect(first.values == pixels)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.values == gradient(7, 7).values)
  }

  /// 16 pixels a side, red on the left and blue on the right.
  @Test(arguments: ["public.avif", "public.heic"])
  func pixelsOfVideoFormatsAreReadWhereTheirLibraryIs(type: String) throws {
    let data = try #require(Data(base64Encoded: type == "public.avif" ? avif : heic))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    // Without libheif there is no image, and one line in the log.
    guard CGImageSourceGetCount(source) > 0 else { return }
    #expect(CGImageSourceGetType(source) == type)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 16 && image.height == 16)
    let (left, right) = (image.values[8 * 16 + 2], image.values[8 * 16 + 13])
    #expect(left >> 16 & 255 > 230 && left & 255 < 30 && left >> 24 == 255)
    #expect(right >> 16 & 255 < 30 && right & 255 > 230)
  }

  @Test(arguments: [true, false]) func sidesThatAreTooLongAreRefused(isIcon: Bool) throws {
    let zeros = [UInt8](repeating: 0, count: 24)
    let large = [long(40), long(65_535), long(65_535), short(1), short(1), zeros].flatMap { $0 }
    let icon: [[UInt8]] = [
      [0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 1, 0, 1, 0], long(40), long(22), large,
    ]
    let data = isIcon ? Data(icon.joined()) : file(large, [], pixels: 40)
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetCount(source) == 0)
  }
}
