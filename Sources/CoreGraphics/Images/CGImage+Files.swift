import Diagnostics
import Foundation

extension CGImage {
  /// Decodes a PNG file at once; nil, with a log message, if it is not a complete PNG.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, .png, shouldInterpolate)
  }

  /// Decodes a JPEG file at once; nil, with a log message, if it is not a complete JPEG.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, .jpeg, shouldInterpolate)
  }

  private convenience init?(
    _ source: CGDataProvider, _ kind: ImageFileKind, _ shouldInterpolate: Bool
  ) {
    guard let data = source.data, ImageFileKind(data) == kind else {
      Log.graphics.write("image data that is not \(kind)")
      return nil
    }
    guard let pixels = ImageDecoder.decode(data) else { return nil }
    self.init(pixels: pixels, shouldInterpolate: shouldInterpolate, kind: kind)
  }

  /// Decodes a file of any supported type at once.
  package convenience init?(decoding data: Data) {
    guard let pixels = ImageDecoder.decode(data) else { return nil }
    self.init(pixels: pixels, kind: ImageFileKind(data))
  }

  /// One image of a file, decoded when its pixels are needed.
  package convenience init(_ file: any ImageFile, _ index: Int) {
    self.init(lazy: EncodedImage(file, index), kind: file.kind)
  }

  /// A file of any supported type, decoded when its pixels are needed.
  package convenience init?(lazilyDecoding data: Data) {
    guard let source = EncodedImage(data) else { return nil }
    self.init(lazy: source, kind: ImageFileKind(data))
  }
}
