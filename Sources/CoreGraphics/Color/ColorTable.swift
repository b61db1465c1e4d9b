/// The colours of an index, a byte for each component.
package struct ColorTable: Hashable, Sendable {
  let base: CGColorSpace
  let bytes: [UInt8]
  /// Gamma-encoded sRGB.
  private let colors: [SIMD3<Double>]

  /// Nil for more than 256 colours, and a base that is an index or of patterns.
  init?(base: CGColorSpace, last: Int, bytes: UnsafePointer<UInt8>) {
    guard (0...255).contains(last), base.model != .indexed, base.model != .pattern else {
      return nil
    }
    let width = base.numberOfComponents
    self.base = base
    self.bytes = Array(UnsafeBufferPointer(start: bytes, count: (last + 1) * width))
    colors = (0...last).map { index in
      let components = (0..<width).map { CGFloat(bytes[index * width + $0]) / 255 }
      return base.sRGB(base.values(components + [1]).0)
    }
  }

  /// The last colour for numbers beyond it.
  func sRGB(_ index: Double) -> SIMD3<Double> {
    colors[Int(min(max(index.isFinite ? index : 0, 0), Double(colors.count - 1)).rounded())]
  }

  func nearest(sRGB c: SIMD3<Double>) -> Double {
    func distance(_ other: SIMD3<Double>) -> Double { ((c - other) * (c - other)).sum() }
    return Double(colors.indices.min { distance(colors[$0]) < distance(colors[$1]) } ?? 0)
  }
}
