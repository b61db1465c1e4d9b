import Diagnostics
import Foundation
package import RasterKit

/// The supported image file types, recognised by their first bytes.
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

/// Decodes image files; the bytes may be anything.
///
/// Data that is not an image, is truncated, or exceeds `ImageLimits` gives nil and one log message.
/// Callable from any thread; decoding takes about 10 ns per pixel.
package enum ImageDecoder {
  /// The size in the file's header, without decoding; nil if the file cannot be decoded.
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

  /// All pixels; nil if they cannot be decoded completely.
  package static func decode(_ data: Data) -> PixelBuffer? {
    guard let size = size(data), let kind = ImageFileKind(data) else { return nil }
    let pixels = kind == .png ? PNGDecoder.decode(data, size) : JPEGDecoder.decode(data, size)
    if pixels == nil { Log.graphics.write("an image file that is broken or cut short") }
    return pixels
  }
}

/// A file that is decoded when its pixels are needed.
package struct EncodedImage: LazyPixels {
  let data: Data
  package let size: PixelSize

  /// Nil, with a log message, if the data does not begin like an image.
  package init?(_ data: Data) {
    guard let size = ImageDecoder.size(data) else { return nil }
    self.data = data
    self.size = size
  }

  package func makePixels() -> PixelBuffer? { ImageDecoder.decode(data) }
}
