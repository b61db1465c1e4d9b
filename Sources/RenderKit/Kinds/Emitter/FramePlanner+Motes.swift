import CoreGraphics
import RasterKit

/// The particles of one layer, placed on the surface: which of the plan's images they are, back to
/// front.
struct PlanMotes {
  var images: Range<Int>
  /// How they are mixed with what is beneath; nil lays them over it.
  var blend: BlendMode?
}

extension FramePlanner {
  /// All particles of an emitter layer as one item.
  func addMotes(_ visit: PlanVisit) {
    guard let field = visit.layer.motes, !field.motes.isEmpty else { return }
    let whole = visit.map.pixelExtent(of: field.box)
    let extent = whole.intersection(plan.clips[visit.innerClip].extent)
    guard plan.region.intersects(extent) else { return }
    let first = plan.images.count
    for mote in field.motes {
      if let image = image(of: mote, field.map(of: mote).concatenating(visit.map), visit, extent) {
        plan.images.append(image)
      }
    }
    let isAdditive = visit.layer.shown.emitter.isAdditive
    append(PlanItem(.motes(plan.motes.count), extent: extent), clip: visit.innerClip)
    plan.motes.append(
      PlanMotes(images: first..<plan.images.count, blend: isAdditive ? .plusLighter : nil))
  }

  /// nil where it is out of sight, too small or too faint to show; `map` leads from its plane to
  /// pixels.
  private func image(
    of mote: Mote, _ map: PlaneMap, _ visit: PlanVisit, _ extent: PixelRect
  ) -> PlanImage? {
    guard let image = mote.look.contents, let window = mote.look.window else { return nil }
    let veil = PremultipliedColor.pixel(SIMD4<Float>(mote.tint), through: visit.veil)
    let toPixels = PlaneMap(mote.place(of: window)).concatenating(map)
    let box = PlaneBox(
      minX: 0, minY: 0, maxX: Double(window.width), maxY: Double(window.height))
    guard veil != 0, toPixels.isDrawable else { return nil }
    let shape = toPixels.shape(of: box)
    // Placements count the image's pixels from its first, not from the window's.
    let corner = AffineMap(translationX: -Double(window.minX), y: -Double(window.minY))
    guard shape.bounds.intersects(extent),
      let placement = PlanImage.Placement(
        map: PlaneMap(corner).concatenating(toPixels), shape: shape)
    else { return nil }
    return PlanImage(
      pixels: image.pixels, window: window, shape: addShape(shape), placement: placement,
      veil: veil)
  }
}
