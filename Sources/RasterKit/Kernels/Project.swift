package import CUIKernels

/// A picture seen in perspective: which place of it each pixel shows.
///
/// The place depends on the projection and the pixel only, never on where a row is entered.
package struct Projection: Sendable {
  /// From pixels to places of the picture.
  let back: ProjectiveMap
  /// The column that others are counted from.
  package let minX: Int32

  /// `map` leads from the picture's pixels to those of the target; nil where it has no way back.
  /// `minX` should be near the pixels to be painted, and must be the same for all of them.
  package init?(map: ProjectiveMap, minX: Int32) {
    guard let back = map.inverted else { return nil }
    self.back = back.normalized
    self.minX = minX
  }

  /// What the kernels work from, for a picture whose first pixel is at `origin` of its own grid.
  package func kernelProjection(from origin: PixelPoint) -> cui_projection {
    let (x, y) = (Double(origin.x), Double(origin.y))
    return cui_projection(
      ux: back.a - x * back.p, uy: back.c - x * back.q, u0: back.tx - x * back.r,
      vx: back.b - y * back.p, vy: back.d - y * back.q, v0: back.ty - y * back.r,
      wx: back.p, wy: back.q, w0: back.r, min_x: minX)
  }
}

extension ProjectiveMap {
  /// The same map with no number above 1, for kernels that work in 32-bit floats: a common factor
  /// changes nothing.
  var normalized: ProjectiveMap {
    let terms = [a, b, c, d, tx, ty, p, q, r]
    return scaled(by: 1 / (terms.map(abs).max() ?? 1))
  }

  private func scaled(by factor: Double) -> ProjectiveMap {
    let affine = AffineMap(
      a: a * factor, b: b * factor, c: c * factor, d: d * factor, tx: tx * factor, ty: ty * factor)
    return ProjectiveMap(affine, p: p * factor, q: q * factor, r: r * factor)
  }
}

extension Kernels {
  /// d = the source pixel that each of `count` pixels from (`x`, `y`) on shows; places outside take
  /// the nearest edge's.
  package static func projectNearest(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, projection: Projection, x: Int32,
    y: Int32, count: Int
  ) {
    guard let image = source.image else { return }
    var kernel = projection.kernelProjection(from: source.origin)
    active.project_nearest(row, image, &kernel, x, y, count)
  }

  /// d = the four nearest source pixels mixed by distance with weights of 1/256; places outside take
  /// the nearest edge's.
  package static func projectBilinear(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, projection: Projection, x: Int32,
    y: Int32, count: Int
  ) {
    guard let image = source.image else { return }
    var kernel = projection.kernelProjection(from: source.origin)
    active.project_bilinear(row, image, &kernel, x, y, count)
  }
}

extension PixelTarget {
  var origin: PixelPoint { PixelPoint(x: bounds.minX, y: bounds.minY) }
}
