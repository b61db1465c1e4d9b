import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What a program says of the sidebar's rows.
@MainActor
final class UITabSidebarItemTests: NSObject, UITabBarController.Sidebar.Delegate {
  private let harness = AppHarness()
  private let tabs = UITabBarController()
  private var (shown, gone, chosen): ([String], [String], [String]) = ([], [], [])
  private var states: [Bool] = []
  /// Before the title of a tab.
  private var word = "own"

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
  }

  private func show() {
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: [tab("b")])
    group.sidebarActions = [
      UIAction(title: "Add", image: nil) { [unowned self] _ in chosen.append("Add") },
      UIAction(title: "Off", attributes: .disabled) { [unowned self] _ in chosen.append("Off") },
    ]
    tabs.tabs = [tab("a"), group]
    tabs.mode = .tabSidebar
    tabs.sidebar.delegate = self
    harness.show(tabs, size: CGSize(width: 1000, height: 600))
    harness.advance(by: 1)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem {
    let item = UITabSidebarItem(request: request)
    guard case .tab(let tab) = item.content, tab.identifier == "a" else { return item }
    var content = item.defaultContentConfiguration()
    content.text = "\(word) \(content.text ?? "")"
    item.contentConfiguration = content
    item.accessories = [.label(text: "7")]
    return item
  }
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {
    guard case .tab(let tab) = item.content, tab.identifier == "a" else { return }
    states.append(item.configurationState.isSelected)
  }
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) { shown.append(tab.identifier) }
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) { gone.append(tab.identifier) }
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
      UIMenu(children: [UIAction(title: "Rename") { _ in self.chosen.append(tab.identifier) }])
    })
  }
  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Remove") {
      [unowned self] _, _, done in
      chosen.append("remove \(tab.identifier)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func row(_ text: String) throws -> UIView {
    try #require(harness.view(labelled: text), "no row shows “\(text)”")
  }

  @Test func rowsShowWhatTheDelegateSays() throws {
    show()
    #expect(harness.view(labelled: "own a") != nil && harness.view(labelled: "7") != nil)
    #expect(harness.view(labelled: "Group") != nil && harness.view(labelled: "b") != nil)
    #expect(Set(shown) == ["a", "g", "b"] && states.last == true)
    harness.tap(try row("b"))
    harness.advance(by: 1)
    #expect(tabs.selectedTab?.identifier == "b" && states.last == false)
    tabs.tabs = [tab("c")]
    harness.advance(by: 1)
    #expect(Set(gone) == ["a", "g", "b"])
  }

  @Test func aRowIsShownAnew() throws {
    show()
    word = "new"
    tabs.sidebar.reconfigureItem(for: tabs.tabs[0])
    harness.settle()
    #expect(harness.view(labelled: "new a") != nil && harness.view(labelled: "own a") == nil)
    #expect(states.last == true, "it is selected as before")
  }

  @Test func theProgramsOwnIsAboveTheTabsBeneathThemAndAtTheLowerEdge() throws {
    show()
    var (header, footer) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    (header.text, footer.text) = ("Account", "Storage")
    tabs.sidebar.headerContentConfiguration = header
    tabs.sidebar.footerContentConfiguration = footer
    let bar = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    bar.addAction(
      UIAction { [unowned self] _ in chosen.append("settings") }, for: .touchUpInside)
    tabs.sidebar.bottomBarView = bar
    harness.advance(by: 1)
    let places = try ["Account", "own a", "b", "Add", "Storage"].map { text in
      let view = try row(text)
      return view.convert(view.bounds, to: nil).midY
    }
    #expect(places == places.sorted() && Set(places).count == 5)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 8, y: 532, width: 312, height: 60))
    harness.tap(try row("Account"))
    harness.tap(bar)
    #expect(chosen == ["settings"] && tabs.selectedTab?.identifier == "a")
    tabs.sidebar.bottomBarView = nil
    #expect(bar.superview == nil)
  }

  @Test func groupsAreHeadersOrRowsWithTheirTabsBeneath() {
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "i", children: [tab("c")])
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "g", children: [tab("a"), tab("b"), inner])
    group.displayOrderIdentifiers = ["b"]
    func rows() -> [String] {
      SidebarRow.rows(of: group, level: 0).map { row in
        "\(row.tab?.identifier ?? "") \(row.selectableTab == nil ? "header" : "\(row.level)")"
      }
    }
    #expect(rows() == ["g header", "b 0", "a 0", "i 0", "c 1"])
    group.sidebarAppearance = .inline
    #expect(rows() == ["g 0", "b 1", "a 1", "i 1", "c 2"])
    inner.sidebarAppearance = .rootSection
    group.children[0].isHidden = true
    #expect(rows() == ["g 0", "b 1", "i 1", "c 2"])
  }

  @Test func actionsOfAGroupAreBeneathItsTabs() throws {
    show()
    harness.tap(try row("Off"))
    harness.tap(try row("Add"))
    harness.advance(by: 1)
    #expect(chosen == ["Add"] && tabs.selectedTab?.identifier == "a")
  }

  @Test func rowsHaveMenusAndSwipes() throws {
    show()
    harness.click(try row("b"), button: .secondary)
    harness.advance(by: 1)
    harness.tap(try row("Rename"))
    harness.advance(by: 1)
    let cell = try row("b")
    let window = try #require(cell.window)
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    harness.drag(
      from: CGPoint(x: 250, y: middle.y), to: CGPoint(x: 150, y: middle.y), in: window,
      duration: 0.5)
    harness.advance(by: 1)
    harness.tap(try row("Remove"))
    harness.advance(by: 1)
    #expect(chosen == ["b", "remove b"])
  }

  @Test func aMenuAboveTheTabsShowsWhereThereIsOne() throws {
    show()
    #expect(harness.view(labelled: "More")?.isHidden != false)
    tabs.sidebar.navigationOverflowItems = UIDeferredMenuElement { [unowned self] completion in
      completion([UIAction(title: "Own") { _ in self.chosen.append("own") }])
    }
    harness.settle()
    harness.tap(try row("More"))
    harness.advance(by: 1)
    harness.tap(try row("Own"))
    #expect(chosen == ["own"])
  }

  @Test func aCopyLooksTheSame() {
    let request = UITabSidebarItem.Request(
      .tab(tab("a")), isHeader: false, traits: UITraitCollection())
    let item = UITabSidebarItem(request: request)
    item.accessories = [.label(text: "1")]
    let copy = item.copy() as? UITabSidebarItem
    #expect(copy?.accessories.count == 1 && copy !== item)
    #expect((copy?.contentConfiguration as? UIListContentConfiguration)?.text == "a")
  }
}
