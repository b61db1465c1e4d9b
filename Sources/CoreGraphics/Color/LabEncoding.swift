/// The light that is seen as white, in XYZ.
package struct ReferenceWhite: Hashable, Sendable {
  let xyz: SIMD3<Double>

  /// Of displays: sRGB's.
  static let d65 = ReferenceWhite(chromaticity: 0.3127, 0.3290)
  /// Of print, and of the profiles of the International Color Consortium.
  static let d50 = ReferenceWhite(chromaticity: 0.3457, 0.3585)
  /// Of cinemas.
  static let dci = ReferenceWhite(chromaticity: 0.314, 0.351)

  private init(chromaticity x: Double, _ y: Double) {
    xyz = SIMD3(x / y, 1, (1 - x - y) / y)
  }

  /// Nil for what no light has.
  init?(_ values: UnsafePointer<CGFloat>) {
    xyz = SIMD3(Double(values[0]), Double(values[1]), Double(values[2]))
    guard xyz.min() > 0, xyz.max() < 1000 else { return nil }
  }

  /// From colours seen beside this white to those that look so beside sRGB's.
  var toStandard: ColorMatrix {
    Self.cones.inverse * .diagonal((Self.cones * Self.d65.xyz) / (Self.cones * xyz)) * Self.cones
  }

  /// Bradford's matrix, as ICC.1 has it.
  private static let cones = ColorMatrix(
    SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685),
    SIMD3(-0.1614, 0.0367, 1.0296))
}

/// Lightness, and how green or red and how blue or yellow a colour is: CIE 1976.
package struct LabEncoding: Hashable, Sendable {
  private let white: ReferenceWhite
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  private let toStandard: ColorMatrix
  private let fromStandard: ColorMatrix

  static let d50 = LabEncoding(white: .d50, low: SIMD2(-128, -128), high: SIMD2(127, 127))

  /// Nil for limits that leave nothing.
  init?(white: ReferenceWhite, range: [Double]) {
    let (low, high) = (SIMD2(range[0], range[2]), SIMD2(range[1], range[3]))
    guard low.x <= high.x, low.y <= high.y, low.min() > -1e6, high.max() < 1e6 else { return nil }
    self.init(white: white, low: low, high: high)
  }

  private init(white: ReferenceWhite, low: SIMD2<Double>, high: SIMD2<Double>) {
    (self.white, self.low, self.high) = (white, low, high)
    toStandard = CGColorSpace.Primaries.sRGBFromXYZ * white.toStandard
    fromStandard = toStandard.inverse
  }

  func sRGB(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let ab = SIMD2(lab.y, lab.z).clamped(lowerBound: low, upperBound: high)
    let y = (min(max(lab.x, 0), 100) + 16) / 116
    let roots = SIMD3(y + ab.x / 500, y, y - ab.y / 200)
    let xyz = SIMD3(Self.light(roots.x), Self.light(roots.y), Self.light(roots.z)) * white.xyz
    return CGColorSpace.Transfer.sRGB.encode(toStandard * xyz)
  }

  func components(sRGB c: SIMD3<Double>) -> SIMD3<Double> {
    let xyz = fromStandard * CGColorSpace.Transfer.sRGB.decode(c) / white.xyz
    let roots = SIMD3(Self.root(xyz.x), Self.root(xyz.y), Self.root(xyz.z))
    let ab = SIMD2(500 * (roots.x - roots.y), 200 * (roots.y - roots.z))
      .clamped(lowerBound: low, upperBound: high)
    return SIMD3(116 * roots.y - 16, ab.x, ab.y)
  }

  /// A cube, but a straight line near black: CIE 15.
  private static func light(_ root: Double) -> Double {
    root > 6.0 / 29 ? root * root * root : 3 * 36.0 / 841 * (root - 4.0 / 29)
  }

  private static func root(_ light: Double) -> Double {
    light > 216.0 / 24389 ? cbrt(light) : light * 841 / 108 + 4.0 / 29
  }
}
