import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Materials from the thinnest to that of bars, over stripes, light and dark.
@MainActor
struct MaterialPictureTests {
  private func stripes() -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 124, height: 68))
    page.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]
    for (row, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: 0, y: 4 + row * 16, width: 124, height: 10))
      stripe.backgroundColor = color
      page.addSubview(stripe)
    }
    return page
  }

  @Test(arguments: [("light", UIUserInterfaceStyle.light), ("dark", .dark)])
  func overStripes(name: String, style: UIUserInterfaceStyle) throws {
    let harness = AppHarness()
    let page = stripes()
    let window = harness.show(page)
    window.overrideUserInterfaceStyle = style
    harness.settle()
    let plain = harness.screenshot(of: window)
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
    ]
    for (index, style) in styles.enumerated() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 4 + index * 24, y: 4, width: 20, height: 60)
      view.layer.cornerRadius = 6
      view.clipsToBounds = true
      page.addSubview(view)
    }
    harness.settle()
    try expectSnapshot(
      harness.screenshot(of: window), named: name, differsFrom: [plain], tolerance: 8)
  }
}
