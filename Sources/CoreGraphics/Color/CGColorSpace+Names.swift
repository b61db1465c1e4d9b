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
  public static let coreMedia709: CFString = "kCGColorSpaceCoreMedia709"
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"

  static let encodings: [CFString: Encoding] = [
    sRGB: .sRGB, extendedSRGB: .sRGB, linearSRGB: .rgb(.sRGB, .linear),
    extendedLinearSRGB: .rgb(.sRGB, .linear), genericRGBLinear: .rgb(.sRGB, .linear),
    displayP3: .rgb(.displayP3, .sRGB), extendedDisplayP3: .rgb(.displayP3, .sRGB),
    linearDisplayP3: .rgb(.displayP3, .linear), extendedLinearDisplayP3: .rgb(.displayP3, .linear),
    adobeRGB1998: .rgb(.adobeRGB, .gamma), itur_709: .rgb(.sRGB, .rec709),
    itur_2020: .rgb(.rec2020, .rec709), extendedITUR_2020: .rgb(.rec2020, .rec709),
    linearITUR_2020: .rgb(.rec2020, .linear), extendedLinearITUR_2020: .rgb(.rec2020, .linear),
    genericGrayGamma2_2: .gray, extendedGray: .gray, linearGray: .linearGray,
    extendedLinearGray: .linearGray, genericCMYK: .cmyk,
    coreMedia709: .rgb(.sRGB, .rec709), dcip3: .calibrated(.dciP3), rommrgb: .calibrated(.romm),
    genericXYZ: .calibrated(.xyz), genericLab: .lab(.d50),
  ]
}
