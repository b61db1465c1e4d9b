internal import CUIKernels

/// Sample points along a row: the position of the first pixel's centre in the source, and the step
/// for each pixel to the right. In source pixels on the source's grid; +0.5 is a pixel's centre.
package struct SampleCursor: Hashable, Sendable {
  package var u: Double
  package var v: Double
  package var du: Double
  package var dv: Double

  @inlinable
  package init(u: Double, v: Double, du: Double, dv: Double) {
    self.u = u
    self.v = v
    self.du = du
    self.dv = dv
  }
}

extension Kernels {
  /// d = the source pixel that contains each point; points outside take the nearest edge's pixel.
  package static func sampleNearest(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, walk: SampleCursor, count: Int
  ) {
    guard let image = source.image else { return }
    active.sample_nearest(row, image, walk.fixedPoint(from: source.bounds), count)
  }

  /// d = bilinear interpolation of the source with weights in 256ths; points outside take the
  /// nearest edge's pixel.
  package static func sampleBilinear(
    _ row: UnsafeMutablePointer<UInt32>, source: PixelTarget, walk: SampleCursor, count: Int
  ) {
    guard let image = source.image else { return }
    active.sample_bilinear(row, image, walk.fixedPoint(from: source.bounds), count)
  }
}

extension PixelTarget {
  var image: cui_image? {
    if bounds.isEmpty { return nil }
    return cui_image(base: base, stride: stride, width: bounds.width, height: bounds.height)
  }
}

extension SampleCursor {
  /// 32 fraction bits keep a row of a million steps exact to 1/1000 of a pixel.
  func fixedPoint(from bounds: PixelRect) -> cui_walk {
    cui_walk(
      u: SampleCursor.fixed(u - Double(bounds.minX), limit: 1_073_741_824),
      v: SampleCursor.fixed(v - Double(bounds.minY), limit: 1_073_741_824),
      du: SampleCursor.fixed(du, limit: 16_777_216), dv: SampleCursor.fixed(dv, limit: 16_777_216))
  }

  /// Clamps NaN and values that no image reaches; the worst result is a wrong colour. The kernels
  /// rely on a few more steps not overflowing 64 bits.
  private static func fixed(_ value: Double, limit: Double) -> Int64 {
    let sane = value.isNaN ? 0 : min(max(value, -limit), limit)
    return Int64(sane * 4_294_967_296)
  }
}
