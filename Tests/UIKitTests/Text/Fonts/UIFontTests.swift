import Foundation
import Testing
import UIKit

@Suite struct UIFontTests {
  @Test func systemFontHasSanFranciscosMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.leading == 0)
    #expect(font.pointSize == 17)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, "Inter-Thin"), (.thin, "Inter-ExtraLight"),
    (.light, "Inter-Light"), (.regular, "Inter-Regular"), (.medium, "Inter-Medium"),
    (.semibold, "Inter-SemiBold"), (.bold, "Inter-Bold"), (.heavy, "Inter-ExtraBold"),
    (.black, "Inter-Black"),
  ])
  func weightsAreThoseOfTheFamily(weight: UIFont.Weight, name: String) {
    #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == name)
  }

  @Test(arguments: [CGFloat.nan, -5, 0.02, 7])
  func anyWeightHasAFace(weight: CGFloat) {
    let font = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(weight))
    #expect(font.familyName == "Inter")
  }

  @Test func boldAndItalicAreTheSystems() {
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == "Inter-SemiBold")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == "Inter-Italic")
  }

  @Test func fixedWidthFontsHaveEqualAdvances() {
    let code = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
    #expect(width("iiii", code) == width("WWWW", code))
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    #expect(abs(width("1111", digits) - width("0000", digits)) < 0.01)
    #expect(width("1111", .systemFont(ofSize: 15)) < width("0000", .systemFont(ofSize: 15)) - 1)
  }

  private func width(_ string: String, _ font: UIFont) -> CGFloat {
    string.size(withAttributes: [.font: font]).width
  }

  @Test func onlyInstalledNamesGiveFonts() {
    #expect(UIFont(name: "DejaVuSans-Bold", size: 14)?.fontName == "DejaVuSans-Bold")
    #expect(UIFont(name: "Inter", size: 14)?.familyName == "Inter")
    #expect(UIFont(name: "Unheard Of", size: 14) == nil)
  }

  @Test(arguments: [
    "Helvetica", "HelveticaNeue-Bold", "Helvetica Neue", "ArialMT", "TimesNewRomanPS-BoldMT",
    "Courier", "Menlo-Regular", "AvenirNext-DemiBoldItalic", "ChalkboardSE-Bold",
  ])
  func fontsOfEveryDeviceHaveSubstitutes(name: String) throws {
    let font = try #require(UIFont(name: name, size: 14))
    #expect(width("abc", font) > 0 && font.pointSize == 14)
  }

  @Test func substitutesHaveTheirKindAndStyle() throws {
    let courier = try #require(UIFont(name: "Courier-Bold", size: 14))
    #expect(width("iiii", courier) == width("WWWW", courier))
    let (plain, bold) = (
      UIFont(name: "HelveticaNeue", size: 14), UIFont(name: "HelveticaNeue-Bold", size: 14)
    )
    #expect(try #require(plain) != #require(bold))
    #expect(try width("mmmm", #require(bold)) != width("mmmm", #require(plain)))
  }

  @Test func fontsOfOneDescriptionAreEqual() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font == UIFont.systemFont(ofSize: 12).withSize(17))
    #expect(font != UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(font.hash == UIFont.systemFont(ofSize: 17).hash)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func textStylesHaveTheirSizes(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func onlyHeadlinesAreSemibold() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.withSize(17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.withSize(17) == UIFont.systemFont(ofSize: 17))
    #expect(body != UIFont.systemFont(ofSize: 17))
  }

  @Test func stylesFollowTheContentSize() {
    #expect(UIFont.preferredFont(.body, .extraSmall).pointSize == 14)
    #expect(UIFont.preferredFont(.body, .accessibilityExtraExtraExtraLarge).pointSize == 53)
    #expect(UIFont.preferredFont(.caption2, .extraLarge).pointSize == 13)
    #expect(UIFont.preferredFont(.body, .unspecified).pointSize == 17)
  }

  @Test func metricsScaleByLeadingToAThirdOfAPoint() {
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 18) == 18)
    // 18 x 19/22 = 15.545 and 18 x 29/22 = 23.727.
    #expect(abs(metrics.scaledValue(for: 18, .extraSmall) - 47.0 / 3) < 1e-9)
    #expect(abs(metrics.scaledValue(for: 18, .extraExtraExtraLarge) - 71.0 / 3) < 1e-9)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 25).pointSize == 25)
  }

  @Test func contentSizesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
