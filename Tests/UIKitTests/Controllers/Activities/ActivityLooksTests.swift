import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// How the sheet of services looks, in narrow and wide windows, light and dark.
@MainActor
struct ActivityLooksTests {
  private final class Service: UIActivity {
    let (name, symbol): (String, String)

    init(_ name: String, _ symbol: String) {
      (self.name, self.symbol) = (name, symbol)
      super.init()
    }

    override var activityTitle: String? { name }
    override var activityImage: UIImage? { UIImage(systemName: symbol) }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  /// A part of the window with the sheet, and without it.
  private func picture(
    of part: CGRect, _ size: CGSize, _ style: UIUserInterfaceStyle
  ) throws -> (CGImage, CGImage) {
    let desktop = try FakeDesktop()
    defer { withExtendedLifetime(desktop) {} }
    for name in ["xdg-email", "view"] { try desktop.program(name) }
    try desktop.entry("one", exec: "view %F")
    try desktop.choices("[Default Applications]\ntext/plain=one.desktop\n")
    let harness = AppHarness()
    harness.application.opener = desktop.opener
    let root = UIViewController()
    let window = harness.show(root, size: size)
    window.overrideUserInterfaceStyle = style
    root.view.backgroundColor = .systemTeal
    let source = UIView(frame: CGRect(x: size.width - 60, y: 10, width: 40, height: 30))
    root.view.addSubview(source)
    harness.settle()
    let plain = harness.screenshot(of: window)
    let sheet = UIActivityViewController(
      activityItems: ["Meeting notes\nmore"],
      applicationActivities: [Service("Add Bookmark", "bookmark")])
    sheet.popoverPresentationController?.sourceView = source
    root.present(sheet, animated: false)
    harness.advance(by: 1)
    let shown = harness.screenshot(of: window)
    return (try #require(shown.cropping(to: part)), try #require(plain.cropping(to: part)))
  }

  @Test(arguments: [("light", UIUserInterfaceStyle.light), ("dark", .dark)])
  func aSheetInANarrowWindow(name: String, style: UIUserInterfaceStyle) throws {
    let part = CGRect(x: 0, y: 376, width: 180, height: 180)
    let (image, plain) = try picture(of: part, CGSize(width: 340, height: 640), style)
    try expectSnapshot(image, named: "narrow-\(name)", differsFrom: [plain], allowedPixels: 4)
  }

  @Test func aPopoverInAWideWindow() throws {
    let part = CGRect(x: 480, y: 30, width: 220, height: 300)
    let (image, plain) = try picture(of: part, CGSize(width: 700, height: 460), .light)
    try expectSnapshot(image, named: "wide", differsFrom: [plain], allowedPixels: 4)
  }
}
