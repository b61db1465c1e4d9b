import CoreGraphics
import Foundation
import ImageIO
import Testing

/// A frame of one colour, and what a slow composer makes of it.
private struct Frame {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// 0xAARRGGBB; each second pixel of it is transparent.
  var color: UInt32
  /// 0 to stay, 1 to be cleared, 2 to give way to what was there.
  var disposal: Int
  var replaces = false

  func pixel(_ x: Int, _ y: Int) -> UInt32 { (x + y) % 2 == 0 ? color : 0 }
}

private let frames = [
  Frame(x: 0, y: 0, width: 8, height: 6, color: 0xFFFF_0000, disposal: 0),
  Frame(x: 2, y: 1, width: 4, height: 4, color: 0xFF00_FF00, disposal: 2),
  Frame(x: 4, y: 2, width: 4, height: 4, color: 0xFF00_00FF, disposal: 1),
  Frame(x: 1, y: 1, width: 3, height: 2, color: 0xFFFF_FF00, disposal: 0, replaces: true),
  Frame(x: 6, y: 4, width: 9, height: 9, color: 0xFF00_FFFF, disposal: 0),
]
private let (width, height) = (8, 6)

private func expected(replacing: Bool) -> [[UInt32]] {
  var canvas = [UInt32](repeating: 0, count: width * height)
  return frames.map { frame in
    let before = canvas
    func each(_ body: (Int, Int, Int) -> Void) {
      for y in 0..<frame.height where frame.y + y < height {
        for x in 0..<frame.width where frame.x + x < width {
          body((frame.y + y) * width + frame.x + x, x, y)
        }
      }
    }
    each { place, x, y in
      let pixel = frame.pixel(x, y)
      if pixel != 0 || replacing && frame.replaces { canvas[place] = pixel }
    }
    let shown = canvas
    each { place, _, _ in
      if frame.disposal == 1 { canvas[place] = 0 }
      if frame.disposal == 2 { canvas[place] = before[place] }
    }
    return shown
  }
}

