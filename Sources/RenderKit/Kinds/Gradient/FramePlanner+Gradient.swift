import CoreGraphics
import RasterKit

extension FramePlanner {
  /// A gradient over the background, in the same rounded rectangle; nothing is painted offscreen.
  func addGradient(_ visit: PlanVisit) {
    let shown = visit.layer.shown
    guard shown.hasUncommonState, case .gradient(let gradient) = shown.uncommon.kind else { return }
    let bounds = visit.layer.geometry.bounds
    guard gradient.isVisible, !bounds.isEmpty else { return }
    let outline = outline(of: visit)
    let (shape, clip) = (outline.shape, outline.clip)
    guard let colors = makeGradient(gradient, visit, minX: max(shape.bounds.minX, 0)) else {
      return addLastColor(of: gradient, outline, visit)
    }
    let veil = visit.veil.pixel
    guard veil != 0, let extent = visibleExtent(of: shape, clip: clip) else { return }
    var item = PlanItem(.gradient(plan.gradients.count), extent: extent)
    let isOpaque = gradient.isOpaque
    plan.gradients.append(
      PlanGradient(colors: colors, shape: addShape(shape), veil: veil, isOpaque: isOpaque))
    if isOpaque && veil >> 24 == 255 { item.opaque = opaquePart(of: shape, clip: clip) }
    append(item, clip: clip)
  }

  /// nil where the gradient has no length.
  private func makeGradient(
    _ gradient: GradientSnapshot, _ visit: PlanVisit, minX: Int32
  ) -> Gradient? {
    let bounds = visit.layer.geometry.bounds
    let unitSquare = AffineMap(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    let inPlane = gradient.unitMap.concatenating(unitSquare)
    let map = PlaneMap(inPlane).concatenating(visit.map)
    let ramp = visit.layer.needGradientRamp.ramp(
      of: gradient, length: map.longestAxis(seenAs: visit.map.box(of: bounds)))
    return Gradient(
      Gradient.Kind(gradient.axis), ramp: ramp, transform: map.projective, minX: minX)
  }

  /// All of a gradient without length lies behind its last stop.
  private func addLastColor(
    of gradient: GradientSnapshot, _ outline: ClippedShape, _ visit: PlanVisit
  ) {
    guard let last = gradient.colors.last else { return }
    let color = PremultipliedColor.pixel(last, through: visit.veil)
    addFill(outline.shape, color: color, clip: outline.clip)
  }
}

extension PlaneMap {
  /// How many pixels long the longer of the plane's units is; in perspective, where that differs from
  /// place to place, at most as long as what is seen of it.
  fileprivate func longestAxis(seenAs box: PlaneBox) -> Double {
    let m = affine
    if isAffine { return max(m.a * m.a + m.b * m.b, m.c * m.c + m.d * m.d).squareRoot() }
    return (box.width * box.width + box.height * box.height).squareRoot()
  }
}

extension Gradient.Kind {
  fileprivate init(_ axis: GradientSnapshot.Axis) {
    switch axis {
    case .axial: self = .axial
    case .radial: self = .radial
    case .conic: self = .conic
    }
  }
}
