extension CGColorSpace {
  /// Converts components of this space to gamma-encoded sRGB; results may be outside 0...1.
  package func sRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
    switch encoding {
    case .sRGB: c
    case .gray: SIMD3(repeating: c.x)
    case .linearSRGB: CGColorSpace.encode(c)
    case .linearGray: CGColorSpace.encode(SIMD3(repeating: c.x))
    case .displayP3: CGColorSpace.encode(CGColorSpace.sRGBFromP3(CGColorSpace.decode(c)))
    }
  }

  /// Converts gamma-encoded sRGB to components of this space.
  package func components(sRGB c: SIMD3<Double>) -> SIMD3<Double> {
    switch encoding {
    case .sRGB: c
    case .gray: SIMD3(repeating: CGColorSpace.luma(c))
    case .linearSRGB: CGColorSpace.decode(c)
    case .linearGray: CGColorSpace.decode(SIMD3(repeating: CGColorSpace.luma(c)))
    case .displayP3: CGColorSpace.encode(CGColorSpace.p3FromSRGB(CGColorSpace.decode(c)))
    }
  }

  /// The gray with this colour's luminance: Rec. 709 weights on linear light.
  package static func luma(_ c: SIMD3<Double>) -> Double {
    let y = (decode(c) * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    return encode(SIMD3(repeating: y)).x
  }

  // IEC 61966-2-1, mirrored for the negative numbers of the extended range.
  private static func encode(_ c: SIMD3<Double>) -> SIMD3<Double> {
    map(c) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

  private static func decode(_ c: SIMD3<Double>) -> SIMD3<Double> {
    map(c) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  private static func map(_ c: SIMD3<Double>, _ f: (Double) -> Double) -> SIMD3<Double> {
    func mirrored(_ x: Double) -> Double { x < 0 ? -f(-x) : f(x) }
    return SIMD3(mirrored(c.x), mirrored(c.y), mirrored(c.z))
  }

  // Between linear P3 and linear sRGB in both directions. The white points agree, so rows sum to 1.
  private static func sRGBFromP3(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (c * SIMD3(1.2249402, -0.2249402, 0)).sum(),
      (c * SIMD3(-0.0420570, 1.0420570, 0)).sum(),
      (c * SIMD3(-0.0196376, -0.0786361, 1.0982737)).sum())
  }

  private static func p3FromSRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (c * SIMD3(0.8224620, 0.1775380, 0)).sum(),
      (c * SIMD3(0.0331942, 0.9668058, 0)).sum(),
      (c * SIMD3(0.0170827, 0.0723974, 0.9105199)).sum())
  }
}
