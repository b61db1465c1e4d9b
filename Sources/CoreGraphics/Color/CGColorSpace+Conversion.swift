extension CGColorSpace {
  /// Converts components of this space, the fourth of which only inks have, to gamma-encoded sRGB;
  /// results may be outside 0...1.
  package func sRGB(_ c: SIMD4<Double>) -> SIMD3<Double> {
    let three = SIMD3(c.x, c.y, c.z)
    switch encoding {
    case .sRGB: return three
    case .gray: return SIMD3(repeating: c.x)
    case .linearGray: return Transfer.sRGB.encode(SIMD3(repeating: c.x))
    case .cmyk: return SIMD3<Double>(CGColorSpace.rgb(inks: SIMD3<Float>(three), black: Float(c.w)))
    case .rgb(let primaries, let transfer):
      return Transfer.sRGB.encode(primaries.toSRGB * transfer.decode(three))
    case .lab(let lab): return lab.sRGB(three)
    case .calibrated(let calibrated): return calibrated.sRGB(three)
    case .profile(let profile): return profile.sRGB(c)
    case .indexed(let table): return table.sRGB(c.x)
    }
  }

  /// Converts gamma-encoded sRGB to components of this space.
  package func components(sRGB c: SIMD3<Double>) -> SIMD4<Double> {
    switch encoding {
    case .sRGB: return SIMD4(c, 0)
    case .gray: return SIMD4(SIMD3(repeating: CGColorSpace.luma(c)), 0)
    case .linearGray:
      return SIMD4(Transfer.sRGB.decode(SIMD3(repeating: CGColorSpace.luma(c))), 0)
    case .cmyk: return SIMD4<Double>(CGColorSpace.inks(rgb: SIMD3<Float>(c)))
    case .rgb(let primaries, let transfer):
      return SIMD4(transfer.encode(primaries.fromSRGB * Transfer.sRGB.decode(c)), 0)
    case .lab(let lab): return SIMD4(lab.components(sRGB: c), 0)
    case .calibrated(let calibrated): return SIMD4(calibrated.components(sRGB: c), 0)
    case .profile(let profile): return profile.components(sRGB: c)
    case .indexed(let table): return SIMD4(table.nearest(sRGB: c), 0, 0, 0)
    }
  }

  /// The gray with this colour's luminance: Rec. 709 weights on linear light.
  package static func luma(_ c: SIMD3<Double>) -> Double {
    let y = (Transfer.sRGB.decode(c) * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    return Transfer.sRGB.encode(SIMD3(repeating: y)).x
  }

  /// Red is (1 - cyan)(1 - black), and so on: PostScript's conversion, without a press's profile.
  static func rgb(inks: SIMD3<Float>, black: Float) -> SIMD3<Float> {
    (1 - inks.clamped(lowerBound: .zero, upperBound: .one)) * (1 - min(max(black, 0), 1))
  }

  /// The opposite, with as much black as possible.
  static func inks(rgb: SIMD3<Float>) -> SIMD4<Float> {
    let c = rgb.clamped(lowerBound: .zero, upperBound: .one)
    let light = c.max()
    return light == 0 ? SIMD4(0, 0, 0, 1) : SIMD4(1 - c / light, 1 - light)
  }
}
