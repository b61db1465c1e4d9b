import CoreText
import Foundation
import Testing
import UIKit

/// Features of fonts, places on the axes of variable ones, matrices, designs, and pictures of letters.
@MainActor @Suite struct FontPictureTests {
  @Test(arguments: DrawingScene.features + DrawingScene.descriptors + DrawingScene.fixtures)
  func looksAsItDid(scene: DrawingScene) throws {
    try scene.expectPicture(.downwards, tolerance: 8)
  }
}

@MainActor
private func put(_ text: String, _ font: UIFont, _ x: CGFloat, _ y: CGFloat) {
  text.draw(
    at: CGPoint(x: x, y: y), withAttributes: [.font: font, .foregroundColor: UIColor.black])
}

/// Inter with some features on.
private func inter(_ settings: [[UIFontDescriptor.FeatureKey: Any]]) -> UIFont {
  let plain = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 18])
  return UIFont(descriptor: plain.addingAttributes([.featureSettings: settings]), size: 0)
}

extension DrawingScene {
  /// By Apple's numbers, below the same text as it is without.
  private static func feature(
    _ name: String, _ text: String, _ type: Int, _ selector: Int
  ) -> DrawingScene {
    comparison(name, text) { [.type: type, .selector: selector] }
  }

  /// By the letters that OpenType has for it.
  private static func tag(_ name: String, _ text: String, _ tag: String) -> DrawingScene {
    comparison(name, text) {
      [
        UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag): tag,
        UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureValue): 1,
      ]
    }
  }

  private static func comparison(
    _ name: String, _ text: String,
    _ setting: @escaping @Sendable () -> [UIFontDescriptor.FeatureKey: Any]
  ) -> DrawingScene {
    DrawingScene(name, 96, 48) { _, shows in
      put(text, inter([]), 4, 0)
      put(text, inter(shows ? [setting()] : []), 4, 24)
    }
  }

  fileprivate static let features = [
    feature("equal-digits", "1701:11", kNumberSpacingType, kMonospacedNumbersSelector),
    feature("fractions", "1/2 13/64", kFractionsType, kDiagonalFractionsSelector),
    feature("superiors", "x123", kVerticalPositionType, kSuperiorsSelector),
    feature("inferiors", "x123", kVerticalPositionType, kInferiorsSelector),
    feature("slashed-zero", "100", kTypographicExtrasType, kSlashedZeroOnSelector),
    feature("of-capitals", "(a-b)", kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector),
    feature(
      "contextual-off", "3x4 ->", kContextualAlternatesType, kContextualAlternatesOffSelector),
    feature(
      "alternates-2", "Ill 0", kStylisticAlternativesType, kStylisticAltTwoOnSelector),
    tag("single-storey-a", "avail", "cv11"), tag("open-digits", "3469", "ss01"),
  ]

  fileprivate static let descriptors = [
    DrawingScene("matrices", 96, 48) { _, shows in
      let plain = UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans", .size: 16])
      let wide = CGAffineTransform(scaleX: 1.4, y: 1)
      let leaning = CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)
      for (row, matrix) in [wide, leaning].enumerated() {
        let changed = shows ? plain.withMatrix(matrix) : plain
        put("Hills", UIFont(descriptor: changed, size: 0), 4, 2 + 22 * CGFloat(row))
      }
    },
    DrawingScene("designs", 96, 48) { _, shows in
      let system = UIFont.systemFont(ofSize: 16).fontDescriptor
      let designs: [UIFontDescriptor.SystemDesign] = [.serif, .monospaced]
      for (row, design) in designs.enumerated() {
        let designed = try #require(system.withDesign(design))
        let changed = shows ? designed : system
        put("Hills 10", UIFont(descriptor: changed, size: 0), 4, 2 + 22 * CGFloat(row))
      }
    },
    DrawingScene("traits", 96, 48) { _, shows in
      let system = UIFont.systemFont(ofSize: 16).fontDescriptor
      let traits: [UIFontDescriptor.SymbolicTraits] = [.traitBold, [.traitBold, .traitItalic]]
      for (row, trait) in traits.enumerated() {
        let changed = try #require(system.withSymbolicTraits(shows ? trait : []))
        put("Hills 10", UIFont(descriptor: changed, size: 0), 4, 2 + 22 * CGFloat(row))
      }
    },
    DrawingScene("weights", 96, 72) { _, shows in
      let weights: [UIFont.Weight] = [.ultraLight, .medium, .black]
      for (row, weight) in weights.enumerated() {
        let font = UIFont.systemFont(ofSize: 16, weight: shows ? weight : .regular)
        put("Hills 10", font, 4, 2 + 22 * CGFloat(row))
      }
    },
  ]

  fileprivate static let fixtures = [
    DrawingScene("variable", 96, 32) { context, shows in
      let axis = 0x7767_6874  // wght
      for (column, place) in [100, 400, 900].enumerated() {
        let descriptor = try fixture("LookVariable", size: 24)
        let changed = CTFontDescriptorCreateCopyWithVariation(
          descriptor, axis, shows ? CGFloat(place) : 100)
        let font = CTFontCreateWithFontDescriptor(changed, 0, nil)
        put("A", UIFont(font), 6 + 30 * CGFloat(column), 2)
      }
    },
    DrawingScene("emoji", 96, 32) { context, shows in
      let emoji = UIFont(try font("LookEmoji", size: 20))
      let text = NSMutableAttributedString(
        string: "A \u{E100} B", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let place = NSRange(location: 2, length: 1)
      text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: place)
      if shows { text.addAttribute(.font, value: emoji, range: place) }
      text.draw(at: CGPoint(x: 6, y: 3))
    },
    DrawingScene("emoji-in-label", 96, 32) { context, shows in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      label.contentScaleFactor = 1
      label.font = UIFont(try font("LookEmoji", size: 20))
      label.text = shows ? "\u{E100}\u{E100}" : "\u{E100}"
      label.textColor = .red
      label.draw(label.bounds)
    },
  ]
}

private func font(_ name: String, size: CGFloat) throws -> CTFont {
  CTFontCreateWithFontDescriptor(try fixture(name, size: size), 0, nil)
}

/// A font that is in no other test, as it is known by its name from then on.
private func fixture(_ name: String, size: CGFloat) throws -> CTFontDescriptor {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/\(name).ttf")
  let found = CTFontManagerCreateFontDescriptorsFromURL(file) as? [CTFontDescriptor]
  return CTFontDescriptorCreateCopyWithAttributes(
    try #require(found?.first), [kCTFontSizeAttribute: size])
}
