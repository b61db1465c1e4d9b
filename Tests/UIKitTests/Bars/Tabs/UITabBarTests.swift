import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class UITabBarTests {
  private final class Delegate: NSObject, UITabBarDelegate {
    var log: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append(item.title ?? "") }
  }

  private let harness = AppHarness()
  private let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 400, height: 72))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  private let delegate = Delegate()
  private let items = ["One", "Two", "Three"].map {
    UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0)
  }

  init() {
    page.backgroundColor = .systemBackground
    page.addSubview(bar)
    bar.items = items
    bar.delegate = delegate
    _ = harness.show(page)
  }

  private func button(_ title: String) throws -> TabButton {
    try #require(bar.buttons.first { $0.item.title == title })
  }

  @Test func theUserChoosesTheItems() throws {
    let root = UIViewController()
    root.view.addSubview(page)
    let window = harness.show(root)
    let more = UITabBarItem(title: "Four", image: nil, tag: 0)
    let choice = ChoiceLog()
    bar.delegate = choice
    bar.beginCustomizingItems(items + [more])
    harness.advance(by: 1)
    #expect(bar.isCustomizing && choice.log == ["will begin 4", "did begin 4"])
    let sheet = try #require(root.presentedViewController as? UINavigationController)
    let list = try #require(sheet.topViewController as? BarItemsController)
    list.tableView(
      list.tableView, moveRowAt: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    harness.tap(try #require(harness.view(labelled: "Done")))
    harness.advance(by: 1)
    #expect(bar.items?.compactMap(\.title) == ["Four", "One", "Two"] && !bar.isCustomizing)
    #expect(choice.log.suffix(2) == ["will end true", "did end true"])
    #expect(root.presentedViewController == nil && window.gestures.isAtRest)
    bar.beginCustomizingItems(items)
    harness.advance(by: 1)
    #expect(!bar.endCustomizing(animated: false) && !bar.isCustomizing)
    #expect(choice.log.last == "did end false" && bar.items?.count == 3)
  }

  @Test func tabsShareTheWidthOrAreInTheMiddle() {
    harness.settle()
    #expect(bar.plate.frame == CGRect(x: 63, y: 0, width: 274, height: 62))
    bar.itemPositioning = .fill
    harness.settle()
    #expect(bar.plate.frame.minX == 16 && abs(bar.plate.frame.width - 368) < 0.01)
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (60, 10)
    harness.settle()
    #expect(bar.plate.frame.width == 226.75 && abs(bar.plate.frame.midX - 200) <= 1)
  }

  private final class ChoiceLog: NSObject, UITabBarDelegate {
    var log: [String] = []
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      log.append("will begin \(items.count)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      log.append("did begin \(items.count)")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      log.append("will end \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      log.append("did end \(changed)")
    }
  }

  @Test func appearancesPlaceTabsAndLookBehindTheSelectedOne() {
    bar.selectedItem = items[0]
    let look = bar.standardAppearance
    look.stackedItemPositioning = .fill
    look.selectionIndicatorTintColor = .systemRed
    harness.settle()
    #expect(bar.plate.frame.minX == 16 && abs(bar.plate.frame.width - 368) < 0.01)
    #expect(bar.capsule.backgroundColor == .systemRed)
    look.stackedItemPositioning = .centered
    (look.stackedItemWidth, look.stackedItemSpacing) = (60, 10)
    let (image, other) = (UIImage(systemName: "circle"), UIImage(systemName: "star"))
    look.selectionIndicatorImage = image
    harness.settle()
    #expect(bar.plate.frame.width == 226.75 && abs(bar.plate.frame.midX - 200) <= 1)
    #expect(bar.capsule.image === image && bar.capsule.backgroundColor == nil)
    bar.selectionIndicatorImage = other
    #expect(bar.capsule.image === other, "the bar's own wins")
  }

  @Test func aTapSelectsAndIsTold() throws {
    harness.tap(try button("Two"))
    #expect(bar.selectedItem === items[1] && delegate.log == ["Two"])
    harness.tap(try button("Two"))
    #expect(delegate.log == ["Two", "Two"])
    harness.click(try button("Three"))
    #expect(bar.selectedItem === items[2])
    bar.selectedItem = items[0]
    #expect(delegate.log.count == 3, "the program's own choice is told to nobody")
    bar.selectedItem = UITabBarItem(title: "x", image: nil, tag: 0)
    #expect(bar.selectedItem === items[0])
  }

  @Test func keysGoFromTabToTab() throws {
    bar.selectedItem = items[1]
    harness.settle()
    harness.press(.keyboardTab)
    #expect(try button("Two").isFocused, "Tab comes to the selected tab")
    harness.press(.keyboardRightArrow)
    #expect(try button("Three").isFocused)
    harness.press(.keyboardSpacebar)
    #expect(delegate.log == ["Three"] && bar.selectedItem === items[2])
  }

  @Test func badgesShowTextAndColours() throws {
    items[0].badgeValue = "7"
    items[0].badgeColor = .systemGreen
    harness.settle()
    let badge = try #require(button("One").subviews.compactMap { $0 as? BadgeView }.first)
    #expect(!badge.isHidden && badge.bounds.size == CGSize(width: 18, height: 18))
    #expect(badge.backgroundColor == .systemGreen)
    #expect(try button("One").accessibilityValue == "7, 1 of 3")
    items[0].badgeValue = "1,000"
    harness.settle()
    #expect(badge.bounds.width > 30)
    items[0].badgeValue = nil
    harness.settle()
    #expect(badge.isHidden)
  }

  @Test func assistiveTechnologiesReadTabs() throws {
    bar.selectedItem = items[1]
    let two = try button("Two")
    #expect(two.isAccessibilityElement && two.accessibilityLabel == "Two")
    #expect(two.accessibilityValue == "2 of 3")
    #expect(two.accessibilityTraits.contains(.selected))
    #expect(bar.accessibilityTraits.contains(.tabBar))
    #expect(try button("Three").accessibilityActivate())
    #expect(delegate.log == ["Three"])
  }

  @Test func disabledTabsAreNotTaken() throws {
    items[2].isEnabled = false
    harness.settle()
    harness.tap(try button("Three"))
    #expect(bar.selectedItem == nil && delegate.log == [])
    #expect(try !button("Three").accessibilityActivate())
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    harness.settle()
    let first = try button("One").frame
    bar.semanticContentAttribute = .forceRightToLeft
    harness.settle()
    #expect(try button("One").frame.minX == 400 - first.maxX)
  }

  @Test func appearancesColour() {
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemYellow
    look.stackedLayoutAppearance.normal.iconColor = .systemRed
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.brown]
    bar.standardAppearance = look
    bar.selectedItem = items[0]
    harness.settle()
    #expect(!bar.background.isHidden)
    let copy = look.copy()
    #expect(copy.stackedLayoutAppearance.normal.iconColor == .systemRed)
    copy.stackedLayoutAppearance.normal.iconColor = .systemBlue
    #expect(look.stackedLayoutAppearance.normal.iconColor == .systemRed)
    let (red, green, blue) = harness.color(at: CGPoint(x: 2, y: 70), in: bar)
    #expect(red == 255 && green == 204 && blue == 0)
    bar.standardAppearance = UITabBarAppearance()
    harness.settle()
    #expect(bar.background.isHidden, "the usual background is the plate")
    bar.standardAppearance.backgroundColor = .systemYellow
    #expect(!bar.background.isHidden, "what shows may change")
  }

  @Test func touchesBesideThePlateGoThrough() {
    bar.frame.size.width = 400
    harness.settle()
    #expect(bar.point(inside: CGPoint(x: 200, y: 30), with: nil))
    #expect(!bar.point(inside: CGPoint(x: 4, y: 30), with: nil))
    #expect(!bar.point(inside: CGPoint(x: 200, y: 69), with: nil))
  }

  @Test func systemItemsHaveTextsAndImages() {
    for raw in 0...11 {
      let kind = UITabBarItem.SystemItem(rawValue: raw)
      let item = kind.map { UITabBarItem(tabBarSystemItem: $0, tag: raw) }
      #expect(item?.title?.isEmpty == false && item?.image != nil && item?.tag == raw, "\(raw)")
    }
  }

  @Test(arguments: ["light", "dark"])
  func picture(_ style: String) throws {
    page.overrideUserInterfaceStyle = style == "dark" ? .dark : .light
    bar.selectedItem = items[0]
    items[1].badgeValue = "3"
    harness.settle()
    let window = try #require(page.window)
    try expectSnapshot(
      harness.screenshot(of: window), named: style, tolerance: 8, allowedPixels: 60)
  }
}
