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
