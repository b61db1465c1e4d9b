import CoreGraphics
import RasterKit

/// One tile to draw: created on main, drawn on the tile queue and released on main, so that layers
/// and their delegates are never deallocated elsewhere.
final class TileRequest: @unchecked Sendable {
  let layer: CATiledLayer
  let place: TileIndex
  /// The whole pixels to draw, in the layer's coordinates.
  let rect: CGRect
  private let delegate: (any CALayerDelegate)?
  private let size: PixelSize
  private let scale: CGFloat
  private let isOpaque: Bool
  /// Written by the drawing queue before the request is returned.
  private(set) var image: CGImage?
  /// Whether the drawing may be outdated. Main thread only.
  var isObsolete = false

  /// nil for a tile outside the bounds.
  init?(_ layer: CATiledLayer, _ place: TileIndex, _ plan: Tiling) {
    let (part, scale) = (plan.rect(of: place), plan.scale(of: place.level))
    guard part.width > 0, part.height > 0 else { return nil }
    // Whole pixels of the level, counted from its origin, so that the scale stays exact at the
    // layer's edges.
    let slack: CGFloat = 1.0 / 1024
    let (left, top) = (
      (part.minX * scale + slack).rounded(.down), (part.minY * scale + slack).rounded(.down)
    )
    let (right, bottom) = (
      (part.maxX * scale - slack).rounded(.up), (part.maxY * scale - slack).rounded(.up)
    )
    size = PixelSize(width: Int32(max(right - left, 1)), height: Int32(max(bottom - top, 1)))
    rect = CGRect(
      x: left / scale, y: top / scale, width: CGFloat(size.width) / scale,
      height: CGFloat(size.height) / scale)
    self.layer = layer
    self.place = place
    self.scale = scale
    delegate = layer.delegate
    isOpaque = layer.isOpaque
  }

  func draw() {
    let store = BackingStore(size: size, bounds: rect, scale: scale)
    image = CGImage(pixels: store.draw(isOpaque: isOpaque, layer.draw(in:)))
  }
}
