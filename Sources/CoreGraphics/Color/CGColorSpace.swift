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
  /// The space of a stencil pattern's colours; nil for other spaces.
  public let baseColorSpace: CGColorSpace?
  package let encoding: Encoding

  package init(name: CFString?, encoding: Encoding) {
    self.name = name
    self.encoding = encoding
    model =
      switch encoding {
      case .gray, .linearGray: .monochrome
      case .cmyk: .cmyk
      case .sRGB, .rgb: .rgb
      }
    baseColorSpace = nil
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
    case .monochrome: 1
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
    if case .rgb(let primaries, _) = encoding { primaries != .sRGB } else { false }
  }

  /// Whether colours can be converted to the space; always true but for patterns.
  public var supportsOutput: Bool { model != .pattern }

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
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  private static let encodings: [CFString: Encoding] = [
    sRGB: .sRGB, extendedSRGB: .sRGB, linearSRGB: .rgb(.sRGB, .linear),
    extendedLinearSRGB: .rgb(.sRGB, .linear), genericRGBLinear: .rgb(.sRGB, .linear),
    displayP3: .rgb(.displayP3, .sRGB), extendedDisplayP3: .rgb(.displayP3, .sRGB),
    linearDisplayP3: .rgb(.displayP3, .linear), extendedLinearDisplayP3: .rgb(.displayP3, .linear),
    adobeRGB1998: .rgb(.adobeRGB, .gamma), itur_709: .rgb(.sRGB, .rec709),
    itur_2020: .rgb(.rec2020, .rec709), extendedITUR_2020: .rgb(.rec2020, .rec709),
    linearITUR_2020: .rgb(.rec2020, .linear), extendedLinearITUR_2020: .rgb(.rec2020, .linear),
    genericGrayGamma2_2: .gray, extendedGray: .gray, linearGray: .linearGray,
    extendedLinearGray: .linearGray, genericCMYK: .cmyk,
  ]

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
