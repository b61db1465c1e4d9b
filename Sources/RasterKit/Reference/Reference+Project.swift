internal import CUIKernels

extension Reference {
  package static func projectNearest(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, projection: Projection, x: Int32,
    y: Int32, count: Int
  ) {
    guard !source.bounds.isEmpty else { return }
    let kernel = projection.kernelProjection(from: source.origin)
    for i in 0..<count {
      let place = place(kernel, source.bounds, x: x + Int32(i), y: y, shift: 0)
      row[i] = pixel(of: source, x: Int64(place.u >> 8), y: Int64(place.v >> 8))
    }
  }

  package static func projectBilinear(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, projection: Projection, x: Int32,
    y: Int32, count: Int
  ) {
    guard !source.bounds.isEmpty else { return }
    let kernel = projection.kernelProjection(from: source.origin)
    for i in 0..<count {
      let place = place(kernel, source.bounds, x: x + Int32(i), y: y, shift: 0.5)
      row[i] = mix(source, u: Int64(place.u) << 24, v: Int64(place.v) << 24)
    }
  }

  /// In the rounding of the kernels: linear from the projection's first column, 8 fraction bits.
  private static func place(
    _ p: cui_projection, _ bounds: PixelRect, x: Int32, y: Int32, shift: Float
  ) -> (u: Int32, v: Int32) {
    let (firstX, centerY, column) = (Double(p.min_x) + 0.5, Double(y) + 0.5, Float(x - p.min_x))
    let u = Float(p.ux * firstX + (p.uy * centerY + p.u0)) + Float(p.ux) * column
    let v = Float(p.vx * firstX + (p.vy * centerY + p.v0)) + Float(p.vx) * column
    let w = Float(p.wx * firstX + (p.wy * centerY + p.w0)) + Float(p.wx) * column
    return (
      fixed(u * (1 / w) - shift, size: bounds.width),
      fixed(v * (1 / w) - shift, size: bounds.height)
    )
  }

  private static func fixed(_ place: Float, size: Int32) -> Int32 {
    let sane = place > -1 ? min(place, Float(min(size, 4_194_304))) : -1
    return Int32(sane * 256 + 256) - 256
  }
}
