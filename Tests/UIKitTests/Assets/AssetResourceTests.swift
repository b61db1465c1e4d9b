import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssetResourceTests {
  private let files: TemporaryBundle

  init() throws { files = try TemporaryBundle() }

  @Test func aColourIsThatOfTheCatalog() throws {
    try files.writeSet(
      "Brand.colorset",
      ["{color: {color-space: srgb, components: {red: 1.0, green: 0, blue: 0, alpha: 1.0}}}"],
      list: "colors")
    let resource = ColorResource(name: "Brand", bundle: files.bundle)
    #expect(
      UIColor(resource: resource) == UIColor(named: "Brand", in: files.bundle, compatibleWith: nil))
    #expect(resource == ColorResource(name: "Brand", bundle: files.bundle))
  }

  @Test func anImageIsThatOfTheCatalog() throws {
    try files.writeSet("logo.imageset", ["{filename: logo.png, scale: 1x}"])
    try files.writePicture("logo.imageset/logo.png", .red, pixels: CGSize(width: 4, height: 4))
    let image = UIImage(resource: ImageResource(name: "logo", bundle: files.bundle))
    #expect(image.size == CGSize(width: 4, height: 4) && pixel(image, 1, 1) == redPixel)
    #expect(image == UIImage(named: "logo", in: files.bundle, compatibleWith: nil))
  }

  @Test func whatIsMissingIsClearAndEmptyWithALineInTheLog() {
    let lines = loggedLines(with: "absent-resource") {
      let color = UIColor(resource: ColorResource(name: "absent-resource", bundle: files.bundle))
      #expect(color == UIColor(white: 0, alpha: 0))
      let image = UIImage(resource: ImageResource(name: "absent-resource", bundle: files.bundle))
      #expect(image.size == .zero)
    }
    #expect(
      lines == [
        "there is no colour named \"absent-resource\"",
        "there is no image named \"absent-resource\"",
      ])
  }
}
