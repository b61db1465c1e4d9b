/// Powers of light, whose XYZ are known.
package struct CalibratedEncoding: Hashable, Sendable {
  private let gamma: SIMD3<Double>
  private let isGray: Bool
  private let toStandard: ColorMatrix
  private let fromStandard: ColorMatrix

  /// A gray without a matrix.
  init(white: ReferenceWhite, gamma: SIMD3<Double>, matrix: ColorMatrix?) {
    self.gamma = gamma
    isGray = matrix == nil
    toStandard = CGColorSpace.Primaries.sRGBFromXYZ * white.toStandard * (matrix ?? .identity)
    fromStandard = toStandard.inverse
  }

  /// XYZ itself, as the profiles of the International Color Consortium have it.
  static let xyz = CalibratedEncoding(white: .d50, gamma: .one, matrix: .identity)
  /// SMPTE RP 431-2.
  static let dciP3 = CalibratedEncoding(
    white: .dci, gamma: SIMD3(repeating: 2.6),
    matrix: ColorMatrix(
      primaries: [SIMD2(0.68, 0.32), SIMD2(0.265, 0.69), SIMD2(0.15, 0.06)], white: .dci))
  /// ISO 22028-2, without its straight line near black.
  static let romm = CalibratedEncoding(
    white: .d50, gamma: SIMD3(repeating: 1.8),
    matrix: ColorMatrix(
      primaries: [SIMD2(0.7347, 0.2653), SIMD2(0.1596, 0.8404), SIMD2(0.0366, 0.0001)],
      white: .d50))

  var model: CGColorSpaceModel {
    if isGray { return .monochrome }
    return self == .xyz ? .XYZ : .rgb
  }

  func sRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let light = Self.power(isGray ? SIMD3(repeating: c.x) : c, gamma)
    // White is white, whatever its light.
    return CGColorSpace.Transfer.sRGB.encode(isGray ? light : toStandard * light)
  }

  func components(sRGB c: SIMD3<Double>) -> SIMD3<Double> {
    let light = CGColorSpace.Transfer.sRGB.decode(
      isGray ? SIMD3(repeating: CGColorSpace.luma(c)) : c)
    return Self.power(isGray ? light : fromStandard * light, 1 / gamma)
  }

  /// Mirrored for negative numbers.
  private static func power(_ c: SIMD3<Double>, _ exponent: SIMD3<Double>) -> SIMD3<Double> {
    func power(_ index: Int) -> Double {
      c[index] < 0 ? -pow(-c[index], exponent[index]) : pow(c[index], exponent[index])
    }
    return SIMD3(power(0), power(1), power(2))
  }
}

extension ColorMatrix {
  static let identity = diagonal(.one)

  static func diagonal(_ values: SIMD3<Double>) -> ColorMatrix {
    ColorMatrix(SIMD3(values.x, 0, 0), SIMD3(0, values.y, 0), SIMD3(0, 0, values.z))
  }

  /// The XYZ of red, green and blue with these chromaticities, whose sum is the white.
  init(primaries: [SIMD2<Double>], white: ReferenceWhite) {
    let columns = primaries.map { SIMD3($0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y) }
    let plain = ColorMatrix(columns[0], columns[1], columns[2])
    let amounts = plain.inverse * white.xyz
    self.init(columns[0] * amounts.x, columns[1] * amounts.y, columns[2] * amounts.z)
  }
}
