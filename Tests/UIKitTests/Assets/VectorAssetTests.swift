import Foundation
import Testing
import UIKit
import UIKitTesting
import VectorImages

/// Where librsvg is missing, an SVG file is nil with a line in the log.
@MainActor @Suite(.enabled(if: VectorImage.isSupported(.svg))) struct VectorAssetTests {
  private let files: TemporaryBundle
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="6"><rect width="5" height="6"
    fill="#f00"/><rect x="5" width="5" height="6" fill="#00f"/></svg>
    """

  init() throws {
    files = try TemporaryBundle()
    for (name, properties) in [("Kept", "preserves-vector-representation: true"), ("Plain", "")] {
      try files.writeSet("\(name).imageset", ["{filename: a.svg}"], properties: properties)
      try files.write("Media.xcassets/\(name).imageset/a.svg", Data(Self.svg.utf8))
    }
  }

  private func image(_ name: String, scale: CGFloat) throws -> UIImage {
    let traits = UITraitCollection(displayScale: scale)
    return try #require(UIImage(named: name, in: files.bundle, compatibleWith: traits))
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func aVectorHasThePixelsOfTheScale(scale: CGFloat) throws {
    let image = try image("Plain", scale: scale)
    #expect(image.size == CGSize(width: 10, height: 6) && image.scale == scale)
    #expect(image.cgImage?.width == Int(10 * scale))
    #expect(pixel(image, 0, 0) == redPixel && pixel(image, Int(9 * scale), 3) == bluePixel)
  }

  @Test func moreThanAnImageMayHoldIsNilAndOneLine() throws {
    try files.writeSet("Wall.imageset", ["{filename: a.svg}"])
    let wall = Self.svg.replacingOccurrences(
      of: #"width="10" height="6""#, with: #"width="9000" height="8000""#)
    try files.write("Media.xcassets/Wall.imageset/a.svg", Data(wall.utf8))
    for scale in [1, 2] as [CGFloat] {
      let traits = UITraitCollection(displayScale: scale)
      let lines = loggedLines(with: "Wall.imageset") {
        #expect(UIImage(named: "Wall", in: files.bundle, compatibleWith: traits) == nil)
      }
      #expect(lines.count == 1)
    }
  }

  /// Halves that meet within a pixel of the file would be mixed if pixels were enlarged.
  @Test func aKeptVectorIsDrawnAtTheSizeItIsShownIn() throws {
    let harness = AppHarness()
    defer { withExtendedLifetime(harness) {} }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.image = try image("Kept", scale: 1)
    let contents = view.layer.contents as? CGImage
    #expect(contents?.width == 100 && contents?.height == 60)
    #expect(pixel(contents, 49, 9) == redPixel && pixel(contents, 50, 9) == bluePixel)
    view.frame.size = CGSize(width: 40, height: 48)
    view.contentMode = .scaleAspectFit
    view.layoutIfNeeded()
    #expect((view.layer.contents as? CGImage)?.width == 40)
    #expect((view.layer.contents as? CGImage)?.height == 24)
    view.image = try image("Plain", scale: 1)
    #expect((view.layer.contents as? CGImage)?.width == 10)
  }

  @Test func aKeptVectorIsSharpInAContext() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let kept = try image("Kept", scale: 1)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 18), format: format)
      .image { _ in kept.draw(in: CGRect(x: 0, y: 0, width: 30, height: 18)) }
    #expect(pixel(drawn, 29, 3) == redPixel && pixel(drawn, 30, 3) == bluePixel)
  }
}
