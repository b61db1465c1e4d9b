import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Looks that items of bars take from proxies.
@MainActor
struct BarItemAppearanceTests {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func toolbar(_ items: [UIBarButtonItem]) -> [BarButton] {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
    bar.items = items
    page.addSubview(bar)
    harness.settle()
    return bar.subviews.compactMap { $0 as? BarButton }
  }

  private func color(_ button: BarButton) -> UIColor? {
    button.configuration?.attributedTitle.map(NSAttributedString.init)?
      .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  @Test func titlesAndTintsComeFromTheProxy() throws {
    harness.show(page)
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red], for: .normal)
    UIBarButtonItem.appearance().tintColor = .green
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil as Selector?)
    own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    own.tintColor = .orange
    let buttons = toolbar([
      UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil as Selector?), own,
    ])
    #expect(buttons.map(color) == [.red, .blue])
    #expect(buttons.map(\.item.tintColor) == [.green, .orange])
  }

  @Test func containersAndSubclassesCount() {
    final class Special: UIBarButtonItem {}
    harness.show(page)
    let bars = [UIToolbar.self]
    UIBarButtonItem.appearance().tintColor = .red
    UIBarButtonItem.appearance(whenContainedInInstancesOf: bars).tintColor = .green
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .blue
    Special.appearance().tintColor = .orange
    let special = Special()
    special.title = "Special"
    let buttons = toolbar([
      UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil as Selector?),
      special,
    ])
    #expect(buttons.map(\.item.tintColor) == [.green, .orange])
  }

  @Test func theBackButtonAndTheCancelButtonTakeIt() throws {
    harness.show(page)
    UIBarButtonItem.appearance().tintColor = .purple
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 54))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    page.addSubview(bar)
    harness.settle()
    let back = try #require(harness.view(identifier: "BackButton") as? BarButton)
    #expect(back.item.tintColor == .purple)
    let search = UISearchBar(frame: CGRect(x: 0, y: 60, width: 400, height: 44))
    page.addSubview(search)
    search.showsCancelButton = true
    let title = search.cancelButton.attributedTitle(for: .normal)
    #expect(title?.string == "Cancel" && search.cancelButton.tintColor == .purple)
    let color = title?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .brown)
  }

  @Test func tabsTakeIt() throws {
    harness.show(page)
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    UITabBarItem.appearance().badgeColor = .green
    UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 400, height: 62))
    page.addSubview(bar)
    bar.items = [item]
    #expect(item.badgeColor == .green && item.titlePositionAdjustment.vertical == -3)
    let title = item.titleTextAttributes(for: .normal)
    #expect(title?[.foregroundColor] as? UIColor == .red)
  }

  @Test func barsTakeWhatAppleMarks() {
    harness.show(page)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    UINavigationBar.appearance().setBackgroundImage(image, for: .default)
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().barStyle = .black
    UITabBar.appearance().isTranslucent = false
    UIToolbar.appearance().barStyle = .black
    UISearchBar.appearance().barTintColor = .red
    UISearchBar.appearance().setImage(image, for: .search, state: .normal)
    UITableView.appearance().separatorColor = .green
    UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
    UITextField.appearance().keyboardAppearance = .dark
    UITextView.appearance().textColor = .blue
    let (bar, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
    let (search, table, cell) = (UISearchBar(), UITableView(), UITableViewCell())
    let (field, text) = (UITextField(), UITextView())
    for view in [bar, tabs, tools, search, table, cell, field, text] { page.addSubview(view) }
    #expect(bar.backgroundImage(for: .default) === image && !bar.isTranslucent)
    #expect(bar.barStyle == .black && !tabs.isTranslucent && tools.barStyle == .black)
    #expect(search.barTintColor == .red && search.image(for: .search, state: .normal) === image)
    #expect(table.separatorColor == .green && cell.separatorInset.left == 9)
    #expect(field.keyboardAppearance == .dark && text.textColor == .blue)
  }
}
