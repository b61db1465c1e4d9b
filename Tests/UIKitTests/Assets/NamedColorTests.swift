import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct NamedColorTests {
  private let files: TemporaryBundle

  init() throws {
    files = try TemporaryBundle()
    func color(_ parts: String, _ space: String = "srgb") -> String {
      "color: {color-space: \(space), components: {\(parts), alpha: 1.000}}"
    }
    try files.writeSet(
      "Canvas.colorset",
      [
        "{\(color("red: 0xFF, green: 0x00, blue: 0x00"))}",
        "{\(color("red: 0, green: 0, blue: 255")), \(dark)}",
      ], list: "colors")
    try files.writeSet(
      "Accent.colorset", ["{color: {platform: ios, reference: systemGreenColor}}"], list: "colors")
    try files.writeSet(
      "Odd.colorset", ["{color: {platform: ios, reference: oddColor}}"], list: "colors")
    try files.writeSet(
      "Ash.colorset", ["{\(color("white: 0.5", "gray-gamma-22"))}"], list: "colors")
    try files.write("Media.xcassets/Bad.colorset/Contents.json", Data("[]".utf8))
  }

  private func color(_ name: String) throws -> UIColor {
    try #require(UIColor(named: name, in: files.bundle, compatibleWith: nil))
  }

  private func levels(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
    let parts = color.resolvedColor(with: traits)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    parts.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func theStyleChoosesTheColour() throws {
    let canvas = try color("Canvas")
    #expect(levels(canvas, .lightStyle) == [1, 0, 0, 1])
    #expect(levels(canvas, .darkStyle) == [0, 0, 1, 1])
    #expect(levels(canvas.withAlphaComponent(0.5), .darkStyle) == [0, 0, 1, 0.5])
    #expect(try canvas == color("Canvas") && canvas != color("Accent"))
    #expect(try canvas.hash == color("Canvas").hash)
  }

  @Test func aReferenceIsAColourOfTheSystem() throws {
    for traits in [UITraitCollection.lightStyle, .darkStyle] {
      #expect(try levels(color("Accent"), traits) == levels(.systemGreen, traits))
    }
    let odd = try color("Odd")
    let lines = loggedLines(with: "Odd") { #expect(levels(odd, .lightStyle)[3] == 0) }
    #expect(lines == ["the colour Odd refers to an unknown \"oddColor\""])
    #expect(try levels(color("Ash"), .lightStyle) == [0.5, 0.5, 0.5, 1])
  }

  @Test func aViewFollowsTheStyle() throws {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = try color("Canvas")
    harness.show(view)
    #expect(harness.color(at: CGPoint(x: 5, y: 5), in: view) == (255, 0, 0))
    harness.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(harness.color(at: CGPoint(x: 5, y: 5), in: view) == (0, 0, 255))
  }

  @Test func unknownAndInvalidColoursAreNil() {
    let lines = loggedLines(with: files.folder.path) {
      #expect(UIColor(named: "Bad", in: files.bundle, compatibleWith: nil) == nil)
      #expect(UIColor(named: "None", in: files.bundle, compatibleWith: nil) == nil)
    }
    #expect(lines.count == 1 && lines[0].hasSuffix("is not a JSON object"))
  }

  @Test func dataIsReadFromItsFile() throws {
    try files.writeSet(
      "Levels.dataset", ["{filename: levels.json, universal-type-identifier: public.json}"],
      list: "data")
    try files.write("Media.xcassets/Levels.dataset/levels.json", Data("[1]".utf8))
    let asset = try #require(NSDataAsset(name: "Levels", bundle: files.bundle))
    #expect(asset.data == Data("[1]".utf8) && asset.name == "Levels")
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Canvas", bundle: files.bundle) == nil)
  }
}
