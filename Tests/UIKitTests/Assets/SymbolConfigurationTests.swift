import Testing
import UIKit

private typealias Configuration = UIImage.SymbolConfiguration

@MainActor @Suite struct SymbolConfigurationTests {
  @Test func whatIsAppliedReplacesWhatItSpecifies() {
    let base = Configuration(pointSize: 20, weight: .bold, scale: .large)
    #expect(
      base.applying(Configuration(weight: .thin))
        == Configuration(
          pointSize: 20, weight: .thin, scale: .large))
    #expect(base.applying(Configuration.unspecified) == base)
    #expect(
      base.applying(Configuration(textStyle: .title1))
        == Configuration(
          textStyle: .title1, scale: .large
        ).applying(Configuration(weight: .bold)))
    #expect(base.applying(nil) == base)
    #expect(base != Configuration(pointSize: 20) && base.isEqual(to: base))
  }

  @Test func partsAreTakenAway() {
    let base = Configuration(pointSize: 20, weight: .bold, scale: .large)
    #expect(base.withoutScale() == Configuration(pointSize: 20, weight: .bold))
    #expect(base.withoutPointSizeAndWeight() == Configuration(scale: .large))
    #expect(base.withoutWeight().withoutScale() == Configuration(pointSize: 20))
    #expect(Configuration(textStyle: .body).withoutTextStyle() == .unspecified)
  }

  @Test func traitsGoWithIt() {
    let dark = Configuration(pointSize: 20).withTraitCollection(.darkStyle)
    #expect(dark.traitCollection == .darkStyle && dark != Configuration(pointSize: 20))
    let plain = UIImage.Configuration(traitCollection: .lightStyle)
    #expect(
      dark.applying(plain)
        == Configuration(pointSize: 20).withTraitCollection(
          UITraitCollection(traitsFrom: [.darkStyle, .lightStyle])))
  }

  @Test func weightsAreThoseOfFonts() {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for weight in weights { #expect(weight.fontWeight().symbolWeight() == weight) }
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    #expect(weights.map(\.rawValue) == Array(1...9))
  }

  @Test func aSymbolTakesAnotherConfiguration() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.symbolConfiguration == .unspecified)
    let bold = star.withConfiguration(Configuration(pointSize: 30, weight: .bold))
    let large = try #require(bold.applyingSymbolConfiguration(Configuration(scale: .large)))
    #expect(bold.size.width > star.size.width && large.size.width > bold.size.width)
    #expect(
      large.symbolConfiguration
        == Configuration(
          pointSize: 30, weight: .bold, scale: .large))
    #expect(UIImage().symbolConfiguration == nil && !UIImage().isSymbolImage)
  }

  @Test func anImageViewsPreferenceFillsWhatTheSymbolLeavesOpen() throws {
    let star = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: star)
    view.preferredSymbolConfiguration = Configuration(pointSize: 40)
    let preferred = view.intrinsicContentSize
    #expect(preferred == star.withConfiguration(Configuration(pointSize: 40)).size)
    let fixed = star.withConfiguration(Configuration(pointSize: 10))
    view.image = fixed
    #expect(view.intrinsicContentSize == fixed.size)
    view.preferredSymbolConfiguration = nil
    view.image = star
    #expect(view.intrinsicContentSize == star.size)
  }

  @Test(arguments: [60, 61, 62, 63] as [CGFloat])
  func aButtonPlacesItsSymbolOnWholePixels(side: CGFloat) throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: side, height: side)
    button.layoutIfNeeded()
    let scale = button.traitCollection.displayScale
    let frame = try #require(button.imageView).frame
    for length in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
      #expect((length * scale).truncatingRemainder(dividingBy: 1) == 0)
    }
    #expect(abs(frame.midX - side / 2) <= 0.5 / scale)
  }

  @Test func aButtonHasAPreferenceForEachState() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let plain = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 34), forImageIn: .normal)
    #expect(abs(button.intrinsicContentSize.width - 2 * plain.width) <= 2)
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 17), forImageIn: .highlighted)
    button.isHighlighted = true
    #expect(button.intrinsicContentSize == plain)
    #expect(button.currentPreferredSymbolConfiguration == Configuration(pointSize: 17))
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled) == nil)
  }
}
