import CoreGraphics
import RasterKit
import RenderKit

extension PlainPainter {
  func plane(of state: LayerSnapshot) -> AffineMap {
    let (size, t) = (state.bounds.size, state.transform)
    return AffineMap(
      translationX: -state.bounds.origin.x - state.anchorPoint.x * size.width,
      y: -state.bounds.origin.y - state.anchorPoint.y * size.height
    )
    .concatenating(AffineMap(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42))
    .concatenating(AffineMap(translationX: state.position.x, y: state.position.y))
  }

  /// The bounds with their corners; `map` leads from the layer's plane to pixels.
  func outline(of state: LayerSnapshot, _ map: AffineMap, isHard: Bool = false) -> Cover {
    coverage(
      state.bounds, radius: Double(state.cornerRadius), of: state, map, isHard: isHard)
  }

  /// The same, with `map` leading from the parent's plane.
  func outline(of state: LayerSnapshot, inParent map: AffineMap) -> Cover {
    outline(of: state, plane(of: state).concatenating(map))
  }

  func coverage(
    _ rect: CGRect, radius: Double = 0, of state: LayerSnapshot? = nil, _ map: AffineMap,
    isHard: Bool = false
  ) -> Cover {
    let shape = RoundedShape(
      width: rect.size.width, height: rect.size.height, radius: radius,
      corners: state?.rare.corners ?? .all, curve: state?.rare.cornerCurve ?? .circular,
      transform: AffineMap(translationX: rect.origin.x, y: rect.origin.y).concatenating(map),
      hardEdges: isHard)
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    let width = Int(bounds.width)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in max(
        bounds.minY, shape.bounds.minY)..<max(
          min(bounds.maxY, shape.bounds.maxY), max(bounds.minY, shape.bounds.minY))
      {
        let row = base + Int(y - bounds.minY) * width
        shape.coverage(y: y, x: bounds.minX..<bounds.maxX, into: row)
      }
    }
    return bytes.map { Float($0) / 255 }
  }

  func intersect(_ clip: inout Cover, with shape: Cover) {
    for index in clip.indices { clip[index] *= shape[index] }
  }

  func fill(_ color: CGColor, _ shape: Cover, _ around: Around, _ canvas: inout Canvas) {
    let alpha = color.rgba.w * around.tint.w
    var paint = color.rgba * around.tint * alpha
    paint.w = alpha
    paint = (paint * 255).rounded(.toNearestOrAwayFromZero)
    for index in canvas.indices where shape[index] > 0 {
      blend(paint, shape[index] * around.clip[index], into: &canvas[index])
    }
  }

  /// Blends a premultiplied pixel through tint and clip. A tint without colour only scales the
  /// coverage.
  func blend(
    _ pixel: SIMD4<Float>, through around: Around, at index: Int, covered share: Float = 1,
    filter: BlendMode? = nil, into canvas: inout Canvas
  ) {
    let share = share * around.clip[index]
    let tint = around.tint
    var factor = SIMD4(tint.x * tint.w, tint.y * tint.w, tint.z * tint.w, tint.w)
    factor = (factor * 255).rounded(.toNearestOrAwayFromZero) / 255
    if factor == SIMD4(repeating: factor.w) {
      return blend(pixel, share * factor.w, filter, into: &canvas[index])
    }
    let tinted = (pixel * factor).rounded(.toNearestOrAwayFromZero)
    blend(tinted, share, filter, into: &canvas[index])
  }
}
