import CoreGraphics
import RasterKit

extension FramePlanner {
  /// Adds the layer's shadow, beneath everything else of the layer and outside of its group;
  /// `masksToBounds` clips it too.
  func addShadow(_ visit: LayerVisit) {
    let layer = visit.layer
    let shadow = layer.shown.rare.shadow
    guard shadow.isVisible, let shade = shadow.color else { return }
    let faded = Tint(opacity: min(shadow.opacity, 1))
    let color = PremultipliedColor.pixel(shade, tintedBy: faded * visit.tint)
    if color == 0 { return }
    let clip = layer.geometry.clipsSublayers ? builder.addBoundsClip(visit) : visit.clip
    switch layer.shown.silhouette {
    case .path(let path):
      let box = shadow.pathBox.isNull ? .empty : PlaneRect(shadow.pathBox)
      addCast(visit, .path(path), of: box, color: color, clip: clip)
    case .box(let border): addBoxShadow(visit, border: border, color: color, clip: clip)
    case .subtree:
      guard visit.casterDepth < OffscreenRenderer.deepestSilhouette else { return }
      let look = CastShadow.Look.contents(ContentsAppearance(layer.shown))
      addCast(visit, look, of: layer.castingBox, color: color, clip: clip)
    }
  }

  private func addBoxShadow(_ visit: LayerVisit, border: Double?, color: UInt32, clip: Int) {
    let shown = visit.layer.shown
    let shadow = shown.rare.shadow
    let box = visit.layer.geometry.bounds
    let moved = box.offsetBy(Double(shadow.offset.width), Double(shadow.offset.height))
    guard let extent = shadowExtent(visit, of: box, clip: clip) else { return }
    if shadow.sigma * visit.map.pixelsPerPoint(in: box) < 0.125 {
      return addHardShadow(visit, moved, border: border, color: color, clip: clip)
    }
    let placed =
      visit.map.exactShadow(of: moved, shown.cornerStyle, border, shadow.sigma, boxShadows)
      ?? visit.map.sampledShadow(of: moved, shown.cornerStyle, border, shadow.sigma, boxShadows)
    guard let placed else { return }
    add(placed, extent: extent, color: color, clip: clip)
  }

  private func addHardShadow(
    _ visit: LayerVisit, _ box: PlaneRect, border: Double?, color: UInt32, clip: Int
  ) {
    let style = visit.layer.shown.cornerStyle
    let outer = visit.map.shape(of: box, style)
    guard let border, !box.insetBy(border).isEmpty else {
      return builder.addFill(outer, color: color, clip: clip)
    }
    let inner = visit.map.shape(of: box.insetBy(border), style.inset(by: border, from: box))
    builder.addRing(outer, inner, color: color, clip: clip)
  }

  private func addCast(
    _ visit: LayerVisit, _ look: CastShadow.Look, of box: PlaneRect, color: UInt32, clip: Int
  ) {
    guard box.isFinite, !box.isEmpty, let extent = shadowExtent(visit, of: box, clip: clip) else {
      return
    }
    let shadow = visit.layer.shown.rare.shadow
    let form = CastShadow.Form(
      look, box: box, sigma: shadow.sigma, pixelsPerPoint: visit.map.pixelsPerPoint(in: box))
    if visit.layer.castShadow?.form != form {
      visit.layer.castShadow = CastShadow(
        form: form, mask: castMask(of: visit.layer, form), image: visit.layer.shown.contents)
      castsMade += 1
    }
    guard let mask = visit.layer.castShadow?.mask else { return }
    let toPlane = AffineMap(
      a: 1 / form.scale, b: 0, c: 0, d: 1 / form.scale, tx: Double(shadow.offset.width),
      ty: Double(shadow.offset.height))
    let map = ProjectiveMap(toPlane).concatenating(visit.map)
    let placed = PlanShadow(
      mask, map, near: visit.map.firstPixel(of: box), excessX: 0, excessY: 0)
    if let placed { add(placed, extent: extent, color: color, clip: clip) }
  }

  private func castMask(of layer: RenderLayer, _ form: CastShadow.Form) -> ShadowMask? {
    switch form.look {
    case .path(let path): return CastShadow.mask(of: path, form)
    case .contents:
      let area = form.area
      guard silhouetteDepth < OffscreenRenderer.deepestSilhouette, !area.isEmpty else {
        return nil
      }
      let bitmap = silhouettes.render(layer, .silhouette, ProjectiveMap(form.map), area)
      return CastShadow.mask(of: bitmap.target, form)
    }
  }

