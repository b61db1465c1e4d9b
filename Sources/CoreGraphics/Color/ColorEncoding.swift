extension CGColorSpace {
  /// What the components of a space mean.
  package enum Encoding: Hashable, Sendable {
    /// Gamma-encoded sRGB, and spaces that are treated as such.
    case sRGB
    case gray, linearGray, cmyk
    case rgb(Primaries, Transfer)
    case lab(LabEncoding)
    case calibrated(CalibratedEncoding)
    case profile(ColorProfile)
    case indexed(ColorTable)
  }

  /// The colours of full red, green and blue. White is D65 in all of them.
  package enum Primaries: Hashable, Sendable { case sRGB, displayP3, adobeRGB, rec2020 }

  /// From numbers to light and back.
  package enum Transfer: Hashable, Sendable { case sRGB, linear, gamma, rec709 }
}

extension CGColorSpace.Transfer {
  /// To linear light.
  func decode(_ c: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .linear: c
    // IEC 61966-2-1
    case .sRGB: map(c) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    // Adobe RGB (1998)
    case .gamma: map(c) { pow($0, 563.0 / 256) }
    // ITU-R BT.709 and BT.2020
    case .rec709: map(c) { $0 < 0.081 ? $0 / 4.5 : pow(($0 + 0.099) / 1.099, 1 / 0.45) }
    }
  }

  /// From linear light.
  func encode(_ c: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .linear: c
    case .sRGB: map(c) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    case .gamma: map(c) { pow($0, 256.0 / 563) }
    case .rec709: map(c) { $0 < 0.018 ? $0 * 4.5 : 1.099 * pow($0, 0.45) - 0.099 }
    }
  }

  /// Mirrored for the negative numbers of the extended range.
  private func map(_ c: SIMD3<Double>, _ f: (Double) -> Double) -> SIMD3<Double> {
    func mirrored(_ x: Double) -> Double { x < 0 ? -f(-x) : f(x) }
    return SIMD3(mirrored(c.x), mirrored(c.y), mirrored(c.z))
  }
}

extension CGColorSpace.Primaries {
  /// From linear light of these primaries to that of sRGB's.
  var toSRGB: ColorMatrix { matrices.to }
  var fromSRGB: ColorMatrix { matrices.from }

  private var matrices: (to: ColorMatrix, from: ColorMatrix) {
    switch self {
    case .sRGB: Self.none
    case .displayP3: Self.p3
    case .adobeRGB: Self.adobe
    case .rec2020: Self.wide
    }
  }

  private static let none = matrices(sRGB)
  private static let p3 = matrices(displayP3)
  private static let adobe = matrices(adobeRGB)
  private static let wide = matrices(rec2020)

  /// From linear light of sRGB to XYZ, with a white of D65.
  static let xyzFromSRGB = Self.sRGB.toXYZ
  static let sRGBFromXYZ = xyzFromSRGB.inverse

  private static func matrices(_ primaries: Self) -> (to: ColorMatrix, from: ColorMatrix) {
    let (own, standard) = (primaries.toXYZ, Self.sRGB.toXYZ)
    return (standard.inverse * own, own.inverse * standard)
  }

  /// The chromaticities x and y of red, green and blue.
  var points: [SIMD2<Double>] {
    switch self {
    case .sRGB: [SIMD2(0.64, 0.33), SIMD2(0.3, 0.6), SIMD2(0.15, 0.06)]
    case .displayP3: [SIMD2(0.68, 0.32), SIMD2(0.265, 0.69), SIMD2(0.15, 0.06)]
    case .adobeRGB: [SIMD2(0.64, 0.33), SIMD2(0.21, 0.71), SIMD2(0.15, 0.06)]
    case .rec2020: [SIMD2(0.708, 0.292), SIMD2(0.17, 0.797), SIMD2(0.131, 0.046)]
    }
  }

  private var toXYZ: ColorMatrix { ColorMatrix(primaries: points, white: .d65) }
}
