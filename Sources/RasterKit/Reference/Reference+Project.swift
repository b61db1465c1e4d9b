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

  package static func sampleMask(
    _ row: UnsafeMutablePointer<UInt8>, mask: StretchedMask, projection: Projection, x: Int32,
    y: Int32, count: Int
  ) {
    let p = projection.kernelProjection(from: mask.origin)
    let (size, stride) = (mask.mask.size, mask.mask.stride)
    for i in 0..<count {
      let place = raised(p, x: x + Int32(i), y: y)
      let u = unstretched(place.u * (1 / place.w), size.width, Float(mask.excessX))
      let v = unstretched(place.v * (1 / place.w), size.height, Float(mask.excessY))
      let near = mask.mask.base + (Int(v >> 8) * stride + Int(u >> 8))
      let (right, below) = (u & 255, v & 255)
      let upper = Int32(near[0]) * (256 - right) + Int32(near[1]) * right
      let lower = Int32(near[stride]) * (256 - right) + Int32(near[stride + 1]) * right
      row[i] = place.w > 0 ? UInt8((upper * (256 - below) + lower * below + 32768) >> 16) : 0
    }
  }

  /// 256 times the position in the mask for a position in the stretched mask.
  private static func unstretched(_ value: Float, _ size: Int32, _ excess: Float) -> Int32 {
    let (place, middle) = (value - 0.5, Float(size / 2))
    let moved = place - excess
    let folded = place <= middle ? place : (moved > middle ? moved : middle)
    let positive = folded > 0 ? folded : 0
    return Int32(min(positive, Float(size - 1) - 1.0 / 256) * 256)
  }

  /// Rounded as in the kernels: linear from the projection's first column, 8 fraction bits.
  private static func place(
    _ p: cui_projection, _ bounds: PixelRect, x: Int32, y: Int32, shift: Float
  ) -> (u: Int32, v: Int32) {
    let (u, v, w) = raised(p, x: x, y: y)
    return (
      fixed(u * (1 / w) - shift, size: bounds.width),
      fixed(v * (1 / w) - shift, size: bounds.height)
    )
  }

  /// The value before the division.
  private static func raised(
    _ p: cui_projection, x: Int32, y: Int32
  ) -> (u: Float, v: Float, w: Float) {
    let (firstX, centerY, column) = (Double(p.min_x) + 0.5, Double(y) + 0.5, Float(x - p.min_x))
    return (
      Float(p.ux * firstX + (p.uy * centerY + p.u0)) + Float(p.ux) * column,
      Float(p.vx * firstX + (p.vy * centerY + p.v0)) + Float(p.vx) * column,
      Float(p.wx * firstX + (p.wy * centerY + p.w0)) + Float(p.wx) * column
    )
  }

  private static func fixed(_ place: Float, size: Int32) -> Int32 {
    let sane = place > -1 ? min(place, Float(min(size, 4_194_304))) : -1
    return Int32(sane * 256 + 256) - 256
  }
}
