import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// How bars and sheets look over content, in light and dark.
@MainActor
struct MaterialLooksTests {
  /// Rows of colours, dense enough to mix.
  private func rows() -> UIViewController {
    let controller = UIViewController()
    let scroller = UIScrollView()
    scroller.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .label]
    for row in 0..<30 {
      let view = UIView(frame: CGRect(x: 0, y: row * 28, width: 200, height: 18))
      view.backgroundColor = colors[row % colors.count]
      scroller.addSubview(view)
    }
    scroller.contentSize = CGSize(width: 200, height: 840)
    controller.view = scroller
    controller.title = "Rows"
    return controller
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aBarOverRowsThatScrolledBeneath(style: UIUserInterfaceStyle) throws {
    let harness = AppHarness()
    let page = rows()
    let navigation = UINavigationController(rootViewController: page)
    let window = harness.show(navigation, size: CGSize(width: 200, height: 160))
    window.overrideUserInterfaceStyle = style
    harness.settle()
    let plain = harness.screenshot(of: window)
    (page.view as? UIScrollView)?.contentOffset.y = 60
    harness.advance(by: 1)
    let name = style == .dark ? "bar dark" : "bar"
    try expectSnapshot(
      harness.screenshot(of: window), named: name, differsFrom: [plain], allowedPixels: 4)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aSheetWithoutABackground(style: UIUserInterfaceStyle) throws {
    let harness = AppHarness()
    let root = rows()
    let window = harness.show(root, size: CGSize(width: 200, height: 320))
    window.overrideUserInterfaceStyle = style
    harness.settle()
    let plain = harness.screenshot(of: window)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    root.present(sheet, animated: false)
    harness.advance(by: 1)
    let name = style == .dark ? "sheet dark" : "sheet"
    try expectSnapshot(
      harness.screenshot(of: window), named: name, differsFrom: [plain], allowedPixels: 4)
  }
}
