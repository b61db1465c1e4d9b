internal import CUIKernels

extension Reference {
  package static func sampleNearest(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, walk: SampleCursor, count: Int
  ) {
    guard !source.bounds.isEmpty else { return }
    let walk = walk.fixedPoint(from: source.bounds)
    var (u, v) = (walk.u, walk.v)
    for i in 0..<count {
      row[i] = pixel(of: source, x: u >> 32, y: v >> 32)
      u &+= walk.du
      v &+= walk.dv
    }
  }

  /// Interpolates columns first and keeps 7 fraction bits, which is what fits in 16 bits; then
  /// interpolates the two results and rounds to nearest.
  package static func sampleBilinear(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, walk: SampleCursor, count: Int
  ) {
    guard !source.bounds.isEmpty else { return }
    let walk = walk.fixedPoint(from: source.bounds)
    var (u, v) = (walk.u &- 1 << 31, walk.v &- 1 << 31)
    for i in 0..<count {
      row[i] = mix(source, u: u, v: v)
      u &+= walk.du
      v &+= walk.dv
    }
  }

  static func mix(_ source: PixelTarget, u: Int64, v: Int64) -> UInt32 {
    let (x, y) = (u >> 32, v >> 32)
    let (wx, wy) = (UInt32(u >> 24 & 255), UInt32(v >> 24 & 255))
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)]
      .map { pixel(of: source, x: x + Int64($0.0), y: y + Int64($0.1)) }
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let c = corners.map { $0 >> shift & 255 }
      let left = (c[0] * (256 - wy) + c[2] * wy) / 2
      let right = (c[1] * (256 - wy) + c[3] * wy) / 2
      result |= ((left * (256 - wx) + right * wx + 16384) / 32768) << shift
    }
    return result
  }

  static func pixel(of source: PixelTarget, x: Int64, y: Int64) -> UInt32 {
    let bounds = source.bounds
    let column = Int32(min(max(x, 0), Int64(bounds.width) - 1))
    let line = Int32(min(max(y, 0), Int64(bounds.height) - 1))
    return source.address(x: bounds.minX &+ column, y: bounds.minY &+ line).pointee
  }
}
