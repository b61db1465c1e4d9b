import Diagnostics
import Foundation

extension CGImage {
  /// A PNG file's picture, decoded at once; nil, with a logged line, when it is not a whole PNG.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(source, .png, shouldInterpolate)
  }

  /// A JPEG file's picture, decoded at once; nil, with a logged line, when it is not a whole JPEG.
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
    self.init(pixels: pixels, shouldInterpolate: shouldInterpolate)
  }

  /// The picture of a file of any kind that is understood, decoded at once.
  package convenience init?(decoding data: Data) {
    guard let pixels = ImageDecoder.decode(data) else { return nil }
    self.init(pixels: pixels)
  }

  /// The picture of a file of any kind that is understood, decoded when its pixels are needed.
  package convenience init?(lazilyDecoding data: Data) {
    guard let source = EncodedImage(data) else { return nil }
    self.init(lazy: source)
  }
}
