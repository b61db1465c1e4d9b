import CoreText
public import Foundation

extension UIFontDescriptor {
  /// What a font is looked up by.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Core Text's `kCTFontVariationAttribute`: numbers by the axes' numbers.
    static let variation = Self(rawValue: "NSCTFontVariationAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A value of `AttributeName.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// A value of `AttributeName.featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let featureIdentifier = type
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    public static let typeIdentifier = selector
    static let tag = Self(rawValue: kCTFontOpenTypeFeatureTag)
    static let value = Self(rawValue: kCTFontOpenTypeFeatureValue)
  }

  /// Designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Weight, slant, width and class of a font. Leading, orientation and class are not looked at.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = Self(rawValue: 1 << 0)
    public static let traitBold = Self(rawValue: 1 << 1)
    public static let traitExpanded = Self(rawValue: 1 << 5)
    public static let traitCondensed = Self(rawValue: 1 << 6)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    public static let traitVertical = Self(rawValue: 1 << 11)
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
    public static let classMask = Self(rawValue: 15 << 28)
  }
}
