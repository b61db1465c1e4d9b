import Testing
import UIKit
import UIKitTesting

@preconcurrency @testable import ThemeSwitcher

@MainActor @Suite(.serialized) struct ThemeSwitcherTests {
  private let app: RunningApp

  init() {
    Theme.current = .ocean
    app = RunningApp(AppDelegate())
  }

  private func color(in identifier: String, at point: CGPoint) throws -> [Int] {
    let color = app.harness.color(at: point, in: try app.find(identifier))
    return [color.red, color.green, color.blue]
  }

  /// The background of a view, resolved for the light style.
  private func background(_ identifier: String) throws -> UIColor? {
    try app.find(identifier).backgroundColor?.resolvedColor(with: .init(userInterfaceStyle: .light))
  }

  private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  @Test func appearanceColoursWhatEntersTheWindow() throws {
    #expect(try background("badge-2") == rgb(0x0A, 0x6E, 0xBD))
    #expect(try color(in: "badge-2", at: CGPoint(x: 6, y: 12)) == [0x0A, 0x6E, 0xBD])
    let title = try app.find("title-1", as: UILabel.self)
    #expect(title.font == .systemFont(ofSize: 20, weight: .semibold))
    let button = try app.find("plain", as: UIButton.self)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(button.titleColor(for: .normal)?.resolvedColor(with: light) == rgb(0x0A, 0x6E, 0xBD))
  }

  @Test func theAppearanceOfAContainerGoesFirst() throws {
    #expect(try app.find("header-badge").backgroundColor == .systemRed)
    #expect(try app.find("badge-1").backgroundColor != .systemRed)
  }

  @Test func aThemeGoesForNewViews() throws {
    let old = try app.find("badge-1", as: BadgeView.self)
    try app.tap("forest")
    #expect(try background("badge-1") == rgb(0x2E, 0x7D, 0x32))
    #expect(
      try app.find("header", as: UILabel.self).font == .systemFont(ofSize: 24, weight: .heavy))
    #expect(try app.find("header-badge").backgroundColor == .systemRed)
    try app.tap("plain")
    #expect(try app.find("badge-1").backgroundColor == .systemGray)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(old.superview?.window == nil)
    #expect(old.backgroundColor?.resolvedColor(with: light) == rgb(0x0A, 0x6E, 0xBD))
  }

  @Test func theStyleChangesCatalogColoursAndRegisteredViews() throws {
    let card = try app.find("card-3", as: CardView.self)
    let empty = CGPoint(x: 6, y: card.bounds.midY)
    #expect(try color(in: "card-3", at: empty) == [255, 255, 255])
    try app.tap("style")
    #expect(try color(in: "card-3", at: empty) == [0x2A, 0x2A, 0x36])
    #expect(card.styleChanges == [.dark])
    let badge = try color(in: "badge-2", at: CGPoint(x: 6, y: 12))
    #expect(badge == [0x5A, 0xB4, 0xFF])
    let border = UIColor.separator.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(card.layer.borderColor == border.cgColor)
    try app.tap(["style", "style"])
    #expect(card.styleChanges == [.dark, .light], "from light to unspecified nothing changes")
  }

  @Test func aCustomTraitComesDownFromTheOverride() throws {
    let card = try app.find("card-1", as: CardView.self)
    #expect(card.frame.height == 56 && card.titleLabel.frame.minX == 16)
    try app.tap("density")
    #expect(card.traitCollection.density == 0.5)
    #expect(card.frame.height == 28 && card.titleLabel.frame.minX == 8)
    try app.tap("density")
    #expect(card.frame.height == 56 && card.titleLabel.frame.minX == 16)
  }

  @Test func aPresentedControllerHasAStyleOfItsOwn() throws {
    try app.tap("preview")
    app.harness.advance(by: 1)
    #expect(try color(in: "preview-background", at: CGPoint(x: 5, y: 5)) == [0x10, 0x10, 0x16])
    #expect(try app.find("card-9").traitCollection.userInterfaceStyle == .dark)
    #expect(try app.find("card-1").traitCollection.userInterfaceStyle == .light)
    try app.tap("preview-background")
    app.harness.advance(by: 1)
    #expect(try app.window.rootViewController?.presentedViewController == nil)
  }

  @Test func aKeyClosesThePreview() throws {
    try app.tap("preview")
    app.harness.advance(by: 1)
    app.harness.type("w", modifiers: .command)
    app.harness.advance(by: 1)
    #expect(try app.window.rootViewController?.presentedViewController == nil)
  }
}
