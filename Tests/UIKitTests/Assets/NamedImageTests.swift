import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct NamedImageTests {
  private let files: TemporaryBundle

  init() throws { files = try TemporaryBundle() }

  private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: files.bundle, compatibleWith: traits)
  }

  @Test func theScaleOfTheTraitsIsChosen() throws {
    try files.writeSet(
      "Star.imageset", ["{filename: one.png, scale: 1x}", "{filename: two.png, scale: 2x}"])
    try files.writePicture("Star.imageset/one.png", .red, pixels: CGSize(width: 6, height: 4))
    try files.writePicture("Star.imageset/two.png", .blue, pixels: CGSize(width: 12, height: 8))
    let (one, two) = (
      image("Star", UITraitCollection(displayScale: 1)),
      image("Star", UITraitCollection(displayScale: 2))
    )
    #expect(one?.scale == 1 && two?.scale == 2)
    #expect(one?.size == CGSize(width: 6, height: 4) && two?.size == one?.size)
    #expect(pixel(one, 1, 1) == redPixel && pixel(two, 1, 1) == bluePixel)
    #expect(image("Star")?.cgImage === image("Star")?.cgImage)
    #expect(image("Star")?.imageAsset === one?.imageAsset)
  }

  @Test func catalogsComeBeforeFiles() throws {
    try files.writeSet("Sky.imageset", ["{filename: sky.png}"])
    try files.writePicture("Sky.imageset/sky.png", .red, pixels: CGSize(width: 1, height: 1))
    let loose = TemporaryBundle.png(.blue, CGSize(width: 1, height: 1))
    for name in ["Sky.png", "Sea.png"] { try files.write(name, loose) }
    #expect(pixel(image("Sky"), 0, 0) == redPixel)
    #expect(pixel(image("Sea"), 0, 0) == bluePixel)
    #expect(image("Earth") == nil && image("") == nil)
  }

  @Test func screenReadersSayTheNameOfAnImageThatHasNoLabel() throws {
    try files.writeSet("go_home.imageset", ["{filename: home.png}"])
    try files.writePicture("go_home.imageset/home.png", .red, pixels: CGSize(width: 1, height: 1))
    try files.write("icons/Big-Star.png", TemporaryBundle.png(.blue, CGSize(width: 1, height: 1)))
    #expect(image("go_home")?.accessibilityLabel == "go home")
    #expect(image("icons/Big-Star.png")?.accessibilityLabel == "Big Star")
    let drawn = UIImage(data: TemporaryBundle.png(.blue, CGSize(width: 1, height: 1)))
    #expect(drawn?.accessibilityLabel == nil)
  }

  @Test func imagesThatNobodyHoldsAreForgottenWhenMemoryIsShort() throws {
    let harness = AppHarness()
    try files.writeSet("Sky.imageset", ["{filename: sky.png}"])
    try files.writePicture("Sky.imageset/sky.png", .red, pixels: CGSize(width: 1, height: 1))
    try files.write("Sea.png", TemporaryBundle.png(.blue, CGSize(width: 1, height: 1)))
    for (name, color) in [("Sky", redPixel), ("Sea", bluePixel)] {
      weak var kept: CGImage?
      do { kept = image(name)?.cgImage }
      #expect(kept != nil, "\(name)")
      harness.sendMemoryWarning()
      #expect(kept == nil, "\(name)")
      #expect(pixel(image(name), 0, 0) == color)
    }
  }

  /// Each would take 16 megabytes decoded, and 32 are kept.
  @Test func filesAreKeptUpToABudget() throws {
    let png = TemporaryBundle.png(.red, CGSize(width: 2048, height: 2048))
    for name in ["A", "B", "C"] { try files.write("\(name).png", png) }
    weak var first: CGImage?
    weak var last: CGImage?
    do {
      first = image("A")?.cgImage
      #expect(first != nil)
      #expect(image("B") != nil)
      last = image("C")?.cgImage
    }
    #expect(first == nil && last != nil)
  }

  @Test func intentsBecomeRenderingModes() throws {
    for intent in ["template", "original"] {
      try files.writeSet(
        "\(intent).imageset", ["{filename: p.png}"],
        properties: "template-rendering-intent: \(intent)")
      try files.writePicture("\(intent).imageset/p.png", .red, pixels: CGSize(width: 1, height: 1))
    }
    #expect(image("template")?.renderingMode == .alwaysTemplate)
    #expect(image("original")?.renderingMode == .alwaysOriginal)
  }

  @Test func slicesInPixelsBecomeBordersInPoints() throws {
    try files.writeSet(
      "Bar.imageset",
      [
        """
        {filename: bar.png, scale: 2x, resizing: {mode: 9-part, center: {mode: tile, width: 2,
        height: 4}, cap-insets: {top: 4, left: 6, bottom: 8, right: 10}}}
        """
      ])
    try files.writePicture("Bar.imageset/bar.png", .red, pixels: CGSize(width: 40, height: 30))
    let bar = image("Bar")
    #expect(bar?.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(bar?.resizingMode == .tile && bar?.size == CGSize(width: 20, height: 15))
  }

  /// Red and blue columns between green borders; only the first two columns are repeated.
  @Test func whatIsNotPartOfTheMiddleIsNotShown() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 8, height: 1)
    let png = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      for (x, color) in [UIColor.green, .red, .red, .blue, .blue, .blue, .blue, .green].enumerated()
      {
        color.setFill()
        context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
    try files.writeSet(
      "Rope.imageset",
      [
        """
        {filename: rope.png, resizing: {mode: 3-part-horizontal, center: {mode: tile, width: 2},
        cap-insets: {left: 1, right: 1}}}
        """
      ])
    try files.write("Media.xcassets/Rope.imageset/rope.png", png)
    let rope = try #require(image("Rope"))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 1), format: format)
      .image { _ in rope.draw(in: CGRect(x: 0, y: 0, width: 12, height: 1)) }
    #expect((1...10).allSatisfy { pixel(drawn, $0, 0) == redPixel })
    #expect(pixel(drawn, 0, 0) == greenPixel && pixel(drawn, 11, 0) == greenPixel)
    let view = UIImageView(image: rope)
    let contents = view.layer.contents as? CGImage
    #expect((1...6).allSatisfy { pixel(contents, $0, 0) == redPixel })
    #expect(view.layer.contentsCenter.width == 6.0 / 8)
  }

  @Test func invalidSetsAreNilWithALineInTheLog() throws {
    try files.write("Media.xcassets/Broken.imageset/Contents.json", Data("{".utf8))
    try files.writeSet("Gone.imageset", ["{filename: gone.png}"])
    try files.writeSet("Out.imageset", ["{filename: ../secret.png}"])
    try files.writeSet("Text.imageset", ["{filename: text.png}"])
    try files.write("Media.xcassets/Text.imageset/text.png", Data("no picture".utf8))
    try files.writeSet("Mark.symbolset", ["{filename: mark.svg}"], list: "symbols")
    try files.write("Media.xcassets/Mark.symbolset/mark.svg", Data("<svg/>".utf8))
    for name in ["Broken", "Gone", "Text", "Mark"] {
      let lines = loggedLines(with: "\(files.folder.path)/Media.xcassets/\(name).") {
        #expect(image(name) == nil, "\(name)")
      }
      #expect(lines.count == 1, "\(name): \(lines)")
    }
    #expect(image("Out") == nil)
  }

  @Test func aBundleWithoutACatalogHasNoImages() {
    #expect(image("Star") == nil)
    #expect(UIColor(named: "Star", in: files.bundle, compatibleWith: nil) == nil)
    #expect(NSDataAsset(name: "Star", bundle: files.bundle) == nil)
  }
}
