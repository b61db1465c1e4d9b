import CoreGraphics
import RasterKit

extension FramePlanBuilder {
  func addBackground(_ visit: LayerVisit) {
    guard let background = visit.layer.shown.backgroundColor else { return }
    if background.pattern != nil { return addPattern(background, outline(of: visit), visit) }
    let color = PremultipliedColor.pixel(background, tintedBy: visit.tint)
    if let rect = visit.pixelRect { return addFill(rect, color: color, clip: visit.clip) }
    let outline = outline(of: visit)
    addFill(outline.shape, color: color, clip: outline.clip)
  }

  /// Adds the ring between the bounds and the bounds inset by the border's width; all of the bounds
  /// where the border leaves no hole.
  func addBorder(_ visit: LayerVisit) {
    let shown = visit.layer.shown
    guard let border = shown.borderColor else { return }
    let color = PremultipliedColor.pixel(border, tintedBy: visit.tint)
    let style = shown.cornerStyle
    let bounds = visit.layer.geometry.bounds
    let width = Double(shown.borderWidth)
    let hole = bounds.insetBy(width)
    let outer = outline(of: visit)
    let isPattern = border.pattern != nil
    guard !hole.isEmpty else {
      return isPattern
        ? addPattern(border, outer, visit) : addFill(outer.shape, color: color, clip: outer.clip)
    }
    let inner = visit.map.shape(
      of: hole, style.inset(by: width, from: bounds),
      hardEdges: shown.hardEdges == .all && style.radius == 0)
    if isPattern { return addPattern(border, outer, around: inner, visit) }
    addRing(outer.shape, inner, color: color, clip: outer.clip)
  }

  func addFill(_ shape: PlanShape, color: UInt32, clip: Int) {
    guard color != 0, let extent = visibleExtent(of: shape, clip: clip) else { return }
    var item = PlanItem(.fill(shape: addShape(shape), color: color), extent: extent)
    if color >> 24 == 255 { item.opaque = opaquePart(of: shape, clip: clip) }
    append(item, clip: clip)
  }

  /// Adds whole pixels, which need no shape.
  func addFill(_ rect: PixelRect, color: UInt32, clip: Int) {
    guard color != 0, let extent = visibleExtent(of: rect, clip: clip) else { return }
    var item = PlanItem(.solid(color), extent: extent)
    if color >> 24 == 255 { item.opaque = rect.intersection(plan.clips[clip].inner) }
    append(item, clip: clip)
  }

  func addRing(_ outer: PlanShape, _ inner: PlanShape, color: UInt32, clip: Int) {
    guard color != 0, let extent = visibleExtent(of: outer, clip: clip) else { return }
    if inner.innerRect.contains(extent) { return }
    let kind = PlanItem.Kind.ring(outer: addShape(outer), inner: addShape(inner), color: color)
    append(PlanItem(kind, extent: extent), clip: clip)
  }

  /// Adds a gradient in a shape.
  func addGradient(_ colors: Gradient, _ outline: ClippedShape, tint: UInt32, isOpaque: Bool) {
    let (shape, clip) = (outline.shape, outline.clip)
    guard tint != 0, let extent = visibleExtent(of: shape, clip: clip) else { return }
    var item = PlanItem(.gradient(plan.gradients.count), extent: extent)
    plan.gradients.append(
      PlanGradient(colors: colors, shape: addShape(shape), tint: tint, isOpaque: isOpaque))
    if isOpaque && tint >> 24 == 255 { item.opaque = opaquePart(of: shape, clip: clip) }
    append(item, clip: clip)
  }

  /// Adds a colour through a mask.
  func addMask(_ mask: ShiftedMask, color: UInt32, extent: PixelRect, clip: Int) {
    let item = PlanItem(.mask(plan.masks.count), extent: extent.intersection(mask.bounds))
    plan.masks.append(PlanMask(mask: mask, color: color))
    append(item, clip: clip)
  }

  /// Adds an item that paints itself; `opaque` are pixels that it certainly covers.
  func add(
    _ drawing: any PlanDrawing, extent: PixelRect, opaque: PixelRect = .empty, clip: Int
  ) {
    var item = PlanItem(.drawing(plan.drawings.count), extent: extent)
    item.opaque = opaque
    append(item, clip: clip)
    plan.drawings.append(drawing)
  }
}

extension LayerVisit {
  /// The layer's bounds as pixels; nil if they need a shape.
  fileprivate var pixelRect: PixelRect? {
    if let group = clipGroup { return group.box }
    guard layer.shown.cornerRadius <= 0, layer.shown.hardEdges.isEmpty, map.isAffine,
      map.numerator.isAxisAligned
    else { return nil }
    return map.box(of: layer.geometry.bounds).snapped.wholePixels
  }
}

extension PlaneRect {
  /// The box as pixels; nil if an edge is between two of them.
  fileprivate var wholePixels: PixelRect? {
    let pixels = outwardPixels
    return !isEmpty && PlaneRect(pixels) == self ? pixels : nil
  }
}
