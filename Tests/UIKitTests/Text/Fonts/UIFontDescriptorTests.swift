import Foundation
import Testing

@testable import UIKit

struct UIFontDescriptorTests {
  @Test func boldAndItalicAreFoundInTheFamily() {
    let sans = UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans", .size: 20])
    #expect(UIFont(descriptor: sans, size: 0).fontName == "DejaVuSans")
    #expect(UIFont(descriptor: sans, size: 0).pointSize == 20)
    let bold = sans.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 9).fontName } == "DejaVuSans-Bold")
    #expect(bold?.symbolicTraits == .traitBold)
    #expect(bold?.withSymbolicTraits([]) == sans)
  }

  @Test func aNamedFaceBecomesBoldInItsFamily() throws {
    let font = try #require(UIFont(name: "DejaVuSans", size: 13))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "DejaVuSans-Bold")
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 13)
  }

  @Test func theSystemFontTurnsBoldAndBack() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 17, weight: .heavy))
  }

  @Test func unknownNamesKeepTheFont() {
    let descriptor = UIFontDescriptor(name: "No Such Font", size: 11)
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 11))
  }

  @Test func designsAreTheSystemsOwn() {
    let system = UIFont.systemFont(ofSize: 10).fontDescriptor
    let mono = system.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) }
    #expect(mono == .monospacedSystemFont(ofSize: 10, weight: .regular))
    #expect(UIFontDescriptor(name: "DejaVuSans", size: 10).withDesign(.serif) == nil)
  }

  @Test func familiesAndTheirFontsAreListed() {
    #expect(UIFont.familyNames.contains("DejaVu Sans"))
    #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans").contains("DejaVuSans-Bold"))
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }

  @Test func digitsOfEqualWidthAreAFeature() {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
    ]
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
      .addingAttributes([.featureSettings: settings])
    #expect(
      UIFont(descriptor: descriptor, size: 0)
        == .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
  }

  private func inter(_ settings: [[UIFontDescriptor.FeatureKey: Any]]) -> UIFont {
    let plain = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 40])
    return UIFont(descriptor: plain.addingAttributes([.featureSettings: settings]), size: 0)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test func featuresChangeGlyphs() {
    let plain = inter([])
    let tag = UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag)
    let value = UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureValue)
    let fractions = inter([[.type: kFractionsType, .selector: kDiagonalFractionsSelector]])
    #expect(width("1/2", fractions) < width("1/2", plain) - 2)
    #expect(width("1/2", inter([[tag: "frac", value: 1]])) == width("1/2", fractions))
    let superiors = inter([[.type: kVerticalPositionType, .selector: kSuperiorsSelector]])
    #expect(width("123", superiors) < width("123", plain) - 2)
    #expect(inter([[tag: "no tag at all", value: 1]]) == plain)
    let sets = inter([[.type: kStylisticAlternativesType, .selector: kStylisticAltTwoOnSelector]])
    let features = sets.fontDescriptor.object(forKey: .featureSettings)
    let known = features as? [[UIFontDescriptor.FeatureKey: Any]]
    #expect(known?.first?[tag] as? String == "ss02")
  }

  /// None of the fonts that tests use has small capitals, so the tags tell.
  @Test(arguments: [
    (kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp"),
    (kLowerCaseType, kLowerCasePetiteCapsSelector, "pcap"),
    (kUpperCaseType, kUpperCaseSmallCapsSelector, "c2sc"),
  ])
  func smallCapitalsAreFoundByTheirNames(type: Int, selector: Int, name: String) throws {
    let tag = UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag)
    let value = UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureValue)
    let font = inter([[.type: type, .selector: selector]])
    #expect(font != inter([]) && font == inter([[tag: name, value: 1]]))
    let known = font.fontDescriptor.object(forKey: .featureSettings)
    let features = try #require(known as? [[UIFontDescriptor.FeatureKey: Any]])
    #expect(features.compactMap { $0[tag] as? String } == [name])
    let back = font.fontDescriptor.addingAttributes([
      .featureSettings: [[.type: type, .selector: 0] as [UIFontDescriptor.FeatureKey: Any]]
    ])
    #expect(UIFont(descriptor: back, size: 0) == inter([]))
  }

  @Test func matricesWidthsAxesAndCascadesAreKept() throws {
    let wide = CGAffineTransform(scaleX: 1.5, y: 1)
    let plain = UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans", .size: 20])
    let all = plain.addingAttributes([
      .matrix: wide, .cascadeList: [UIFontDescriptor(fontAttributes: [.family: "DejaVu Serif"])],
      UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute): [0x7767_6874: 350],
    ])
    #expect(all.matrix == wide && plain.matrix == .identity)
    let (font, upright) = (UIFont(descriptor: all, size: 0), UIFont(descriptor: plain, size: 0))
    #expect(abs(width("nnn", font) - 1.5 * width("nnn", upright)) < 0.1)
    #expect(font.lineHeight == upright.lineHeight)
    #expect(plain.addingAttributes(all.fontAttributes) == all)
    let data = try NSKeyedArchiver.archivedData(withRootObject: all, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data)
    #expect(back == all)
    let narrow = plain.withSymbolicTraits(.traitCondensed)
    #expect(narrow?.symbolicTraits == .traitCondensed)
    #expect(narrow?.withSymbolicTraits([]) == plain)
  }

  @Test func numbersThatAreNoneLeaveTheFontAsItIs() {
    let plain = UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans", .size: 20])
    let odd = plain.addingAttributes([
      .matrix: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 5, ty: 5),
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: Int.max, .selector: -1]],
      UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute): ["wght": Double.nan],
    ])
    #expect(odd == plain)
  }

  @Test func textStylesAndMetricsFollowTheTraits() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 22, compatibleWith: large) == 40)
    let font = UIFont.systemFont(ofSize: 22)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    large.performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
    }
    let style = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .headline, compatibleWith: large)
    #expect(style.pointSize == 33 && style.symbolicTraits == .traitBold)
  }
}
