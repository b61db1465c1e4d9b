import CoreGraphics
import RasterKit

/// The particles of one layer, placed on the surface; back to front.
struct PlanMotes {
  var sprites: [Sprite] = []
  var isAdditive: Bool

  struct Sprite {
    var pixels: PixelBuffer
    var shape: RoundedShape
    var walk: ImageWalk
    /// What its pixels are multiplied by, as a premultiplied pixel.
    var veil: UInt32
  }
}

extension FramePlanner {
  /// All particles of an emitter layer as one item.
  func addMotes(_ visit: PlanVisit) {
    guard let field = visit.layer.motes, !field.motes.isEmpty else { return }
    let emitter = visit.layer.shown.emitter
    let whole = visit.map.pixelExtent(of: field.box)
    let extent = whole.intersection(plan.clips[visit.innerClip].extent)
    guard plan.region.intersects(extent) else { return }
    var motes = PlanMotes(isAdditive: emitter.isAdditive)
    for mote in field.motes where emitter.cells.indices.contains(mote.cell) {
      let sprite = PlanMotes.Sprite(mote, emitter.cells[mote.cell], visit)
      if let sprite, sprite.shape.bounds.intersects(extent) { motes.sprites.append(sprite) }
    }
    append(PlanItem(.motes(plan.motes.count), extent: extent), clip: visit.innerClip)
    plan.motes.append(motes)
  }
}

extension PlanMotes.Sprite {
  /// nil where it is too small or too faint to show.
  fileprivate init?(_ mote: Mote, _ cell: EmitterCellSnapshot, _ visit: PlanVisit) {
    guard let image = cell.contents else { return nil }
    let veil = PremultipliedColor.pixel(SIMD4<Float>(mote.tint), through: visit.veil)
    let scale = mote.scale / cell.motion.contentsScale
    let (sine, cosine) = (sin(mote.angle) * scale, cos(mote.angle) * scale)
    let place = AffineMap(
      a: cosine, b: sine, c: -sine, d: cosine, tx: mote.x, ty: mote.y)
    let (width, height) = (Double(image.width), Double(image.height))
    let map = AffineMap(translationX: -width / 2, y: -height / 2).concatenating(place)
      .concatenating(visit.map.tangent(of: mote.box(of: cell)))
    let shape = RoundedShape(width: width, height: height, radius: 0, transform: map)
    let origin = PixelPoint(x: shape.bounds.minX, y: shape.bounds.minY)
    guard veil != 0, map.isFinite, !shape.bounds.isEmpty,
      let walk = ImageWalk(map: map, origin: origin)
    else { return nil }
    self.init(pixels: image.pixels, shape: shape, walk: walk, veil: veil)
  }
}
