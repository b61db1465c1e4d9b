import Foundation
import Testing
import UIKit

@MainActor @Suite struct SymbolImageTests {
  private func symbol(
    _ name: String = "star.fill", _ configuration: UIImage.Configuration? = nil,
    scale: CGFloat = 2
  ) throws -> UIImage {
    let traits = UITraitCollection(displayScale: scale)
    let configuration = (configuration ?? UIImage.SymbolConfiguration.unspecified)
      .withTraitCollection(traits)
    return try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  @Test(arguments: [1, 1.25, 2, 3] as [CGFloat])
  func aSymbolHasWholePixelsOfTheDisplay(scale: CGFloat) throws {
    let image = try symbol(scale: scale)
    #expect(image.scale == scale && image.isSymbolImage)
    #expect((10...25).contains(image.size.width) && (10...25).contains(image.size.height))
    #expect(CGFloat(image.cgImage?.width ?? 0) == (image.size.width * scale).rounded())
    let (x, y) = (image.size.width * scale / 2, image.size.height * scale / 2)
    #expect(pixel(image, Int(x), Int(y)) == [0, 0, 0, 255])
  }

  @Test func theSameSymbolIsDrawnOnce() throws {
    #expect(try symbol().cgImage === symbol().cgImage)
    #expect(try symbol() == symbol() && symbol() != symbol("star"))
    #expect(try symbol().cgImage !== symbol(scale: 1).cgImage)
  }

  @Test(arguments: [
    ("chevron.forward", true), ("arrow.backward", true), ("list.bullet", true),
    ("chevron.right", false), ("forward.fill", false), ("star.fill", false),
  ])
  func whatIsNamedByADirectionOfTheTextFollowsIt(name: String, turns: Bool) throws {
    let bold = try symbol(name, UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold.flipsForRightToLeftLayoutDirection == turns)
    let larger = bold.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    #expect(larger?.flipsForRightToLeftLayoutDirection == turns)
    #expect(bold.withTintColor(.red).flipsForRightToLeftLayoutDirection == turns)
  }

  @Test func unknownNamesAreNilWithALineInTheLog() {
    let lines = loggedLines(with: "no.such.symbol.of.assets") {
      #expect(UIImage(systemName: "no.such.symbol.of.assets") == nil)
    }
    #expect(lines == ["there is no system symbol named \"no.such.symbol.of.assets\""])
  }

  @Test func pointSizeScaleAndWeightChangeTheSymbol() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    let plain = try symbol("plus")
    let large = try symbol("plus", Configuration(pointSize: 34))
    #expect(abs(large.size.width - 2 * plain.size.width) <= 1)
    let scales = try [UIImage.SymbolScale.small, .medium, .large].map {
      try symbol("plus", Configuration(scale: $0)).size.width
    }
    #expect(scales[0] < scales[1] && scales[1] < scales[2] && scales[1] == plain.size.width)
    let weights = try [UIImage.SymbolWeight.ultraLight, .regular, .black].map {
      ink(try symbol("plus", Configuration(weight: $0)))
    }
    #expect(weights[0] < weights[1] && weights[1] < weights[2])
  }

  @Test func textStylesAndFontsGiveSizeAndWeight() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    let body = try symbol("plus", Configuration(textStyle: .body))
    #expect(try body.size == symbol("plus").size)
    let title = try symbol("plus", Configuration(textStyle: .title1))
    #expect(try title.size == symbol("plus", Configuration(pointSize: 28)).size)
    let bold = UIFont.systemFont(ofSize: 28, weight: .bold)
    let ofFont = try symbol("plus", Configuration(font: bold))
    #expect(try ofFont == symbol("plus", Configuration(pointSize: 28, weight: .bold)))
    #expect(
      try symbol("plus", Configuration(textStyle: .headline))
        == symbol(
          "plus", Configuration(pointSize: 17, weight: .semibold)))
    let larger = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let followed = UIImage(
      systemName: "plus",
      withConfiguration: Configuration(textStyle: .body).withTraitCollection(larger))
    #expect((followed?.size.width ?? 0) > body.size.width * 1.5)
  }

  @Test func onlyColouredSymbolsAreShownInTheirColours() throws {
    let red = UIImage.SymbolConfiguration(paletteColors: [.red])
    let image = try symbol("circle.fill", red)
    let middle = Int(image.size.width)
    #expect(pixel(image, middle, middle) == redPixel)
    let view = UIImageView(image: image)
    view.tintColor = .blue
    #expect(pixel(view.layer.contents as? CGImage, middle / 2, middle / 2) == redPixel)
    view.image = try symbol("circle.fill", scale: 1)
    #expect(pixel(view.layer.contents as? CGImage, middle / 2, middle / 2) == bluePixel)
    view.image = try symbol("circle.fill", scale: 1).withTintColor(.red)
    #expect(pixel(view.layer.contents as? CGImage, middle / 2, middle / 2) == bluePixel)
    view.image = try symbol("circle.fill", scale: 1)
      .withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(pixel(view.layer.contents as? CGImage, middle / 2, middle / 2) == redPixel)
  }

  @Test func hierarchicalColoursFadeTheSecondaryPart() throws {
    let both = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let image = try symbol(
      "xmark.circle.fill",
      both.applying(
        UIImage.SymbolConfiguration(pointSize: 60)))
    // Beside the cross, in the circle.
    let edge = pixel(image, image.cgImage!.width / 2, 8)
    #expect((120...136).contains(edge[3]) && edge[1] == 0)
    let multicolor = try symbol("circle.fill", UIImage.SymbolConfiguration.preferringMulticolor())
    #expect(try multicolor == symbol("circle.fill"))
  }

  @Test func aBaselineLiesBesideText() throws {
    let offset = try #require(symbol().baselineOffsetFromBottom)
    #expect((1...5).contains(offset))
    #expect(try symbol().withBaselineOffset(fromBottom: 7).baselineOffsetFromBottom == 7)
    #expect(try symbol().imageWithoutBaseline().baselineOffsetFromBottom == nil)
  }

  @Test func standardImagesAreThere() {
    let images = [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark]
    #expect(images.allSatisfy { $0.isSymbolImage && $0.size.width > 8 })
  }

  /// The sum of all alphas.
  private func ink(_ image: UIImage) -> Int {
    let bytes = image.cgImage?.dataProvider?.data as Data? ?? Data()
    return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
  }
}
