import CoreGraphics
import RasterKit

extension FramePlanner {
  /// A path's fill and, over it, its stroke.
  func addPath(_ visit: PlanVisit) {
    let shown = visit.layer.shown
    guard shown.hasUncommonState, case .shape(let shape) = shown.uncommon.kind,
      let path = shape.path
    else { return }
    if shape.paintsFill, let color = shape.fillColor {
      let pixel = PremultipliedColor.pixel(color, through: visit.veil)
      if let rect = path.elements.asRect {
        addFill(visit.map.shape(of: PlaneBox(rect)), color: pixel, clip: visit.innerClip)
      } else {
        let ink = ShapeInk(path: path, ink: .fill(shape.fillRule), part: 0...1)
        addInk(ink, color: pixel, box: PlaneBox(shape.pathBox), visit)
      }
    }
    if shape.paintsStroke, let color = shape.strokeColor {
      let pixel = PremultipliedColor.pixel(color, through: visit.veil)
      let ink = ShapeInk(
        path: path, ink: .stroke(shape.penLine), part: shape.strokeStart...shape.strokeEnd)
      addInk(ink, color: pixel, box: shape.strokeBox, visit)
    }
  }

  private func addInk(_ ink: ShapeInk, color: UInt32, box: PlaneBox, _ visit: PlanVisit) {
    let whole = visit.map.pixelExtent(of: box)
    let extent = whole.intersection(plan.clips[visit.innerClip].extent)
    guard color != 0, plan.region.intersects(extent) else { return }
    let mask = visit.layer.needShapeMasks.mask(
      of: ink, visit.map, visible: extent, whole: whole, made: &masksMade)
    guard let mask else { return }
    let item = PlanItem(.mask(plan.masks.count), extent: extent.intersection(mask.bounds))
    plan.masks.append(PlanMask(mask: mask, color: color))
    append(item, clip: visit.innerClip)
  }
}
