import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Tabs in the row of a navigation bar, light and dark.
@MainActor
struct TopTabsPictureTests {
  private let rig = RecordedTabs("abc", size: CGSize(width: 900, height: 600))

  @Test(arguments: [("light", UIUserInterfaceStyle.light), ("dark", .dark)])
  func picture(name: String, style: UIUserInterfaceStyle) throws {
    for (page, title) in zip(rig.pages, ["Library", "Radio", "Search"]) {
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
    }
    rig.pages[1].tabBarItem.badgeValue = "2"
    let root = Page("Library")
    root.tabBarItem = rig.pages[0].tabBarItem
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    rig.tabs.viewControllers = [navigation, rig.pages[1], rig.pages[2]]
    rig.window.overrideUserInterfaceStyle = style
    rig.harness.advance(by: 1)
    let picture = rig.harness.screenshot(of: rig.window)
    let part = CGRect(x: 300, y: 0, width: 300, height: 70)
    try expectSnapshot(
      try #require(picture.cropping(to: part)), named: name, tolerance: 8, allowedPixels: 60)
  }
}
