import Diagnostics
import Foundation
package import RasterKit

/// An image file whose beginning makes sense, before anything is decoded. The bytes may be anything.
///
/// Usable from any thread; decoding takes about 10 ns per pixel.
package protocol ImageFile: Sendable {
  var kind: ImageFileKind { get }
  /// At least one.
  var frames: [ImageFileFrame] { get }
  /// How often an animation runs; 0 for ever, nil for files that are none.
  var loopCount: Int? { get }
  /// The colour profile of the first image; nil for a file without.
  var profileData: Data? { get }

  /// Nil if it cannot be decoded completely, or at all if a part is enough.
  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer?
  /// Fewer pixels, if that is quicker, but no side of less than `side` that the image has. Nil if
  /// there is nothing quicker.
  func makeSmallPixels(_ index: Int, side: Int) -> PixelBuffer?
}

extension ImageFile {
  package var loopCount: Int? { nil }

  package var profileData: Data? { nil }

  package func makeSmallPixels(_ index: Int, side: Int) -> PixelBuffer? { nil }
}

/// One image of a file.
package struct ImageFileFrame: Sendable {
  /// In pixels.
  package var size: PixelSize
  /// For how long it shows in an animation, in seconds.
  package var delay: Double?
  package var hasAlpha = true
}

/// Why a file gives no image.
struct ImageFault: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static let broken = ImageFault("an image file with a broken beginning")

  static func missing(_ library: String, _ package: String) -> ImageFault {
    ImageFault("an image file for which \(library) is needed: apt-get install \(package)")
  }
}

package enum ImageFormats {
  /// Nil, with a log message, if the data does not begin like an image that can be decoded.
  package static func open(_ data: Data) -> (any ImageFile)? {
    do {
      return try file(data)
    } catch {
      Log.graphics.write((error as? ImageFault)?.reason ?? "\(error)")
      return nil
    }
  }

  /// The same without a log message, for data that is still arriving.
  package static func openQuietly(_ data: Data) -> (any ImageFile)? { try? file(data) }

  private static func file(_ data: Data) throws -> any ImageFile {
    guard let kind = ImageFileKind(data) else {
      throw ImageFault("image data of no known type")
    }
    switch kind {
    case .png: return try PNGFile.open(data)
    case .jpeg: return try JPEGFile(data)
    case .gif: return try GIFFile.open(data)
    case .bmp: return try BMPFile(data)
    case .ico: return try ICOFile(data)
    case .tiff: return try TIFFFile(data)
    case .webp: return try WebPFile.open(data)
    case .heic, .avif: return try HEIFFile(data, kind)
    }
  }

  /// A size that is within the limits. Of formats that take more memory for a pixel than its four bytes, fewer
  /// than the limit's pixels are read.
  static func size(
    _ width: Int, _ height: Int, mostPixels: Int = ImageLimits.area
  ) throws -> PixelSize {
    guard let size = ImageLimits.size(width, height), size.area <= mostPixels else {
      throw ImageFault("an image of \(width)x\(height) is too large")
    }
    return size
  }
}
