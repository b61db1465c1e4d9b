import Diagnostics
import Foundation
package import RasterKit

/// Decodes the first image of a file; the bytes may be anything.
///
/// Data that is not an image, is truncated, or exceeds `ImageLimits` gives nil and one log message.
/// Callable from any thread; decoding takes about 10 ns per pixel.
package enum ImageDecoder {
  /// Without decoding.
  package static func size(_ data: Data) -> PixelSize? { ImageFormats.open(data)?.frames[0].size }

  /// All pixels; nil if they cannot be decoded completely.
  package static func decode(_ data: Data) -> PixelBuffer? {
    guard let file = ImageFormats.open(data) else { return nil }
    return decode(file, 0)
  }

  /// All pixels of one image of a file; nil, with a log message, if they cannot be decoded completely.
  package static func decode(_ file: any ImageFile, _ index: Int) -> PixelBuffer? {
    let pixels = file.makePixels(index, allowsPart: false)
    if pixels == nil { Log.graphics.write("an image file that is broken or cut short") }
    return pixels
  }
}

/// An image of a file that is decoded when its pixels are needed.
package struct EncodedImage: LazyPixels {
  private let file: any ImageFile
  private let index: Int
  package let size: PixelSize

  package init(_ file: any ImageFile, _ index: Int) {
    (self.file, self.index) = (file, index)
    size = file.frames[index].size
  }

  /// Nil, with a log message, if the data does not begin like an image.
  package init?(_ data: Data) {
    guard let file = ImageFormats.open(data) else { return nil }
    self.init(file, 0)
  }

  package func makePixels() -> PixelBuffer? { ImageDecoder.decode(file, index) }
}
