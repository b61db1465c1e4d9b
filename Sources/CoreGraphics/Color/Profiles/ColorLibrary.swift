import Diagnostics

/// The functions of Little CMS 2.8 and newer, which reads the profiles of the International Color Consortium.
struct ColorLibrary: Sendable {
  typealias Handle = UnsafeMutableRawPointer
  private typealias Open = @convention(c) (UnsafeRawPointer?, UInt32) -> Handle?
  private typealias MakeStandard = @convention(c) () -> Handle?
  private typealias MakeRGB =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafePointer<Handle?>) -> Handle?
  private typealias MakeGray = @convention(c) (UnsafeRawPointer, Handle) -> Handle?
  private typealias MakeCurve =
    @convention(c) (Handle?, Int32, UnsafePointer<Double>) -> Handle?
  private typealias Release = @convention(c) (Handle?) -> Void
  private typealias Close = @convention(c) (Handle?) -> Int32
  private typealias Signature = @convention(c) (Handle?) -> UInt32
  private typealias MakeTransform =
    @convention(c) (Handle?, UInt32, Handle?, UInt32, UInt32, UInt32) -> Handle?
  private typealias Transform =
    @convention(c) (Handle?, UnsafeRawPointer, UnsafeMutableRawPointer, UInt32) -> Void
  private typealias Save =
    @convention(c) (Handle?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt32>) -> Int32
  private typealias Describe =
    @convention(c) (
      Handle?, Int32, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?,
      UInt32
    ) -> UInt32

  private let openBytes: Open
  private let standard: MakeStandard
  private let makeRGB: MakeRGB
  private let makeGray: MakeGray
  private let makeCurve: MakeCurve
  private let freeCurve: Release
  private let closeProfile: Close
  private let colorSpace: Signature
  private let makeTransform: MakeTransform
  private let transform: Transform
  private let freeTransform: Release
  private let save: Save
  private let describe: Describe

  /// Nil if the library is not installed.
  static let loaded = ColorLibrary()

  private init?() {
    guard let library = DynamicLibrary("liblcms2.so.2"),
      let openBytes = library.function("cmsOpenProfileFromMem", as: Open.self),
      let standard = library.function("cmsCreate_sRGBProfile", as: MakeStandard.self),
      let makeRGB = library.function("cmsCreateRGBProfile", as: MakeRGB.self),
      let makeGray = library.function("cmsCreateGrayProfile", as: MakeGray.self),
      let makeCurve = library.function("cmsBuildParametricToneCurve", as: MakeCurve.self),
      let freeCurve = library.function("cmsFreeToneCurve", as: Release.self),
      let closeProfile = library.function("cmsCloseProfile", as: Close.self),
      let colorSpace = library.function("cmsGetColorSpace", as: Signature.self),
      let makeTransform = library.function("cmsCreateTransform", as: MakeTransform.self),
      let transform = library.function("cmsDoTransform", as: Transform.self),
      let freeTransform = library.function("cmsDeleteTransform", as: Release.self),
      let save = library.function("cmsSaveProfileToMem", as: Save.self),
      let describe = library.function("cmsGetProfileInfoASCII", as: Describe.self)
    else { return nil }
    (self.openBytes, self.standard, self.makeRGB) = (openBytes, standard, makeRGB)
    (self.makeGray, self.makeCurve, self.freeCurve) = (makeGray, makeCurve, freeCurve)
    (self.closeProfile, self.colorSpace, self.save) = (closeProfile, colorSpace, save)
    (self.makeTransform, self.transform) = (makeTransform, transform)
    (self.freeTransform, self.describe) = (freeTransform, describe)
  }
}

extension ColorLibrary {
  func withProfile<Result>(_ data: Data, _ body: (Handle) -> Result?) -> Result? {
    let made = data.withUnsafeBytes { openBytes($0.baseAddress, UInt32(clamping: $0.count)) }
    guard let made else { return nil }
    defer { _ = closeProfile(made) }
    return body(made)
  }

  /// The model of a profile's colours; nil for those that nothing here has.
  func model(of profile: Handle) -> CGColorSpaceModel? {
    switch colorSpace(profile) {
    case 0x5247_4220: .rgb  // 'RGB '
    case 0x4752_4159: .monochrome  // 'GRAY'
    case 0x434D_594B: .cmyk  // 'CMYK'
    case 0x4C61_6220: .lab  // 'Lab '
    default: nil
    }
  }

