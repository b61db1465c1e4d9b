/// The kind of components a colour has.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The meaning of a colour's components.
///
/// All drawing uses gamma-encoded sRGB; a colour space determines how components are converted to
/// it. Device and generic RGB are treated as sRGB, gray as its gray axis.
public final class CGColorSpace: Sendable, Hashable {
  /// One of the constants of this class; nil for the device spaces.
  public let name: CFString?
  /// The kind of components.
  public let model: CGColorSpaceModel
  /// The space of a stencil pattern's colours, or of an index's; nil for other spaces.
  public let baseColorSpace: CGColorSpace?
  package let encoding: Encoding

  package init(name: CFString?, encoding: Encoding) {
    self.name = name
    self.encoding = encoding
    model = encoding.model
    baseColorSpace = if case .indexed(let table) = encoding { table.base } else { nil }
  }

  /// The space of patterns: with a base, of those that are stencils for its colours. Nil for a base
  /// that is a space of patterns itself.
  public init?(patternBaseSpace base: CGColorSpace?) {
    if base?.model == .pattern { return nil }
    name = nil
    encoding = base?.encoding ?? .sRGB
    model = .pattern
    baseColorSpace = base
  }

  /// Takes one of this class's constants; nil for an unknown name.
  public convenience init?(name: CFString) {
    guard let encoding = CGColorSpace.encodings[name] else { return nil }
    self.init(name: name, encoding: encoding)
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    case .cmyk: 4
    default: 3
    }
  }

  /// Components, a single one of which counts for three, and alpha.
  func values(_ components: UnsafePointer<CGFloat>) -> (SIMD4<Double>, alpha: Double) {
    let count = numberOfComponents
    var values = SIMD4<Double>.zero
    for index in 0..<min(count, 4) { values[index] = Double(components[index]) }
    if count == 1 { values = SIMD4(SIMD3(repeating: values.x), 0) }
    return (values, Double(components[count]))
  }

  /// Whether the gamut is larger than sRGB.
  public var isWideGamutRGB: Bool {
    guard model == .rgb else { return false }
    if case .rgb(let primaries, _) = encoding { return primaries != .sRGB }
    return [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0)].contains { pure in
      sRGB(pure).min() < -0.05
    }
  }

  /// Whether colours can be converted to the space; always true but for patterns and indexes.
  public var supportsOutput: Bool { model != .pattern && model != .indexed }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a === b
      || a.name == b.name && a.encoding == b.encoding && a.model == b.model
        && a.baseColorSpace == b.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(encoding)
  }
}

extension CGColorSpace {
  package static let standard = CGColorSpace(name: sRGB, encoding: .sRGB)
  package static let gray = CGColorSpace(name: genericGrayGamma2_2, encoding: .gray)
  /// Of patterns with colours of their own.
  package static let pattern = CGColorSpace(patternBaseSpace: nil) ?? .standard
  fileprivate static let deviceRGB = CGColorSpace(name: nil, encoding: .sRGB)
  fileprivate static let deviceGray = CGColorSpace(name: nil, encoding: .gray)
  static let cmyk = CGColorSpace(name: nil, encoding: .cmyk)
}

/// The display's RGB, treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }

/// The display's gray, treated as sRGB's gray axis.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }

/// The inks of a printer, converted by a plain formula: red is (1 - cyan)(1 - black), and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace.cmyk }
