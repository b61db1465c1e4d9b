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

  package enum Encoding: Sendable { case sRGB, linearSRGB, displayP3, gray, linearGray }

  package init(name: CFString?, encoding: Encoding) {
    self.name = name
    self.encoding = encoding
    model = encoding == .gray || encoding == .linearGray ? .monochrome : .rgb
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
    default: 3
    }
  }

  /// Components followed by alpha; a single one counts for all three.
  func values(_ components: UnsafePointer<CGFloat>) -> SIMD4<Double> {
    let alpha = Double(components[numberOfComponents])
    switch numberOfComponents {
    case 0: return SIMD4(0, 0, 0, alpha)
    case 1: return SIMD4(SIMD3(repeating: Double(components[0])), alpha)
    default:
      return SIMD4(Double(components[0]), Double(components[1]), Double(components[2]), alpha)
    }
  }

  /// Whether the gamut is larger than sRGB: true for Display P3.
  public var isWideGamutRGB: Bool { encoding == .displayP3 }

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

  private static let encodings: [CFString: Encoding] = [
    sRGB: .sRGB, extendedSRGB: .sRGB, linearSRGB: .linearSRGB, extendedLinearSRGB: .linearSRGB,
    displayP3: .displayP3, genericGrayGamma2_2: .gray, linearGray: .linearGray, extendedGray: .gray,
  ]

  package static let standard = CGColorSpace(name: sRGB, encoding: .sRGB)
  package static let gray = CGColorSpace(name: genericGrayGamma2_2, encoding: .gray)
  /// Of patterns with colours of their own.
  package static let pattern = CGColorSpace(patternBaseSpace: nil) ?? .standard
  fileprivate static let deviceRGB = CGColorSpace(name: nil, encoding: .sRGB)
  fileprivate static let deviceGray = CGColorSpace(name: nil, encoding: .gray)
}

/// The display's RGB, treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }

/// The display's gray, treated as sRGB's gray axis.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }
