import Diagnostics
import Foundation
package import RasterKit

/// The kinds of picture files that are understood, told apart by their first bytes.
package enum ImageFileKind: Sendable {
  case png, jpeg

  /// Nil for anything else.
  package init?(_ data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}

/// Turns the bytes of a picture file into pixels; the bytes may be anything.
///
/// What is no picture, is cut short, or is larger than `ImageLimits` gives nil and one logged line.
/// Callable from any thread; decoding takes about 10 ns for each pixel.
package enum ImageDecoder {
  /// The size the file says it has, without decoding it; nil where it could not be decoded.
  package static func size(_ data: Data) -> PixelSize? {
    let sides: (width: Int, height: Int)?
    switch ImageFileKind(data) {
    case .png: sides = PNGDecoder.size(data)
    case .jpeg: sides = JPEGDecoder.size(data)
    case nil: sides = nil
    }
    guard let sides else {
      Log.graphics.write("image data that is neither PNG nor JPEG or has a broken beginning")
      return nil
    }
    let size = ImageLimits.size(sides.width, sides.height)
    if size == nil { Log.graphics.write("an image of \(sides.width)x\(sides.height) is too large") }
    return size
  }

  /// All pixels; nil where they cannot be had in full.
  package static func decode(_ data: Data) -> PixelBuffer? {
    guard let size = size(data), let kind = ImageFileKind(data) else { return nil }
    let pixels = kind == .png ? PNGDecoder.decode(data, size) : JPEGDecoder.decode(data, size)
    if pixels == nil { Log.graphics.write("an image file that is broken or cut short") }
    return pixels
  }
}

/// A file that is decoded when its pixels are asked for.
package struct EncodedImage: LazyPixels {
  let data: Data
  package let size: PixelSize

  /// Nil, after a logged line, when the file's beginning is not that of a picture.
  package init?(_ data: Data) {
    guard let size = ImageDecoder.size(data) else { return nil }
    self.data = data
    self.size = size
  }

  package func makePixels() -> PixelBuffer? { ImageDecoder.decode(data) }
}