@Suite struct AnimationTests {
  /// Codes of nine bits with a clear code before each value need no table.
  private func gif() -> Data {
    var data = Data(Array("GIF89a".utf8) + short(width) + short(height) + [0x70, 0, 0])
    for frame in frames {
      data += [0x21, 0xF9, 4, UInt8((frame.disposal + 1) << 2 | 1), 10, 0, 255, 0, 0x2C]
      for value in [frame.x, frame.y, frame.width, frame.height] { data += short(value) }
      data += [0x87]
      for index in 0..<256 {
        data += index == 1 ? [16, 8, 0].map { UInt8(frame.color >> $0 & 255) } : [0, 0, 0]
      }
      var (bits, count, bytes): (Int, Int, [UInt8]) = (0, 0, [])
      func write(_ code: Int) {
        (bits, count) = (bits | code << count, count + 9)
        while count >= 8 {
          bytes.append(UInt8(bits & 255))
          (bits, count) = (bits >> 8, count - 8)
        }
      }
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          write(256)
          write(frame.pixel(x, y) == 0 ? 255 : 1)
        }
      }
      write(257)
      bytes.append(UInt8(bits & 255))
      data += [8]
      for start in stride(from: 0, to: bytes.count, by: 255) {
        let block = bytes[start..<min(start + 255, bytes.count)]
        data += [UInt8(block.count)] + block
      }
      data += [0]
    }
    data.append(0x3B)
    return data
  }

  @Test func framesOfAGIFAreDisposedOf() throws {
    let source = try #require(CGImageSourceCreateWithData(gif(), nil))
    #expect(CGImageSourceGetCount(source) == 5)
    let expected = expected(replacing: false)
    // In any order: what is before is composed again.
    for index in [0, 1, 2, 3, 4, 1, 3] {
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      #expect(image.values == expected[index], "frame \(index)")
    }
    #expect(CGImageSourceCreateImageAtIndex(source, 5, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
  }

  private func chunk(_ name: String, _ content: Data) -> Data {
    let body = Data(name.utf8) + content
    var sum = UInt32.max
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return big(content.count) + body + big(Int(~sum))
  }

  /// The data chunk of a PNG.
  private func compressed(_ frame: Frame) throws -> Data {
    let image = picture(frame.width, frame.height) { frame.pixel($0, $1) }
    let file = try #require(written("public.png", [(image, nil)]))
    var place = 8
    while place + 8 < file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      if file[(place + 4)..<(place + 8)].elementsEqual("IDAT".utf8) {
        return file.subdata(in: (place + 8)..<(place + 8 + length))
      }
      place += 12 + length
    }
    return Data()
  }

  private func big(_ values: Int...) -> Data {
    Data(values.flatMap { long($0).reversed() })
  }

  private func apng() throws -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data += chunk("IHDR", big(width, height) + [8, 6, 0, 0, 0])
    data += chunk("acTL", big(frames.count, 0))
    var number = 0
    for (index, frame) in frames.enumerated() {
      let control =
        big(number, frame.width, frame.height, frame.x, frame.y) + [0, 1, 0, 5]
        + [UInt8(frame.disposal), frame.replaces ? 0 : 1]
      data += chunk("fcTL", control)
      number += 1
      let content = try compressed(frame)
      if index == 0 {
        data += chunk("IDAT", content)
      } else {
        data += chunk("fdAT", big(number) + content)
        number += 1
      }
    }
    return data + chunk("IEND", Data())
  }

  @Test func framesOfAPNGAreDisposedOf() throws {
    let source = try #require(CGImageSourceCreateWithData(apng(), nil))
    #expect(CGImageSourceGetCount(source) == 5)
    let expected = expected(replacing: true)
    for index in [4, 2, 0, 1, 2, 3] {
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      #expect(image.values == expected[index], "frame \(index)")
    }
    let times = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyPNGDictionary]
    #expect((times as? [CFString: Any])?[kCGImagePropertyAPNGDelayTime] as? Double == 0.2)
  }

  @Test func framesOfAWebPAreDisposedOf() throws {
    let types = CGImageDestinationCopyTypeIdentifiers().compactMap { $0 as? String }
    guard types.contains("org.webmproject.webp") else { return }
    // WebP has even places and no third disposal; its canvas holds all frames.
    let parts = [
      Frame(x: 0, y: 0, width: 8, height: 6, color: 0xFFFF_0000, disposal: 0),
      Frame(x: 2, y: 2, width: 4, height: 4, color: 0xFF00_FF00, disposal: 1),
      Frame(x: 4, y: 0, width: 4, height: 4, color: 0xFF00_00FF, disposal: 0, replaces: true),
    ]
    func triple(_ value: Int) -> [UInt8] { Array(long(value).prefix(3)) }
    var body = Data(Array("WEBPVP8X".utf8) + long(10) + [0x12, 0, 0, 0])
    body += triple(width - 1) + triple(height - 1)
    body += Array("ANIM".utf8) + long(6) + long(0) + short(3)
    for frame in parts {
      let image = picture(frame.width, frame.height) { frame.pixel($0, $1) }
      let file = try #require(written("org.webmproject.webp", [(image, nil)]))
      var content = Data(triple(frame.x / 2) + triple(frame.y / 2))
      content += triple(frame.width - 1) + triple(frame.height - 1) + triple(40)
      content.append(UInt8(frame.disposal | (frame.replaces ? 2 : 0)))
      content += file.dropFirst(12)
      body += Array("ANMF".utf8) + long(content.count)
      body += content
    }
    let data = Data(Array("RIFF".utf8) + long(body.count)) + body
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyWebPDictionary]
    #expect((whole as? [CFString: Any])?[kCGImagePropertyWebPLoopCount] as? Int == 3)
    let last = try #require(CGImageSourceCreateImageAtIndex(source, 2, nil)).values
    // The second frame is gone; the third took the place of the first.
    #expect(last[0] == 0xFFFF_0000 && last[2 * width + 2] == 0)
    #expect(last[4] == 0xFF00_00FF && last[5] == 0)
    let times = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyWebPDictionary]
    #expect((times as? [CFString: Any])?[kCGImagePropertyWebPDelayTime] as? Double == 0.1)
    #expect((times as? [CFString: Any])?[kCGImagePropertyWebPUnclampedDelayTime] as? Double == 0.04)
  }
}
