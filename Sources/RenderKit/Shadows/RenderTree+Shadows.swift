import RasterKit

extension RenderTree {
  /// Drops every cached silhouette that contains a changed layer.
  func dropSilhouettes() {
    if hasSilhouettes { forEachAroundChanges { $0.dropSilhouette() } }
  }
}

extension RenderLayer {
  /// Call it when a sublayer has changed.
  func dropSilhouette() {
    if castShadow?.showsSublayers == true { castShadow = nil }
  }
}

/// How far a layer's shadow extends the damage of what casts it, in pixels.
struct PixelSpread {
  private let dx: Double
  private let dy: Double
  private let distance: Double

  /// `map` leads from the layer's plane to pixels.
  init(_ spread: ShadowSpread, _ map: ProjectiveMap) {
    let m = map.numerator
    dx = m.a * spread.dx + m.c * spread.dy
    dy = m.b * spread.dx + m.d * spread.dy
    let scale = (m.a * m.a + m.b * m.b + m.c * m.c + m.d * m.d).squareRoot()
    // In perspective the distance varies, so the whole surface is damaged.
    distance = map.isAffine ? scale * spread.distance + 2 : .infinity
  }

  /// `region` and its possible shadow.
  func applied(to region: PixelRegion) -> PixelRegion {
    var result = region
    for rect in region.rects {
      let box = PlaneRect(rect)
      result.formUnion(box.offsetBy(dx, dy).insetBy(-distance).outwardPixels)
    }
    return result
  }
}
