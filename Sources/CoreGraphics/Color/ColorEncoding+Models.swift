extension CGColorSpace.Encoding {
  /// The kind of components.
  var model: CGColorSpaceModel {
    switch self {
    case .gray, .linearGray: .monochrome
    case .cmyk: .cmyk
    case .sRGB, .rgb: .rgb
    case .lab: .lab
    case .calibrated(let calibrated): calibrated.model
    case .profile(let profile): profile.model
    case .indexed: .indexed
    }
  }
}

extension CGColorSpace {
  /// Colours of CIE L*a*b*: L from 0 to 100, a and b within `range` (four numbers; -100 to 100 where it is
  /// nil). Nil for a white point, in XYZ, without light.
  public convenience init?(
    labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    range: UnsafePointer<CGFloat>?
  ) {
    guard let white = ReferenceWhite(whitePoint) else { return nil }
    let limits = range.map { [$0[0], $0[1], $0[2], $0[3]].map { Double($0) } }
    guard let lab = LabEncoding(white: white, range: limits ?? [-100, 100, -100, 100]) else {
      return nil
    }
    self.init(name: nil, encoding: .lab(lab))
  }

  /// Grays of a gamma, 1 where it is not above 0. Nil for a white point, in XYZ, without light.
  public convenience init?(
    calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>,
    blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
  ) {
    guard let white = ReferenceWhite(whitePoint) else { return nil }
    let gamma = SIMD3(repeating: gamma > 0 && gamma.isFinite ? Double(gamma) : 1)
    self.init(
      name: nil, encoding: .calibrated(CalibratedEncoding(white: white, gamma: gamma, matrix: nil)))
  }

  /// Red, green and blue of three gammas, whose light a matrix of three columns turns into XYZ. Nil for a
  /// white point without light and a matrix that can't be inverted.
  public convenience init?(
    calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>,
    blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?,
    matrix: UnsafePointer<CGFloat>?
  ) {
    guard let white = ReferenceWhite(whitePoint) else { return nil }
    let powers = gamma.map { SIMD3(Double($0[0]), Double($0[1]), Double($0[2])) } ?? .one
    let columns = matrix.map { values in
      (0..<3).map { column in
        SIMD3(
          Double(values[3 * column]), Double(values[3 * column + 1]), Double(values[3 * column + 2])
        )
      }
    }
    let made = columns.map { ColorMatrix($0[0], $0[1], $0[2]) } ?? .identity
    guard made.isInvertible, powers.min() > 0, powers.max() < 100 else { return nil }
    self.init(
      name: nil,
      encoding: .calibrated(CalibratedEncoding(white: white, gamma: powers, matrix: made)))
  }

  /// Numbers from 0 to `last`, each for a colour of `colorTable`, which has a byte for each component of the
  /// base. Nil for more than 256 colours, and a base that is an index or of patterns.
  public convenience init?(
    indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>
  ) {
    guard let table = ColorTable(base: baseSpace, last: last, bytes: colorTable) else { return nil }
    self.init(name: nil, encoding: .indexed(table))
  }

  /// The colours of an index as bytes of its base; nil for other spaces.
  public var colorTable: [UInt8]? {
    if case .indexed(let table) = encoding { table.bytes } else { nil }
  }
}
