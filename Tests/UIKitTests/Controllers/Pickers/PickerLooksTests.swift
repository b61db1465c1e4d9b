import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// How the panels for colours and for printing look, light and dark.
@MainActor
struct PickerLooksTests {
  private let harness = AppHarness()
  private let root = UIViewController()

  private func window(_ size: CGSize, isDark: Bool) -> UIWindow {
    let window = harness.show(root, size: size)
    root.view.backgroundColor = .systemTeal
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    harness.settle()
    return window
  }

  private func name(_ isDark: Bool) -> String { isDark ? "dark" : "light" }

  @Test(arguments: [false, true]) func colours(isDark: Bool) throws {
    let window = window(CGSize(width: 300, height: 520), isDark: isDark)
    let part = CGRect(x: 0, y: 110, width: 160, height: 180)
    let plain = try #require(harness.screenshot(of: window).cropping(to: part))
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.6)
    root.present(picker, animated: false)
    harness.advance(by: 1)
    try expectSnapshot(
      try #require(harness.screenshot(of: window).cropping(to: part)),
      named: "colours-\(name(isDark))", differsFrom: [plain], tolerance: 8, allowedPixels: 40)
  }

  @Test(arguments: [false, true]) func printing(isDark: Bool) throws {
    let desktop = try FakeDesktop()
    defer { withExtendedLifetime(desktop) {} }
    harness.application.opener = desktop.opener
    let window = window(CGSize(width: 400, height: 640), isDark: isDark)
    let controller = UIPrintInteractionController()
    controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
    controller.present(animated: false, completionHandler: nil)
    harness.advance(by: 1)
    let panel = try #require(controller.panel)
    let top = panel.preview.convert(panel.preview.bounds, to: nil).maxY
    // The paper above depends on the region.
    let part = CGRect(x: 180, y: top + 30, width: 200, height: 130)
    let picture = harness.screenshot(of: window)
    try expectSnapshot(
      try #require(picture.cropping(to: part)), named: "printing-\(name(isDark))", tolerance: 8,
      allowedPixels: 40)
  }
}
