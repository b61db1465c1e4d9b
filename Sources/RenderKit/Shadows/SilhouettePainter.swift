import RasterKit

/// Paints contents and sublayers of one layer by themselves, to see what they cover. Render queue
/// only.
final class SilhouettePainter {
  private let painter = FramePainter(workers: 1)
  private lazy var planner = FramePlanner(pictures: pictures, silhouettesAround: depth + 1)
  private let pictures: PictureCache
  /// How many silhouettes this one is inside of.
  private let depth: Int

  /// Silhouettes with silhouettes in them are painted this deep; further in, shadows are left out: each
  /// takes a look at everything inside it.
  static let deepest = 8

  init(pictures: PictureCache, depth: Int) {
    self.pictures = pictures
    self.depth = depth
  }

  /// Premultiplied pixels on the grid of the form's mask; nil where there are none.
  func paint(_ layer: RenderLayer, _ form: CastShadow.Form) -> PlanBitmap? {
    let area = form.area
    guard depth < SilhouettePainter.deepest, !area.isEmpty else { return nil }
    let bitmap = PlanBitmap(
      plan: planner.planSilhouette(of: layer, map: PlaneMap(form.map), area: area),
      pixels: PixelBuffer(size: PixelSize(width: area.width, height: area.height)),
      origin: PixelPoint(x: area.minX, y: area.minY))
    var counts = FrameCounts()
    painter.paint(bitmap.plan, into: bitmap.target, &counts)
    return bitmap
  }
}

extension RenderLayer {
  /// Whether a mask, a filter or a bitmap takes the layer's shadow along; a group that only fades
  /// lies on top of it.
  var shadowIsGrouped: Bool {
    guard geometry.hasGroupState else { return false }
    let group = shown.uncommon.group
    return mask != nil || group.filter != nil || group.rasterizes
  }
}
