import CoreGraphics
import Foundation
import RasterKit
import RenderKit

extension PlainPainter {
  func draw(
    _ gradient: GradientSnapshot, _ state: LayerSnapshot, _ map: AffineMap, _ around: Around,
    _ canvas: inout Canvas
  ) {
    let shape = around.isCut ? full : outline(of: state, map, isHard: state.hasHardEdges)
    guard let back = map.inverted else { return }
    forEachPixel { index, x, y in
      guard shape[index] > 0 else { return }
      let point = back.apply(x: Double(x) + 0.5, y: Double(y) + 0.5)
      let u = (point.x - state.bounds.minX) / state.bounds.width
      let v = (point.y - state.bounds.minY) / state.bounds.height
      let color = gradient.color(at: gradient.place(u, v))
      blend(color, through: around, at: index, covered: shape[index], into: &canvas)
    }
  }

  func draw(
    _ shape: ShapeSnapshot, _ map: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    guard let path = shape.path else { return }
    if let color = shape.fillColor {
      fill(color, coverage(path.elements, .fill(shape.fillRule), map), map, around, &canvas)
    }
    if let color = shape.strokeColor {
      let part = path.elements.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
      fill(color, coverage(part, .stroke(shape.line), map), map, around, &canvas)
    }
  }

  /// Paths lie on a grid of 256ths of a pixel, and their coverage is sampled. So it must be
  /// requested as in the compositor: with the offset split into whole pixels and the rest, and for
  /// the whole path.
  func coverage(_ path: PathElements, _ ink: PathPaint, _ map: AffineMap) -> Cover {
    let (tx, ty) = ((map.tx * 256).rounded() / 256, (map.ty * 256).rounded() / 256)
    let (wholeX, wholeY) = (tx.rounded(.down), ty.rounded(.down))
    let transform = CGAffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d, tx: tx - wholeX, ty: ty - wholeY)
    let wide = PlainPainter(bounds: bounds(widenedBy: 64))
    let area = wide.bounds.offsetBy(x: -Int32(wholeX), y: -Int32(wholeY))
    guard let mask = PathCoverage.mask(path, ink, transform, in: area) else {
      return Cover(repeating: 0, count: bounds.area)
    }
    let cover = (0..<wide.bounds.height).flatMap { y in
      UnsafeBufferPointer(start: mask.row(y), count: Int(wide.bounds.width)).map { Float($0) / 255 }
    }
    return wide.part(of: cover, in: bounds)
  }

  /// The positions and tints in which a layer's sublayers are shown.
  func copies(of state: LayerSnapshot) -> [(AffineMap, SIMD4<Float>)] {
    guard let replicator = state.kind as? ReplicatorSnapshot else {
      return [(.identity, SIMD4(1, 1, 1, 1))]
    }
    let t = replicator.transform
    let middle = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
    let step = AffineMap(translationX: -middle.x, y: -middle.y)
      .concatenating(AffineMap(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42))
      .concatenating(AffineMap(translationX: middle.x, y: middle.y))
    var map = AffineMap.identity
    return (0..<replicator.count).map { copy in
      defer { map = map.concatenating(step) }
      return (map, replicator.tint(ofCopy: copy))
    }
  }
}

extension GradientSnapshot {
  /// The position in the ramp of a point of the unit square.
  func place(_ u: Double, _ v: Double) -> Double {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let (x, y) = (u - startPoint.x, v - startPoint.y)
    switch axis {
    case .axial: return (x * dx + y * dy) / (dx * dx + dy * dy)
    case .radial: return hypot(x / dx, y / dy)
    case .conic:
      let angle = atan2(y * dx - x * dy, x * dx + y * dy) / (2 * .pi)
      return angle < 0 ? angle + 1 : angle
    }
  }

  /// Premultiplied, 0...255.
  func color(at place: Double) -> SIMD4<Float> {
    let places =
      locations.isEmpty
      ? colors.indices.map { Double($0) / Double(colors.count - 1) } : locations
    let after = places.firstIndex { $0 > place } ?? colors.count
    var color = colors[max(after - 1, 0)].rgba
    if after > 0, after < colors.count {
      let part = (place - places[after - 1]) / (places[after] - places[after - 1])
      color += (colors[after].rgba - color) * Float(part)
    }
    var pixel = color * color.w
    pixel.w = color.w
    return (pixel * 255).rounded(.toNearestOrAwayFromZero)
  }
}
