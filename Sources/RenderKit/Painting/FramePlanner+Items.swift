import CoreGraphics
import RasterKit

extension FramePlanner {
  func addBackground(_ visit: PlanVisit) {
    let shown = visit.layer.shown
    guard shown.paintsBackground, let background = shown.backgroundColor else { return }
    let color = PremultipliedColor.pixel(background, opacity: visit.opacity)
    let shape = visit.map.shape(
      of: visit.layer.geometry.bounds, radius: Double(shown.cornerRadius))
    addFill(shape, color: color, clip: visit.clip)
  }

  /// The ring between the bounds and the bounds inset by the border's width; all of the bounds where
  /// the border is too wide to leave a hole.
  func addBorder(_ visit: PlanVisit) {
    // Asked in place: a copy of all the layer's state costs more than most answers are worth.
    guard visit.layer.shown.paintsBorder else { return }
    let shown = visit.layer.shown
    guard shown.paintsBorder, let border = shown.borderColor else { return }
    let color = PremultipliedColor.pixel(border, opacity: visit.opacity)
    let radius = Double(shown.cornerRadius)
    let bounds = visit.layer.geometry.bounds
    let hole = bounds.insetBy(Double(shown.borderWidth))
    let outer = visit.map.shape(of: bounds, radius: radius)
    guard !hole.isEmpty else { return addFill(outer, color: color, clip: visit.clip) }
    let clamped = min(radius, bounds.width / 2, bounds.height / 2)
    let inner = visit.map.shape(of: hole, radius: max(0, clamped - Double(shown.borderWidth)))
    addRing(outer, inner, color: color, clip: visit.clip)
  }

  func addContents(_ visit: PlanVisit) {
    guard visit.layer.shown.paintsContents else { return }
    let shown = visit.layer.shown
    guard shown.paintsContents, let image = shown.contents else { return }
    let box = shown.contentsBox
    let shape = visit.map.shape(of: box, radius: 0)
    guard let extent = visibleExtent(of: shape, clip: visit.innerClip) else { return }
    let toPlane = AffineMap(
      a: box.width / Double(image.width), b: 0, c: 0, d: box.height / Double(image.height),
      tx: box.minX, ty: box.minY)
    let map = PlaneMap(toPlane).concatenating(visit.map)
    let alpha = PremultipliedColor.alpha(visit.opacity)
    guard let placement = PlanImage.Placement(map: map, shape: shape), alpha > 0 else { return }
    var item = PlanItem(.image(plan.images.count), extent: extent)
    plan.images.append(
      PlanImage(pixels: image.pixels, shape: addShape(shape), placement: placement, alpha: alpha))
    if image.pixels.isOpaque && alpha == 255 {
      item.opaque = opaquePart(of: shape, clip: visit.innerClip)
    }
    append(item, clip: visit.innerClip)
  }

  func addFill(_ shape: PlanShape, color: UInt32, clip: Int) {
    guard color != 0, let extent = visibleExtent(of: shape, clip: clip) else { return }
    var item = PlanItem(.fill(shape: addShape(shape), color: color), extent: extent)
    if color >> 24 == 255 { item.opaque = opaquePart(of: shape, clip: clip) }
    append(item, clip: clip)
  }

  private func addRing(_ outer: PlanShape, _ inner: PlanShape, color: UInt32, clip: Int) {
    guard color != 0, let extent = visibleExtent(of: outer, clip: clip) else { return }
    if inner.innerRect.contains(extent) { return }
    let kind = PlanItem.Kind.ring(outer: addShape(outer), inner: addShape(inner), color: color)
    append(PlanItem(kind, extent: extent), clip: clip)
  }

  func append(_ item: PlanItem, clip: Int) {
    var item = item
    item.clip = needed(clip, for: item.extent)
    plan.items.append(item)
  }

  /// nil where nothing of it is to be repainted.
  func visibleExtent(of shape: PlanShape, clip: Int) -> PixelRect? {
    let extent = shape.bounds.intersection(plan.clips[clip].extent)
    return plan.region.intersects(extent) ? extent : nil
  }

  func opaquePart(of shape: PlanShape, clip: Int) -> PixelRect {
    shape.innerRect.intersection(plan.clips[clip].inner)
  }
}

extension PlanImage.Placement {
  /// `map` leads from image pixels to device pixels. Pixels that fall on pixels are copied; all
  /// else is sampled.
  init?(map: PlaneMap, shape: PlanShape) {
    guard map.isAffine else {
      guard let walk = ProjectedWalk(map: map) else { return nil }
      self = .projected(walk)
      return
    }
    let map = map.affine
    if let shift = map.snappedShift {
      self = .shifted(shift)
    } else {
      let origin = PixelPoint(x: shape.bounds.minX, y: shape.bounds.minY)
      guard let walk = ImageWalk(map: map, origin: origin) else { return nil }
      self = .sampled(walk)
    }
  }
}

extension AffineMap {
  /// The whole-pixel offset this map is but for rounding: off by less than 1/1000 of a pixel
  /// anywhere in an image of 16,000 pixels.
  var snappedShift: PixelPoint? {
    let slack = 1.0 / 16_777_216
    guard abs(a - 1) < slack, abs(d - 1) < slack, abs(b) < slack, abs(c) < slack,
      abs(tx - tx.rounded()) < PlaneBox.snapDistance, abs(tx) < PlaneBox.pixelLimit,
      abs(ty - ty.rounded()) < PlaneBox.snapDistance, abs(ty) < PlaneBox.pixelLimit
    else { return nil }
    return PixelPoint(x: Int32(tx.rounded()), y: Int32(ty.rounded()))
  }
}
