import CoreGraphics
import RasterKit
import RenderKit

extension PixelRect {
  /// The device pixels that contain a rectangle in points; empty for one that is nowhere.
  init(covering points: CGRect, scale: CGFloat) {
    let box = PlaneRect(
      minX: points.minX * scale, minY: points.minY * scale, maxX: points.maxX * scale,
      maxY: points.maxY * scale)
    self = points.isNull || !box.isFinite ? .empty : box.outwardPixels
  }
}
