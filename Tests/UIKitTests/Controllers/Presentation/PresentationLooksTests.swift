import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// How sheets and popovers look, beside the same window without them.
@MainActor
struct PresentationLooksTests {
  @MainActor
  private struct Stage {
    let harness = AppHarness()
    let root = UIViewController()
    let page = UIViewController()
    let window: UIWindow
    let source = UIView(frame: CGRect(x: 250, y: 30, width: 60, height: 30))

    init(_ size: CGSize) {
      window = harness.show(root, size: size)
      root.view.backgroundColor = UIColor(red: 0.95, green: 0.6, blue: 0.2, alpha: 1)
      root.view.addSubview(source)
      source.backgroundColor = .systemBlue
      page.view.backgroundColor = .systemBackground
      harness.settle()
    }

    func expect(_ name: String) throws {
      let plain = harness.screenshot(of: window)
      root.present(page, animated: false)
      harness.advance(by: 1)
      try expectSnapshot(
        harness.screenshot(of: window), named: name, differsFrom: [plain], allowedPixels: 4)
    }
  }

  @Test func aMediumSheetWithAGrabber() throws {
    let stage = Stage(CGSize(width: 320, height: 600))
    stage.page.sheetPresentationController?.detents = [.medium(), .large()]
    stage.page.sheetPresentationController?.prefersGrabberVisible = true
    try stage.expect("medium")
  }

  @Test func aPopoverWithItsArrow() throws {
    let stage = Stage(CGSize(width: 640, height: 300))
    stage.page.modalPresentationStyle = .popover
    stage.page.preferredContentSize = CGSize(width: 240, height: 160)
    stage.page.popoverPresentationController?.sourceView = stage.source
    try stage.expect("popover")
  }

  @Test(arguments: [1.0, 2]) func inTheDarkAPopoverAndItsArrowAreOnTheElevatedLevel(
    scale: CGFloat
  ) {
    let harness = AppHarness(scale: scale)
    let (root, page) = (UIViewController(), UIViewController())
    let window = harness.show(root, size: CGSize(width: 640, height: 300))
    window.overrideUserInterfaceStyle = .dark
    let source = UIView(frame: CGRect(x: 250, y: 30, width: 60, height: 30))
    root.view.addSubview(source)
    page.view.backgroundColor = .systemBackground
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 240, height: 160)
    page.popoverPresentationController?.sourceView = source
    root.present(page, animated: false)
    harness.advance(by: 1)
    for place in [CGPoint(x: 280, y: 150), CGPoint(x: 280, y: 70)] {
      let color = harness.color(at: place, in: window)
      #expect(color.red == 28 && color.green == 28 && color.blue == 30)
    }
  }
}
