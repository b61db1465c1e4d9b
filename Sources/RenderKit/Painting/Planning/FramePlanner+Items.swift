import CoreGraphics
import RasterKit

extension FramePlanner {
  func addBackground(_ visit: PlanVisit) {
    guard let background = visit.layer.shown.backgroundColor else { return }
    let color = PremultipliedColor.pixel(background, through: visit.veil)
    let outline = outline(of: visit)
    addFill(outline.shape, color: color, clip: outline.clip)
  }

  /// The ring between the bounds and the bounds inset by the border's width; all of the bounds where
  /// the border is too wide to leave a hole.
  func addBorder(_ visit: PlanVisit) {
    guard visit.layer.geometry.parts.contains(.border) else { return }
    let shown = visit.layer.shown
    guard let border = shown.borderColor else { return }
    let color = PremultipliedColor.pixel(border, through: visit.veil)
    let style = shown.cornerStyle
    let bounds = visit.layer.geometry.bounds
    let width = Double(shown.borderWidth)
    let hole = bounds.insetBy(width)
    let outer = outline(of: visit)
    guard !hole.isEmpty else { return addFill(outer.shape, color: color, clip: outer.clip) }
    let inner = visit.map.shape(
      of: hole, style.inset(by: width, from: bounds),
      hardEdges: shown.hardEdges == .all && style.radius == 0)
    addRing(outer.shape, inner, color: color, clip: outer.clip)
  }

  func addFill(_ shape: PlanShape, color: UInt32, clip: Int) {
    guard color != 0, let extent = visibleExtent(of: shape, clip: clip) else { return }
    var item = PlanItem(.fill(shape: addShape(shape), color: color), extent: extent)
    if color >> 24 == 255 { item.opaque = opaquePart(of: shape, clip: clip) }
    append(item, clip: clip)
  }

  func addRing(_ outer: PlanShape, _ inner: PlanShape, color: UInt32, clip: Int) {
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
