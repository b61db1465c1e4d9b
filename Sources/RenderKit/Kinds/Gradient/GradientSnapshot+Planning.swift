package import CoreGraphics
import RasterKit

extension GradientSnapshot: LayerKind {
  package func paintedBox(in bounds: CGRect) -> PlaneRect { isVisible ? PlaneRect(bounds) : .empty }

  package var paintedPartCount: Int { isVisible ? 1 : 0 }

  package func makeState(for layer: RenderLayer) -> LayerKindState? { ColorRampCache() }

  /// Plans the gradient over the background, in the same rounded rectangle, without an offscreen
  /// pass.
  package func planBelowContents(_ visit: LayerVisit, _ builder: FramePlanBuilder) {
    let bounds = visit.layer.geometry.bounds
    guard isVisible, !bounds.isEmpty else { return }
    let outline = builder.outline(of: visit)
    guard let rows = rows(visit, minX: max(outline.shape.bounds.minX, 0)) else {
      return planLastColor(outline, visit, builder)
    }
    builder.addGradient(rows, outline, tint: visit.tint.pixel, isOpaque: isOpaque)
  }

  /// nil where the gradient has no length.
  private func rows(_ visit: LayerVisit, minX: Int32) -> Gradient? {
    let bounds = visit.layer.geometry.bounds
    let unitSquare = AffineMap(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    let inPlane = unitMap.concatenating(unitSquare)
    let map = ProjectiveMap(inPlane).concatenating(visit.map)
    let cache = visit.layer.kindState as? ColorRampCache ?? ColorRampCache()
    let ramp = cache.ramp(of: self, length: map.longestAxis(seenAs: visit.map.box(of: bounds)))
    return Gradient(Gradient.Kind(axis), ramp: ramp, transform: map, minX: minX)
  }

  /// A gradient of length 0 shows only its last stop.
  private func planLastColor(
    _ outline: ClippedShape, _ visit: LayerVisit, _ builder: FramePlanBuilder
  ) {
    guard let last = colors.last else { return }
    let color = PremultipliedColor.pixel(last, tintedBy: visit.tint)
    builder.addFill(outline.shape, color: color, clip: outline.clip)
  }
}

extension ProjectiveMap {
  /// The length in pixels of the longer of the plane's unit vectors; in perspective, where it
  /// varies, bounded by the visible size.
  fileprivate func longestAxis(seenAs box: PlaneRect) -> Double {
    let m = numerator
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
