import CoreGraphics
import RasterKit

/// How many layer bitmaps a frame painted and reused.
struct BitmapCounts {
  var painted = 0
  var reused = 0
}

extension FramePlanner {
  /// Adds a layer with `shouldRasterize` as a bitmap at its scale; false where that would be too
  /// large or nested too deep in other bitmaps.
  func addBitmap(of visit: LayerVisit, _ group: FramePlanBuilder.Group, extent: PixelRect) -> Bool {
    guard builder.depth.bitmaps < GroupDepth.bitmapLimit,
      let place = BitmapPlacement(visit.layer.geometry), rasterCache.admits(place.extent)
    else { return false }
    let bitmap = rasterCache.bitmap(of: visit.layer, place.map, place.extent)
    builder.depth.bitmaps += 1
    let pixels = pixels(of: bitmap, visit.layer)
    builder.depth.bitmaps -= 1
    let shape = visit.map.shape(of: place.box)
    let map = ProjectiveMap(place.toPlane).concatenating(visit.map)
    let tint = group.tint.pixel
    guard let placement = PlanImage.Placement(map: map, shape: shape), tint != 0 else {
      return true
    }
    let image = PlanImage(
      pixels: pixels, shape: builder.addShape(shape), placement: placement, tint: tint)
    add(image, group, extent: extent)
    return true
  }

  /// Filters need pixels on the target's grid.
  private func add(_ image: PlanImage, _ group: FramePlanBuilder.Group, extent: PixelRect) {
    let item = PlanItem(.image(builder.plan.images.count), extent: extent)
    builder.plan.images.append(image)
    guard let filter = group.filter else { return builder.append(item, clip: group.clip) }
    let begin = builder.beginGroup(extent)
    builder.plan.items.append(item)
    builder.endGroup(begin, .none, blend: filter, clip: group.clip)
  }
}

extension FramePlanner {
  /// Adds an unchanged group as a cached bitmap once repainting it has cost more than painting the
  /// whole bitmap would; the pixels are exactly the same.
  func addCachedBitmap(
    of visit: LayerVisit, _ group: FramePlanBuilder.Group, extent: PixelRect
  ) -> Bool {
    let geometry = visit.layer.geometry
    let whole = visit.map.pixelExtent(of: geometry.reach)
      .intersection(builder.plan.clips[0].extent)
    guard builder.depth.savedWork == 0, geometry.bitmapScale == 0, rasterCache.admits(whole) else {
      return false
    }
    let bitmap = rasterCache.bitmap(of: visit.layer, visit.map, whole)
    let isWorthIt = bitmap.spend(builder.plan.region.intersection(extent).area)
    guard bitmap.pixels != nil || isWorthIt else { return false }
    builder.depth.savedWork += 1
    let pixels = pixels(of: bitmap, visit.layer)
    builder.depth.savedWork -= 1
    let item = PlanItem(
      .bitmap(image: builder.plan.images.count, blend: group.filter), extent: extent)
    let shape = builder.addShape(.rounded(RoundedShape(whole)))
    builder.plan.images.append(
      PlanImage(
        pixels: pixels, shape: shape,
        placement: .shifted(PixelPoint(x: whole.minX, y: whole.minY)), tint: group.tint.pixel))
    builder.append(item, clip: group.clip)
    return true
  }

  /// The cached bitmap, or a new one that is planned now and cached.
  private func pixels(of bitmap: LayerBitmap, _ layer: RenderLayer) -> PixelBuffer {
    if let pixels = bitmap.pixels {
      bitmapCounts.reused += 1
      return pixels
    }
    bitmapCounts.painted += 1
    let work = OffscreenRenderer.work(
      layer, .finished, bitmap.map, bitmap.extent, plannedBy: self)
    builder.plan.offscreenWork.append(work)
    rasterCache.keep(work.bitmap.pixels, as: bitmap)
    return work.bitmap.pixels
  }
}

/// The position of a bitmap's pixels in its layer's plane.
private struct BitmapPlacement {
  /// From the plane to the bitmap's grid, which begins near the layer's edge.
  let map: ProjectiveMap
  let extent: PixelRect
  /// From the bitmap's pixels, relative to its corner, to the plane.
  let toPlane: AffineMap
  let box: PlaneRect

  /// nil where there would be no pixels or far too many.
  init?(_ geometry: LayerGeometry) {
    let scale = geometry.bitmapScale
    let reach = geometry.reach
    let left = (reach.minX * scale).rounded(.down)
    let top = (reach.minY * scale).rounded(.down)
    guard left.isFinite, top.isFinite, reach.width * scale < 32768, reach.height * scale < 32768
    else { return nil }
    map = ProjectiveMap(AffineMap(a: scale, b: 0, c: 0, d: scale, tx: -left, ty: -top))
    extent = map.pixelExtent(of: reach)
    if extent.isEmpty { return nil }
    toPlane = AffineMap(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: (Double(extent.minX) + left) / scale,
      ty: (Double(extent.minY) + top) / scale)
    box = ProjectiveMap(toPlane).box(
      of: PlaneRect(
        minX: 0, minY: 0, maxX: Double(extent.width), maxY: Double(extent.height)))
  }
}
