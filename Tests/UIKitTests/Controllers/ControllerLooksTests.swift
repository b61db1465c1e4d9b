import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// How bars, sheets and popovers look, beside the same window without them: light and dark, with one
/// pixel a point and two, from left to right and from right to left.
@MainActor
struct ControllerLooksTests {
  enum Look: String, CaseIterable { case light, dark, mirrored }

  @MainActor
  private struct Stage {
    let harness: AppHarness
    let window: UIWindow
    let root = UIViewController()
    let navigation: UINavigationController
    private let look: Look

    init(_ size: CGSize, _ look: Look, scale: CGFloat? = nil) {
      self.look = look
      harness = AppHarness(scale: scale ?? (look == .dark ? 2 : 1))
      navigation = UINavigationController(rootViewController: root)
      navigation.isNavigationBarHidden = true
      root.view.backgroundColor = .systemBackground
      window = harness.show(navigation, size: size)
      window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
      window.traitOverrides.layoutDirection = look == .mirrored ? .rightToLeft : .leftToRight
      harness.settle()
    }

    func expect(_ name: String, _ change: () -> Void) throws {
      let plain = harness.screenshot(of: window)
      change()
      harness.advance(by: 1)
      try expectSnapshot(
        harness.screenshot(of: window), named: "\(name)-\(look.rawValue)", differsFrom: [plain],
        tolerance: 24, allowedPixels: 60)
    }
  }

  @Test(arguments: Look.allCases) func bars(look: Look) throws {
    let stage = Stage(CGSize(width: 320, height: 150), look, scale: 1)
    stage.root.title = "Title"
    stage.root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    stage.root.toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    try stage.expect("bars") {
      stage.navigation.isNavigationBarHidden = false
      stage.navigation.isToolbarHidden = false
    }
  }

  @Test(arguments: Look.allCases) func aLargeTitleWithABackButton(look: Look) throws {
    let stage = Stage(CGSize(width: 320, height: 130), look, scale: 1)
    stage.root.title = "Back"
    stage.navigation.navigationBar.prefersLargeTitles = true
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.title = "Large title"
    try stage.expect("large") {
      stage.navigation.isNavigationBarHidden = false
      stage.navigation.pushViewController(page, animated: false)
    }
  }

  @Test(arguments: Look.allCases) func aSheetOverASheet(look: Look) throws {
    let stage = Stage(CGSize(width: 260, height: 200), look)
    try stage.expect("sheets") {
      let (page, above) = (UIViewController(), UIViewController())
      page.view.backgroundColor = .systemBackground
      above.view.backgroundColor = .secondarySystemBackground
      above.sheetPresentationController?.prefersGrabberVisible = true
      stage.root.present(page, animated: false)
      stage.harness.advance(by: 1)
      page.present(above, animated: false)
    }
  }

  @Test(arguments: Look.allCases) func aPopover(look: Look) throws {
    let stage = Stage(CGSize(width: 620, height: 160), look)
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 160, height: 80)
    page.popoverPresentationController?.sourceView = stage.root.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 10, width: 40, height: 20)
    try stage.expect("popover") { stage.root.present(page, animated: false) }
  }
}