  /// From one format of a profile to one of sRGB; nil where the profile has no such direction. Usable from any
  /// thread.
  func makeTransform(
    from profile: Handle, _ format: PixelCode, toStandard target: PixelCode
  ) -> Handle? {
    guard let standard = standard() else { return nil }
    defer { _ = closeProfile(standard) }
    return makeTransform(
      profile, format.rawValue, standard, target.rawValue, Self.perceptual, Self.flags)
  }

  func makeTransform(
    fromStandard format: PixelCode, to profile: Handle, _ target: PixelCode
  ) -> Handle? {
    guard let standard = standard() else { return nil }
    defer { _ = closeProfile(standard) }
    return makeTransform(
      standard, format.rawValue, profile, target.rawValue, Self.perceptual, Self.flags)
  }

  func apply(
    _ made: Handle, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, count: Int
  ) {
    transform(made, source, target, UInt32(clamping: count))
  }

  func free(_ made: Handle) { freeTransform(made) }

  private static let perceptual: UInt32 = 0
  /// Alpha is copied, and no pixel is remembered: several threads may use a transform.
  private static let flags: UInt32 = 0x0400_0000 | 0x0040

  /// How pixels are stored: the bits of Little CMS's formats.
  enum PixelCode: UInt32 {
    /// Blue, green, red and alpha in bytes.
    case bgra = 0x0004_4499
    /// Numbers of double precision.
    case gray = 0x0043_0008
    case rgb = 0x0044_0018
    case cmyk = 0x0046_0020
    case lab = 0x004A_0018
  }

  /// What a profile calls itself, in English.
  func name(of profile: Handle) -> String? {
    var text = [CChar](repeating: 0, count: 256)
    guard describe(profile, 0, "en", "US", &text, UInt32(text.count)) > 1 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension ColorLibrary {
  /// The bytes of a profile of such colours; nil for those that none is made for.
  func profile(of encoding: CGColorSpace.Encoding) -> Data? {
    switch encoding {
    case .sRGB: rgb(.sRGB, .sRGB)
    case .rgb(let primaries, let transfer): rgb(primaries, transfer)
    case .gray: gray(.sRGB)
    case .linearGray: gray(.linear)
    case .profile(let profile): profile.data
    case .cmyk, .lab, .calibrated, .indexed: nil
    }
  }

  /// Chromaticities x and y and a luminance of 1.
  private static let white = SIMD3(0.3127, 0.3290, 1)

  private func rgb(
    _ primaries: CGColorSpace.Primaries, _ transfer: CGColorSpace.Transfer
  ) -> Data? {
    let points = primaries.points.flatMap { point -> [Double] in [point.x, point.y, 1] }
    let white = [Self.white.x, Self.white.y, Self.white.z]
    return bytes(transfer) { curve in makeRGB(white, points, [curve, curve, curve]) }
  }

  private func gray(_ transfer: CGColorSpace.Transfer) -> Data? {
    let white = [Self.white.x, Self.white.y, Self.white.z]
    return bytes(transfer) { makeGray(white, $0) }
  }

  private func bytes(
    _ transfer: CGColorSpace.Transfer, _ make: (Handle) -> Handle?
  ) -> Data? {
    let (kind, parameters) = transfer.parameters
    guard let curve = makeCurve(nil, kind, parameters) else { return nil }
    defer { freeCurve(curve) }
    guard let profile = make(curve) else { return nil }
    defer { _ = closeProfile(profile) }
    var count: UInt32 = 0
    guard save(profile, nil, &count) != 0 else { return nil }
    var bytes = Data(count: Int(count))
    let isSaved = bytes.withUnsafeMutableBytes { save(profile, $0.baseAddress, &count) != 0 }
    return isSaved ? bytes : nil
  }
}

extension CGColorSpace.Transfer {
  /// As a parametric curve of ICC.1: its number there plus 1, and its parameters.
  fileprivate var parameters: (kind: Int32, [Double]) {
    switch self {
    case .linear: (1, [1])
    case .gamma: (1, [563.0 / 256])
    case .sRGB: (4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    case .rec709: (4, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
    }
  }
}
