package import RasterKit

/// An immutable bitmap.
public final class CGImage: Sendable {
  /// Decoded pixels, premultiplied BGRA, as the compositor samples them.
  package let pixels: PixelBuffer

  package init(pixels: PixelBuffer) { self.pixels = pixels }

  public var width: Int { Int(pixels.size.width) }
  public var height: Int { Int(pixels.size.height) }
}
