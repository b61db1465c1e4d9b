import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What the fixtures look like.
@MainActor
final class NibPictureTests {
  private let app = AppHarness()

  private func picture(_ storyboard: String, _ size: CGSize) throws -> CGImage {
    let controller = try #require(
      NibFixtures.storyboard(storyboard).instantiateInitialViewController())
    let window = app.show(controller, size: size)
    app.advance(by: 0.5)
    return app.screenshot(of: window)
  }

  /// The upper and the lower half: each image has room for so much.
  @Test func controls() throws {
    let page = try #require(
      NibFixtures.nib("Controls").instantiate(withOwner: nil).first as? UIView)
    let image = app.screenshot(of: app.show(page))
    let upper = CGRect(x: 0, y: 0, width: image.width, height: image.height / 2)
    let lower = upper.offsetBy(dx: 0, dy: upper.height)
    for (name, part) in [("upper-controls", upper), ("lower-controls", lower)] {
      try expectSnapshot(#require(image.cropping(to: part)), named: name, allowedPixels: 20)
    }
  }

  @Test(arguments: [
    ("Songs", 250), ("Settings", 180), ("Gallery", 250), ("Tabs", 250), ("Travel", 250),
    ("Menus", 250),
  ])
  func storyboards(_ name: String, height: CGFloat) throws {
    try expectSnapshot(
      picture(name, CGSize(width: 240, height: height)), named: name, allowedPixels: 20)
  }

  /// Nibs of parts of a page, and of a controller's view.
  @Test func partsOfPages() throws {
    let owner = BadgeOwner()
    _ = NibFixtures.nib("Badge").instantiate(withOwner: owner)
    let badge: UIView = try #require(owner.badge)
    let cell = try #require(
      NibFixtures.nib("SongCell").instantiate(withOwner: nil).first as? UIView)
    let profile = ProfileViewController(
      nibName: "ProfileViewController", bundle: NibFixtures.bundle)
    for (name, view) in [("badge", badge), ("song-cell", cell)] {
      try expectSnapshot(app.screenshot(of: app.show(view)), named: name, allowedPixels: 20)
    }
    let window = app.show(profile, size: CGSize(width: 300, height: 200))
    try expectSnapshot(app.screenshot(of: window), named: "profile", allowedPixels: 20)
  }

  @Test func formInTwoWidths() throws {
    let narrow = try picture("Form", CGSize(width: 320, height: 240))
    let wide = try picture("Form", CGSize(width: 800, height: 240))
    let part = try #require(wide.cropping(to: CGRect(x: 0, y: 0, width: 400, height: 200)))
    try expectSnapshot(narrow, named: "narrow-form", allowedPixels: 20)
    try expectSnapshot(part, named: "wide-form", allowedPixels: 20)
  }

  @Test func mail() throws {
    let image = try picture("Mail", CGSize(width: 640, height: 110))
    let part = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 480, height: 100)))
    try expectSnapshot(part, named: "mail", allowedPixels: 20)
  }
}
