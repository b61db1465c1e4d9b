package import CUIKernels

/// A projection of an image: gives the image position that each target pixel shows.
///
/// The position depends only on the projection and the pixel, never on where a row starts.
package struct Projection: Sendable {
  /// From target pixels to image positions.
  let back: ProjectiveMap
  /// The column relative to which others are computed.
  package let minX: Int32

  /// `map` leads from the image's pixels to those of the target; nil if it has no inverse. `minX`
  /// should be near the pixels to be painted, and must be the same for all of them.
  package init?(map: ProjectiveMap, minX: Int32) {
    guard let back = map.inverted else { return nil }
    self.back = back.normalized
    self.minX = minX
  }

  /// The position in the image that a pixel's centre shows; infinite or NaN at the eye.
  package func position(x: Int32, y: Int32) -> (x: Double, y: Double) {
    let point = back.homogeneous(x: Double(x) + 0.5, y: Double(y) + 0.5)
    return (point.x / point.w, point.y / point.w)
  }

  /// Arguments for the kernels, for an image whose first pixel is at `origin` of its own grid.
  package func kernelProjection(from origin: PixelPoint) -> cui_projection {
    let (x, y) = (Double(origin.x), Double(origin.y))
    return cui_projection(
      ux: back.a - x * back.p, uy: back.c - x * back.q, u0: back.tx - x * back.r,
      vx: back.b - y * back.p, vy: back.d - y * back.q, v0: back.ty - y * back.r,
      wx: back.p, wy: back.q, w0: back.r, min_x: minX)
  }
}

extension ProjectiveMap {
  /// The same map scaled so that no coefficient exceeds 1, for kernels that use 32-bit floats. A
  /// common factor does not change a projective map.
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
  /// d = the nearest source pixel for each of `count` pixels starting at (`x`, `y`); positions
  /// outside take the nearest edge's pixel.
  package static func projectNearest(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, projection: Projection, x: Int32,
    y: Int32, count: Int
  ) {
    guard let image = source.image else { return }
    var kernel = projection.kernelProjection(from: source.origin)
    active.project_nearest(row, image, &kernel, x, y, count)
  }

  /// d = bilinear interpolation of the source with weights in 256ths; positions outside take the
  /// nearest edge's pixel.
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