  private func shadowExtent(_ visit: LayerVisit, of box: PlaneRect, clip: Int) -> PixelRect? {
    let reach = visit.layer.shown.rare.shadow.spread.reach(of: box)
    let extent = visit.map.pixelExtent(of: reach).intersection(builder.plan.clips[clip].extent)
    return builder.plan.region.intersects(extent) ? extent : nil
  }

  private func add(_ shadow: PlanShadow, extent: PixelRect, color: UInt32, clip: Int) {
    let extent = shadow.exactBounds.map(extent.intersection) ?? extent
    guard builder.plan.region.intersects(extent) else { return }
    builder.plan.shadows.append(shadow)
    builder.append(
      PlanItem(.shadow(builder.plan.shadows.count - 1, color: color), extent: extent), clip: clip)
  }
}

extension RenderLayer {
  /// The bounding box of contents and sublayers, in the layer's plane.
  fileprivate var castingBox: PlaneRect {
    var box = shown.paintedBox
    for child in children { box = box.union(child.geometry.extent) }
    return geometry.clipsSublayers ? box.intersection(geometry.bounds) : box
  }
}

extension ProjectiveMap {
  /// The square root of the area in pixels of a square point in the middle of a box.
  func pixelsPerPoint(in box: PlaneRect) -> Double {
    abs(tangent(of: box).determinant).squareRoot()
  }

  /// A pixel near the image of a box; the origin if it is out of sight.
  func firstPixel(of box: PlaneRect) -> PixelPoint {
    let rect = self.box(of: box).outwardPixels
    return PixelPoint(x: rect.minX, y: rect.minY)
  }

  /// A pixel-exact mask for a box aligned to whole pixels; nil for any other.
  func exactShadow(
    of box: PlaneRect, _ style: CornerStyle, _ border: Double?, _ sigma: Double,
    _ cache: BoxShadowCache
  ) -> PlanShadow? {
    let m = numerator
    guard isAffine, m.b == 0, m.c == 0, m.a > 0, abs(m.a - m.d) < 1e-9 * m.a else { return nil }
    let pixels = self.box(of: box).snapped
    guard let rect = pixels.wholePixels else { return nil }
    var shadow = BoxShadow(box, style, border: border, sigma: sigma, scale: m.a)
    (shadow.width, shadow.height) = (pixels.width, pixels.height)
    guard shadow.maskSide < BoxShadow.longestSide else { return nil }
    let (canonical, excessX, excessY) = shadow.canonical
    return cache.mask(of: canonical).flatMap {
      PlanShadow(
        $0, at: PixelPoint(x: rect.minX, y: rect.minY), excessX: Int32(excessX),
        excessY: Int32(excessY))
    }
  }

  /// A mask to be sampled, for all other boxes. Its resolution follows from the blur alone, so that
  /// rotation and scaling need no new masks.
  func sampledShadow(
    of box: PlaneRect, _ style: CornerStyle, _ border: Double?, _ sigma: Double,
    _ cache: BoxShadowCache
  ) -> PlanShadow? {
    var scale = min(
      CastShadow.powerOfTwo(above: 4 / sigma),
      4 * CastShadow.powerOfTwo(above: pixelsPerPoint(in: box)))
    var shadow = BoxShadow(box, style, border: border, sigma: sigma, scale: scale)
    while shadow.maskSide > BoxShadow.longestSide {
      scale /= 2
      shadow = BoxShadow(box, style, border: border, sigma: sigma, scale: scale)
    }
    let (canonical, excessX, excessY) = shadow.canonical
    let toPlane = AffineMap(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: box.minX, ty: box.minY)
    return cache.mask(of: canonical).flatMap {
      PlanShadow(
        $0, ProjectiveMap(toPlane).concatenating(self), near: firstPixel(of: box), excessX: excessX,
        excessY: excessY)
    }
  }
}

extension PlaneRect {
  /// The box as pixels, if all its edges are pixel edges.
  fileprivate var wholePixels: PixelRect? {
    let rect = outwardPixels
    return PlaneRect(rect) == self ? rect : nil
  }
}
