import Foundation
import RasterKit

/// Writes animations of images of the same size.
package struct AnimationEncoder {
  package struct Frame {
    var image: CGImage
    /// In seconds.
    var delay: Double

    package init(_ image: CGImage, delay: Double) { (self.image, self.delay) = (image, delay) }
  }

  private let frames: [Frame]
  /// 0 for ever.
  private let loopCount: Int

  /// Nil without frames, and for frames of different sizes.
  package init?(_ frames: [Frame], loopCount: Int) {
    guard let first = frames.first?.image else { return nil }
    for frame in frames where frame.image.width != first.width || frame.image.height != first.height
    {
      return nil
    }
    self.frames = frames
    self.loopCount = min(max(loopCount, 0), 65_535)
  }

  /// An animated PNG of whole frames.
  package func apng() -> Data? {
    var writer = PNGWriter()
    var number = 0
    for (index, frame) in frames.enumerated() {
      guard let file = ImageEncoder.png(frame.image, hasAlpha: true) else { return nil }
      var chunks = PNGChunks(file)
      while let chunk = chunks.next() {
        switch chunk.name {
        case "IHDR" where index == 0:
          writer.append("IHDR", chunk.content)
          writer.append("acTL", words([frames.count, loopCount]))
        case "IHDR": break
        case "IDAT" where index == 0: writer.append("IDAT", chunk.content)
        case "IDAT":
          writer.append("fdAT", words([number]) + chunk.content)
          number += 1
        default: continue
        }
        if chunk.name == "IHDR" {
          writer.append("fcTL", control(frame, number))
          number += 1
        }
      }
    }
    writer.append("IEND", Data())
    return writer.data
  }

  private func words(_ values: [Int]) -> Data {
    var writer = ByteWriter(isLittle: false)
    for value in values { writer.long(value) }
    return writer.data
  }

  /// A frame's place and time; it takes the place of what was there.
  private func control(_ frame: Frame, _ number: Int) -> Data {
    var writer = ByteWriter(isLittle: false)
    for value in [number, frame.image.width, frame.image.height, 0, 0] { writer.long(value) }
    writer.short(parts(frame.delay, 1000))
    writer.short(1000)
    writer.byte(0)
    writer.byte(0)
    return writer.data
  }

  private func parts(_ delay: Double, _ second: Double) -> Int {
    delay.isFinite ? Int(min(max(delay * second, 0), 65_535).rounded()) : 0
  }

  /// A GIF of whole frames, each with its own 255 colours at most; half transparent pixels become one
  /// or the other. `loopCount` is written if there are several frames.
  package func gif() -> Data {
    var file = ByteWriter(isLittle: true)
    file.append("GIF89a")
    file.short(frames[0].image.width)
    file.short(frames[0].image.height)
    for value in [0x70, 0, 0] { file.byte(value) }
    if frames.count > 1, loopCount != 1 {
      file.append([0x21, 0xFF, 11])
      file.append("NETSCAPE2.0")
      file.append([3, 1])
      // The file counts repetitions.
      file.short(loopCount == 0 ? 0 : loopCount - 1)
      file.byte(0)
    }
    for frame in frames { append(frame, to: &file) }
    file.byte(0x3B)
    return file.data
  }

  private func append(_ frame: Frame, to file: inout ByteWriter) {
    let picture = IndexedPicture(frame.image.pixels)
    // The part is cleared before the next frame, so that transparent pixels stay so.
    file.append([0x21, 0xF9, 4, 2 << 2 | 1])
    file.short(parts(frame.delay, 100))
    file.append([UInt8(IndexedPicture.transparent), 0, 0x2C])
    for value in [0, 0, frame.image.width, frame.image.height] { file.short(value) }
    file.byte(0x87)
    for index in 0..<256 {
      let color = picture.palette.indices.contains(index) ? picture.palette[index] : 0
      for shift: UInt32 in [16, 8, 0] { file.byte(Int(color >> shift & 255)) }
    }
    file.byte(8)
    let codes = LZWWriter.encode(picture.values)
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      file.byte(block.count)
      file.append(block)
    }
    file.byte(0)
  }
}
