public import CoreGraphics
public import Foundation
public import FoundationAdditions

/// The font with the traits of `symTraitValue` that `symTraitMask` names, and its own otherwise, at a size of which
/// 0 means the font's; nil where the family has no such face.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  CTFontDescriptorCreateCopyWithSymbolicTraits(
    CTFontDescriptor(font.descriptor), symTraitValue, symTraitMask
  ).map { CTFontCreateWithFontDescriptor($0, size, matrix) }
}

/// The font of another family with the same traits; nil for a family that isn't installed.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ family: CFString
) -> CTFont? {
  let traits = CTFontGetSymbolicTraits(font)
  guard
    let found = CTFontDescriptorCreateCopyWithFamily(CTFontDescriptor(font.descriptor), family)
  else { return nil }
  let styled = CTFontDescriptorCreateCopyWithSymbolicTraits(
    found, traits, [.traitBold, .traitItalic])
  return CTFontCreateWithFontDescriptor(styled ?? found, size, matrix)
}

/// How a font is looked up. Nothing here depends on it.
public struct CTFontOptions: OptionSet, Hashable, Sendable {
  public let rawValue: CFIndex

  public init(rawValue: CFIndex) { self.rawValue = rawValue }

  public static let preventAutoActivation = Self(rawValue: 1 << 0)
  public static let preventAutoDownload = Self(rawValue: 1 << 1)
  public static let preferSystemFont = Self(rawValue: 1 << 2)
}

/// The same as `CTFontCreateWithName`.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// The same as `CTFontCreateWithFontDescriptor`.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// Weight, width, slant and the symbolic traits, as numbers by the keys of traits.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  let traits = CTFontGetSymbolicTraits(font)
  return [
    kCTFontSymbolicTrait: traits.rawValue,
    kCTFontWeightTrait: Double(FontWeights.weight(css: font.foundWeight)),
    kCTFontWidthTrait: Double(font.descriptor.settings?.width ?? 0) / 10,
    kCTFontSlantTrait: traits.contains(.traitItalic) ? 1.0 : 0.0,
  ]
}

/// For example "DejaVu Sans Bold"; empty if no font is installed.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.names.full }

/// The family's name in English.
public let kCTFontFamilyNameKey = "CTFontFamilyName"
/// The name of the face in its family.
public let kCTFontStyleNameKey = "CTFontSubFamilyName"
/// The family and the face.
public let kCTFontFullNameKey = "CTFontFullName"
/// The name without spaces.
public let kCTFontPostScriptNameKey = "CTFontPostScriptName"
/// Whose font it is.
public let kCTFontCopyrightNameKey = "CTFontCopyrightName"
/// The version of the file.
public let kCTFontVersionNameKey = "CTFontVersionName"
/// Who made the font.
public let kCTFontManufacturerNameKey = "CTFontManufacturerName"
/// Who drew the font.
public let kCTFontDesignerNameKey = "CTFontDesignerName"
/// What may be done with the font.
public let kCTFontLicenseNameKey = "CTFontLicenseDescriptionName"

/// A name in the font's file, in English; nil where the file has none of the kind.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  numbers(nameKey).lazy.compactMap { font.name($0) }.first
}

/// A name in the first of the user's languages that the file has it in, else in English. The language is written to
/// `actualLanguage`. Nil where the file has none of the kind.
public func CTFontCopyLocalizedName(
  _ font: CTFont, _ nameKey: CFString,
  _ actualLanguage: UnsafeMutablePointer<Unmanaged<NSString>?>?
) -> CFString? {
  for language in UserLanguages.current.map(UserLanguages.base) + ["en"] {
    let found = numbers(nameKey).lazy.compactMap { font.name($0, in: language) }.first
    guard let found else { continue }
    actualLanguage?.pointee = .passRetained(NSString(string: language))
    return found
  }
  return nil
}

/// Name IDs of OpenType's name table; 16 and 17 take the place of 1 and 2 in large families.
private func numbers(_ nameKey: CFString) -> [UInt32] {
  switch nameKey {
  case kCTFontCopyrightNameKey: [0]
  case kCTFontFamilyNameKey: [16, 1]
  case kCTFontStyleNameKey: [17, 2]
  case kCTFontFullNameKey: [4]
  case kCTFontVersionNameKey: [5]
  case kCTFontPostScriptNameKey: [6]
  case kCTFontManufacturerNameKey: [8]
  case kCTFontDesignerNameKey: [9]
  case kCTFontLicenseNameKey: [13]
  default: []
  }
}

/// The languages that the font is made for, as fontconfig has them, in alphabetical order.
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray { font.languages }

/// The families that are looked in for characters that the font lacks: its own list. Each is a
/// `CTFontDescriptor`; nil where it has none. The languages are not looked at.
public func CTFontCopyDefaultCascadeListForLanguages(
  _ font: CTFont, _ languagePrefList: CFArray?
) -> CFArray? {
  guard let families = font.descriptor.settings?.cascade, !families.isEmpty else { return nil }
  return families.map { CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: $0]) }
}
