import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct DynamicImageTests {
  private let files: TemporaryBundle

  init() throws {
    files = try TemporaryBundle()
    try files.writeSet(
      "Sky.imageset",
      ["{filename: day.png, scale: 1x}", "{filename: night.png, scale: 1x, \(dark)}"])
    let size = CGSize(width: 20, height: 20)
    try files.writePicture("Sky.imageset/day.png", .red, pixels: size)
    try files.writePicture("Sky.imageset/night.png", .blue, pixels: size)
  }

  private func sky(_ traits: UITraitCollection? = nil) throws -> UIImage {
    try #require(UIImage(named: "Sky", in: files.bundle, compatibleWith: traits))
  }

  @Test func theStyleChoosesTheImage() throws {
    #expect(try pixel(sky(.lightStyle), 0, 0) == redPixel)
    #expect(try pixel(sky(.darkStyle), 0, 0) == bluePixel)
    let asset = try #require(sky().imageAsset)
    #expect(pixel(asset.image(with: .darkStyle), 0, 0) == bluePixel)
    let night = UIImage.Configuration(traitCollection: .darkStyle)
    #expect(try pixel(sky().withConfiguration(night), 0, 0) == bluePixel)
    #expect(try sky(.darkStyle).configuration?.traitCollection == .darkStyle)
  }

  @Test func anImageViewOnScreenFollowsTheStyle() throws {
    let harness = AppHarness()
    let view = UIImageView(image: try sky())
    harness.show(view)
    #expect(harness.color(at: CGPoint(x: 5, y: 5), in: view) == (255, 0, 0))
    harness.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(harness.color(at: CGPoint(x: 5, y: 5), in: view) == (0, 0, 255))
    view.overrideUserInterfaceStyle = .light
    harness.settle()
    #expect(harness.color(at: CGPoint(x: 5, y: 5), in: view) == (255, 0, 0))
  }

  @Test func aButtonFollowsTheStyle() throws {
    let harness = AppHarness()
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    button.setImage(try sky(), for: .normal)
    harness.show(button)
    harness.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(harness.color(at: CGPoint(x: 10, y: 10), in: button) == (0, 0, 255))
  }

  @Test func whatWasDoneToTheImageIsDoneToTheOther() throws {
    let image = try sky(.lightStyle).withRenderingMode(.alwaysOriginal)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let night = image.withConfiguration(UIImage.Configuration(traitCollection: .darkStyle))
    #expect(pixel(night, 0, 0) == bluePixel && night.renderingMode == .alwaysOriginal)
    #expect(night.capInsets.left == 1)
    let tinted = try sky(.lightStyle).withTintColor(.green)
    #expect(pixel(tinted, 0, 0) == greenPixel)
    let other = tinted.withConfiguration(UIImage.Configuration(traitCollection: .darkStyle))
    #expect(pixel(other, 0, 0) == greenPixel)
  }

  @Test func aProgramMakesItsOwnDynamicImages() throws {
    func plain(_ color: UIColor) throws -> UIImage {
      let png = TemporaryBundle.png(color, CGSize(width: 4, height: 4))
      return try #require(UIImage(data: png))
    }
    let (day, night) = (try plain(.red), try plain(.blue))
    let asset = UIImageAsset()
    asset.register(day, with: .lightStyle)
    asset.register(night, with: .darkStyle)
    #expect(asset.image(with: .darkStyle) == night && asset.image(with: .lightStyle) == day)
    #expect(day.imageAsset === asset)
    let harness = AppHarness()
    let view = UIImageView(image: day)
    harness.show(view)
    harness.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(harness.color(at: CGPoint(x: 2, y: 2), in: view) == (0, 0, 255))
    asset.unregisterImage(with: .darkStyle)
    #expect(asset.image(with: .darkStyle) == day)
  }

  @Test func aVariantIsAddedToAnImageThatHasNone() throws {
    let size = CGSize(width: 2, height: 2)
    let day = try #require(UIImage(data: TemporaryBundle.png(.red, size)))
    let night = try #require(UIImage(data: TemporaryBundle.png(.blue, size)))
    day.imageAsset?.register(night, with: .darkStyle)
    #expect(day.imageAsset?.image(with: .darkStyle) == night)
    #expect(day.imageAsset?.image(with: .lightStyle) == day)
  }

  @Test func anImageIsMirroredFromRightToLeft() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 2, height: 1)
    let arrow = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let flipping = arrow.imageFlippedForRightToLeftLayoutDirection()
    #expect(
      flipping.flipsForRightToLeftLayoutDirection && !arrow.flipsForRightToLeftLayoutDirection)
    let view = UIImageView(image: flipping)
    #expect(pixel(view.layer.contents as? CGImage, 0, 0) == redPixel)
    view.traitOverrides.layoutDirection = .rightToLeft
    view.image = arrow
    view.image = flipping
    #expect(pixel(view.layer.contents as? CGImage, 0, 0) == bluePixel)
    #expect(arrow.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
  }
}
