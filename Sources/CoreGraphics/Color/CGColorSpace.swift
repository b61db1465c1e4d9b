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
  package let encoding: Encoding

  package enum Encoding: Sendable { case sRGB, linearSRGB, displayP3, gray, linearGray }

  package init(name: CFString?, encoding: Encoding) {
    self.name = name
    self.encoding = encoding
    model = encoding == .gray || encoding == .linearGray ? .monochrome : .rgb
  }

  /// Takes one of this class's constants; nil for an unknown name.
  public convenience init?(name: CFString) {
    guard let encoding = CGColorSpace.encodings[name] else { return nil }
    self.init(name: name, encoding: encoding)
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Whether the gamut is larger than sRGB: true for Display P3.
  public var isWideGamutRGB: Bool { encoding == .displayP3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.encoding == b.encoding
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
  fileprivate static let deviceRGB = CGColorSpace(name: nil, encoding: .sRGB)
  fileprivate static let deviceGray = CGColorSpace(name: nil, encoding: .gray)
}

/// The display's RGB, treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }

/// The display's gray, treated as sRGB's gray axis.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }
