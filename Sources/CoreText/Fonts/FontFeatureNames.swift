// The numbers that Apple's fonts name their features by. Each stands here for features of OpenType.

/// The feature of joined letters.
public let kLigaturesType = 1
/// A selector of `kLigaturesType`.
public let kCommonLigaturesOnSelector = 2
/// Turns `kLigaturesType` off.
public let kCommonLigaturesOffSelector = 3
/// A selector of `kLigaturesType`.
public let kRareLigaturesOnSelector = 4
/// Turns `kLigaturesType` off.
public let kRareLigaturesOffSelector = 5
/// The feature of digits' widths.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The feature of small letters above and below the line.
public let kVerticalPositionType = 10
/// Turns `kVerticalPositionType` off.
public let kNormalPositionSelector = 0
/// A selector of `kVerticalPositionType`.
public let kSuperiorsSelector = 1
/// A selector of `kVerticalPositionType`.
public let kInferiorsSelector = 2
/// A selector of `kVerticalPositionType`.
public let kOrdinalsSelector = 3
/// A selector of `kVerticalPositionType`.
public let kScientificInferiorsSelector = 4
/// The feature of fractions.
public let kFractionsType = 11
/// Turns `kFractionsType` off.
public let kNoFractionsSelector = 0
/// A selector of `kFractionsType`.
public let kDiagonalFractionsSelector = 2
/// The feature of ornaments in type.
public let kTypographicExtrasType = 14
/// A selector of `kTypographicExtrasType`.
public let kSlashedZeroOnSelector = 4
/// Turns `kTypographicExtrasType` off.
public let kSlashedZeroOffSelector = 5
/// The feature of other shapes of letters, by number.
public let kCharacterAlternativesType = 17
/// The feature of digits' heights.
public let kNumberCaseType = 21
/// A selector of `kNumberCaseType`.
public let kLowerCaseNumbersSelector = 0
/// A selector of `kNumberCaseType`.
public let kUpperCaseNumbersSelector = 1
/// The feature of punctuation among capitals.
public let kCaseSensitiveLayoutType = 33
/// A selector of `kCaseSensitiveLayoutType`.
public let kCaseSensitiveLayoutOnSelector = 0
/// Turns `kCaseSensitiveLayoutType` off.
public let kCaseSensitiveLayoutOffSelector = 1
/// The feature of sets of other shapes: selector 2 is the first set, 4 the second, and so on.
public let kStylisticAlternativesType = 35
/// A selector of `kStylisticAlternativesType`.
public let kNoStylisticAlternativesSelector = 0
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltOneOnSelector = 2
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltOneOffSelector = 3
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltTwoOnSelector = 4
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltTwoOffSelector = 5
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltThreeOnSelector = 6
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltThreeOffSelector = 7
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltFourOnSelector = 8
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltFourOffSelector = 9
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltFiveOnSelector = 10
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltSixOnSelector = 12
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltSevenOnSelector = 14
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltEightOnSelector = 16
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltNineOnSelector = 18
/// A selector of `kStylisticAlternativesType`.
public let kStylisticAltTenOnSelector = 20
/// The feature of shapes that fit their neighbours.
public let kContextualAlternatesType = 36
/// A selector of `kContextualAlternatesType`.
public let kContextualAlternatesOnSelector = 0
/// Turns `kContextualAlternatesType` off.
public let kContextualAlternatesOffSelector = 1
/// The feature of what small letters become.
public let kLowerCaseType = 37
/// Turns `kLowerCaseType` off.
public let kDefaultLowerCaseSelector = 0
/// A selector of `kLowerCaseType`.
public let kLowerCaseSmallCapsSelector = 1
/// A selector of `kLowerCaseType`.
public let kLowerCasePetiteCapsSelector = 2
/// The feature of what capitals become.
public let kUpperCaseType = 38
/// Turns `kUpperCaseType` off.
public let kDefaultUpperCaseSelector = 0
/// A selector of `kUpperCaseType`.
public let kUpperCaseSmallCapsSelector = 1
/// A selector of `kUpperCaseType`.
public let kUpperCasePetiteCapsSelector = 2

/// In a setting of a feature: its type, a number.
public let kCTFontFeatureTypeIdentifierKey = "CTFeatureTypeIdentifier"
/// In a setting of a feature: its selector, a number.
public let kCTFontFeatureSelectorIdentifierKey = "CTFeatureSelectorIdentifier"
/// In a setting of a feature: its tag in OpenType, such as "ss01".
public let kCTFontOpenTypeFeatureTag = "CTFeatureOpenTypeTag"
/// In a setting of a feature: the value for its tag; 0 turns it off.
public let kCTFontOpenTypeFeatureValue = "CTFeatureOpenTypeValue"

extension FontSettings {
  /// Sets a feature by Apple's numbers; features that have no counterpart are left out.
  package mutating func setFeature(type: Int, selector: Int) {
    if type == kStylisticAlternativesType, (1...41).contains(selector) {
      let tag = "ss" + (selector < 20 ? "0" : "") + String(selector / 2)
      features[tag] = selector % 2 == 0 ? 1 : nil
    } else if type == kCharacterAlternativesType {
      features["salt"] = selector > 0 ? selector : nil
    } else {
      for (tag, value) in Self.tags[[type, selector]] ?? [] { features[tag] = value }
    }
  }

  /// By type and selector; nil leaves a tag to the font.
  private static let tags: [[Int]: [(tag: String, value: Int?)]] = [
    [kLigaturesType, kCommonLigaturesOnSelector]: [("liga", nil), ("clig", nil)],
    [kLigaturesType, kCommonLigaturesOffSelector]: [("liga", 0), ("clig", 0)],
    [kLigaturesType, kRareLigaturesOnSelector]: [("dlig", 1)],
    [kLigaturesType, kRareLigaturesOffSelector]: [("dlig", nil)],
    [kNumberSpacingType, kMonospacedNumbersSelector]: [("tnum", 1)],
    [kNumberSpacingType, kProportionalNumbersSelector]: [("tnum", nil)],
    [kVerticalPositionType, kNormalPositionSelector]: [
      ("sups", nil), ("subs", nil), ("ordn", nil), ("sinf", nil),
    ],
    [kVerticalPositionType, kSuperiorsSelector]: [("sups", 1)],
    [kVerticalPositionType, kInferiorsSelector]: [("subs", 1)],
    [kVerticalPositionType, kOrdinalsSelector]: [("ordn", 1)],
    [kVerticalPositionType, kScientificInferiorsSelector]: [("sinf", 1)],
    [kFractionsType, kNoFractionsSelector]: [("frac", nil)],
    [kFractionsType, kDiagonalFractionsSelector]: [("frac", 1)],
    [kTypographicExtrasType, kSlashedZeroOnSelector]: [("zero", 1)],
    [kTypographicExtrasType, kSlashedZeroOffSelector]: [("zero", nil)],
    [kNumberCaseType, kLowerCaseNumbersSelector]: [("onum", 1)],
    [kNumberCaseType, kUpperCaseNumbersSelector]: [("lnum", 1), ("onum", nil)],
    [kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector]: [("case", 1)],
    [kCaseSensitiveLayoutType, kCaseSensitiveLayoutOffSelector]: [("case", nil)],
    [kContextualAlternatesType, kContextualAlternatesOnSelector]: [("calt", nil)],
    [kContextualAlternatesType, kContextualAlternatesOffSelector]: [("calt", 0)],
    [kLowerCaseType, kDefaultLowerCaseSelector]: [("smcp", nil), ("pcap", nil)],
    [kLowerCaseType, kLowerCaseSmallCapsSelector]: [("smcp", 1)],
    [kLowerCaseType, kLowerCasePetiteCapsSelector]: [("pcap", 1)],
    [kUpperCaseType, kDefaultUpperCaseSelector]: [("c2sc", nil), ("c2pc", nil)],
    [kUpperCaseType, kUpperCaseSmallCapsSelector]: [("c2sc", 1)],
    [kUpperCaseType, kUpperCasePetiteCapsSelector]: [("c2pc", 1)],
  ]
}
