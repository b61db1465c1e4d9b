import Diagnostics
package import RasterKit

/// A picture that somebody else made for a layer: an OpenGL context, or another process.
package struct SurfaceFrame: Sendable {
  /// The whole picture. Nobody may write to it until it is released, which tells its maker that it may.
  package let pixels: PixelBuffer
  /// The bounding box of the pixels that differ from the frame before; nil if all may.
  package let damage: PixelRect?
  /// Pixels per point, for gravities that do not scale.
  package let scale: Double

  /// The longest side that is shown.
  package static let longestSide: Int32 = 16384

  /// nil, with a line in the log, for what cannot be shown.
  package init?(pixels: PixelBuffer, damage: [PixelRect]? = nil, scale: Double = 1) {
    let size = pixels.size
    guard !size.isEmpty, max(size.width, size.height) <= Self.longestSide,
      pixels.stride >= Int(size.width), scale.isFinite, scale > 0
    else {
      Log.rendering.write("a frame of \(size.width) x \(size.height) at \(scale) is not shown")
      return nil
    }
    self.pixels = pixels
    self.scale = scale
    self.damage = damage.map { rects in
      let whole = PixelRect(size: size)
      return rects.reduce(PixelRect.empty) { $0.union($1.intersection(whole)) }
    }
  }
}
