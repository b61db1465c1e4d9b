import CoreGraphics
import RasterKit

/// How many bitmaps of finished layers a frame painted, and how many it had.
struct PictureCounts {
  var painted = 0
  var reused = 0
}

extension FramePlanner {
  /// Shows a layer by the bitmap it asks for, at the scale it asks for; false where that would be
  /// too large or too deep in other bitmaps.
  func addBitmap(of visit: PlanVisit, _ group: PlanVisit.Group, extent: PixelRect) -> Bool {
    guard depth.bitmaps < GroupDepth.bitmapLimit,
      let place = BitmapPlace(visit.layer.geometry), pictures.admits(place.extent)
    else { return false }
    let picture = pictures.picture(of: visit.layer, place.map, place.extent)
    depth.bitmaps += 1
    let pixels = pixels(of: picture, visit.layer)
    depth.bitmaps -= 1
    let shape = visit.map.shape(of: place.box)
    let map = PlaneMap(place.toPlane).concatenating(visit.map)
    let veil = group.veil.pixel
    guard let placement = PlanImage.Placement(map: map, shape: shape), veil != 0 else {
      return true
    }
    add(
      PlanImage(pixels: pixels, shape: addShape(shape), placement: placement, veil: veil), group,
      extent: extent)
    return true
  }

  /// A filter takes pixels on the grid of the target only.
  private func add(_ image: PlanImage, _ group: PlanVisit.Group, extent: PixelRect) {
    let index = plan.images.count
    plan.images.append(image)
    let clip = needed(group.clip, for: extent)
    guard let filter = group.filter else {
      var item = PlanItem(.image(index), extent: extent)
      item.clip = clip
      return plan.items.append(item)
    }
    plan.items.append(PlanItem(.beginGroup(end: plan.items.count + 2), extent: extent))
    plan.items.append(PlanItem(.image(index), extent: extent))
    var end = PlanItem(.endGroup(veil: .max, blend: filter), extent: extent)
    end.clip = clip
    plan.items.append(end)
  }
}

extension FramePlanner {
  /// Shows a group that stays as it is by a bitmap, once painting it again and again has cost more
  /// than painting it whole would; the pixels are the same to the bit.
  func addKeptPicture(of visit: PlanVisit, _ group: PlanVisit.Group, extent: PixelRect) -> Bool {
    let geometry = visit.layer.geometry
    let whole = visit.map.pixelExtent(of: geometry.reach).intersection(plan.clips[0].extent)
    guard depth.pictures == 0, geometry.bitmapScale == 0, pictures.admits(whole) else {
      return false
    }
    let picture = pictures.picture(of: visit.layer, visit.map, whole)
    let isWorthIt = picture.spend(plan.region.intersection(extent).area)
    guard picture.pixels != nil || isWorthIt else { return false }
    depth.pictures += 1
    let pixels = pixels(of: picture, visit.layer)
    depth.pictures -= 1
    let origin = PixelPoint(x: whole.minX, y: whole.minY)
    var item = PlanItem(.picture(image: plan.images.count, blend: group.filter), extent: extent)
    item.clip = needed(group.clip, for: extent)
    plan.images.append(
      PlanImage(
        pixels: pixels, shape: addShape(.rounded(RoundedShape(whole))), placement: .shifted(origin),
        veil: group.veil.pixel))
    plan.items.append(item)
    return true
  }

  /// The bitmap as it was kept, or planned now and kept.
  private func pixels(of picture: KeptPicture, _ layer: RenderLayer) -> PixelBuffer {
    if let pixels = picture.pixels {
      pictureCounts.reused += 1
      return pixels
    }
    pictureCounts.painted += 1
    let extent = picture.extent
    let pixels = PixelBuffer(size: PixelSize(width: extent.width, height: extent.height))
    let bitmap = PlanBitmap(
      plan: planFinished(layer, picture.map, extent), pixels: pixels,
      origin: PixelPoint(x: extent.minX, y: extent.minY))
    plan.bitmaps.append(bitmap)
    pictures.keep(pixels, as: picture)
    return pixels
  }
}

/// Where the pixels of a bitmap lie in the plane of its layer.
private struct BitmapPlace {
  /// From the plane to the bitmap's grid, which begins near the layer's edge.
  let map: PlaneMap
  let extent: PixelRect
  /// From the bitmap's pixels, counted from its corner, to the plane.
  let toPlane: AffineMap
  let box: PlaneBox

  /// nil where there would be no pixels or far too many.
  init?(_ geometry: LayerGeometry) {
    let scale = geometry.bitmapScale
    let reach = geometry.reach
    let left = (reach.minX * scale).rounded(.down)
    let top = (reach.minY * scale).rounded(.down)
    guard left.isFinite, top.isFinite, reach.width * scale < 32768, reach.height * scale < 32768
    else { return nil }
    map = PlaneMap(AffineMap(a: scale, b: 0, c: 0, d: scale, tx: -left, ty: -top))
    extent = map.pixelExtent(of: reach)
    if extent.isEmpty { return nil }
    toPlane = AffineMap(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: (Double(extent.minX) + left) / scale,
      ty: (Double(extent.minY) + top) / scale)
    box = PlaneMap(toPlane).box(
      of: PlaneBox(
        minX: 0, minY: 0, maxX: Double(extent.width), maxY: Double(extent.height)))
  }
}
