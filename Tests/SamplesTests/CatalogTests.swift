import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Catalog

@MainActor @Suite(.serialized) struct CatalogTests {
  private func catalog(scale: CGFloat = 1) -> (AppHarness, CatalogViewController, UIWindow) {
    let harness = AppHarness(scale: scale)
    let controller = CatalogViewController()
    return (harness, controller, harness.show(controller, size: CGSize(width: 720, height: 640)))
  }

  @Test func everyPageShowsItsControlsAndTheirCode() {
    let (harness, controller, _) = catalog()
    for index in CatalogPage.all.indices {
      controller.kinds.selectedSegmentIndex = index
      controller.showPage()
      harness.settle()
      for entry in CatalogPage.all[index].makeEntries() {
        #expect(harness.view(labelled: entry.code) != nil, "\(entry.code)")
      }
    }
  }

  /// Tab reaches every control of a page, and keys alone turn a switch.
  @Test func aPageIsGoneThroughByKeys() {
    let (harness, controller, window) = catalog()
    harness.press(.keyboardTab)
    #expect(controller.kinds.isFocused)
    harness.press(.keyboardRightArrow)
    #expect(controller.kinds.selectedSegmentIndex == 1)
    var visited: Set<ObjectIdentifier> = []
    for _ in 0..<40 {
      harness.press(.keyboardTab)
      if let focused = focusedControl(in: window) { visited.insert(ObjectIdentifier(focused)) }
    }
    // The kinds, the style, and of 13 controls the ten that are enabled.
    #expect(visited.count == 12)
    harness.press(.keyboardSpacebar)
  }

  private func focusedControl(in view: UIView) -> UIControl? {
    if view.isFocused { return view as? UIControl }
    for child in view.subviews { if let found = focusedControl(in: child) { return found } }
    return nil
  }

  private func showBars(_ controller: CatalogViewController) {
    let index = CatalogPage.all.firstIndex { $0.title == "Bars" }
    controller.kinds.selectedSegmentIndex = index ?? 0
    controller.showPage()
  }

  @Test func rowsOfSettingsPushPagesAndTheBackButtonPopsThem() throws {
    let (harness, controller, _) = catalog()
    showBars(controller)
    harness.settle()
    harness.click(try #require(harness.view(labelled: "Settings…")))
    harness.advance(by: 1)
    let navigation = try #require(controller.presentedViewController as? UINavigationController)
    let page = try #require(navigation.topViewController as? SettingsPage)
    let row = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    harness.tap(row)
    harness.advance(by: 1)
    #expect(navigation.topViewController?.title == "Display")
    harness.click(try #require(harness.view(identifier: "BackButton")))
    harness.advance(by: 1)
    #expect(navigation.topViewController === page)
    harness.click(try #require(harness.view(labelled: "Done")))
    harness.advance(by: 1)
    #expect(controller.presentedViewController == nil)
  }

  @Test(arguments: ["Page sheet…", "Detents…", "Form sheet…", "Popover…", "Custom…"])
  func presentationsComeByAClickAndGoByEscapeOrDone(title: String) throws {
    let harness = AppHarness()
    let controller = CatalogViewController()
    let window = harness.show(controller, size: CGSize(width: 900, height: 700))
    let index = try #require(CatalogPage.all.firstIndex { $0.title == "Presentations" })
    controller.kinds.selectedSegmentIndex = index
    controller.showPage()
    harness.settle()
    harness.click(try #require(harness.view(labelled: title)))
    harness.advance(by: 1)
    let page = try #require(controller.presentedViewController as? PresentedPage)
    #expect(page.view.window === window)
    harness.click(try #require(harness.view(labelled: "Done")))
    harness.advance(by: 1)
    #expect(controller.presentedViewController == nil)
  }

  @Test func musicIsFoundInATab() throws {
    let (harness, controller, window) = catalog()
    showBars(controller)
    harness.settle()
    harness.click(try #require(harness.view(labelled: "Music…")))
    harness.advance(by: 1)
    let tabs = try #require(controller.presentedViewController as? MusicTabs)
    harness.resize(window, to: CGSize(width: 400, height: 640))
    harness.settle()
    let songs = try #require(tabs.viewControllers?.first as? UINavigationController)
    let list = try #require(songs.topViewController as? SongList)
    #expect(list.tableView.numberOfRows(inSection: 0) == 12)
    let search = try #require(list.navigationItem.searchController)
    harness.tap(search.searchBar.searchTextField)
    harness.advance(by: 1)
    harness.type("moon")
    #expect(list.tableView.numberOfRows(inSection: 0) == 1)
    harness.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
    harness.advance(by: 1)
    #expect(songs.topViewController?.title == "Moon River" && tabs.tabBar.alpha == 0)
    songs.popViewController(animated: true)
    harness.advance(by: 1)
    #expect(search.isActive && tabs.tabBar.alpha == 1)
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(!search.isActive && list.tableView.numberOfRows(inSection: 0) == 12)
    harness.tap(try #require(harness.view(labelled: "Favorites")))
    harness.advance(by: 1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aSwitchTurnsTheStyle() {
    let (harness, controller, _) = catalog()
    harness.click(controller.dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    let color = harness.color(at: CGPoint(x: 5, y: 630), in: controller.view)
    #expect(color == (0, 0, 0))
  }

  /// Not a test: writes every page, light, dark and from right to left, for `scripts/picture`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASEMENT_PICTURE"] != nil))
  func writesThePictures() throws {
    let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURE"] ?? ""
    for scale in [1, 2] as [CGFloat] {
      let harness = AppHarness(screenSize: CGSize(width: 1280, height: 1400), scale: scale)
      let controller = CatalogViewController()
      let window = harness.show(controller, size: CGSize(width: 720, height: 1250))
      for (look, style) in [
        ("light", UIUserInterfaceStyle.light), ("dark", .dark), ("rtl", .light),
      ] {
        controller.overrideUserInterfaceStyle = style
        if look == "rtl" { controller.traitOverrides.layoutDirection = .rightToLeft }
        for (index, page) in CatalogPage.all.enumerated() {
          controller.kinds.selectedSegmentIndex = index
          controller.showPage()
          harness.advance(by: 0.5)
          let image = UIImage(cgImage: harness.screenshot(of: window))
          let name = "\(page.title)-\(look)-\(Int(scale)).png"
          try #require(image.pngData()).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        showBars(controller)
        harness.settle()
        for title in ["Settings…", "Alert…"] {
          harness.click(try #require(harness.view(labelled: title)))
          harness.advance(by: 1)
          let image = UIImage(cgImage: harness.screenshot(of: window))
          let name = "\(title.dropLast())-\(look)-\(Int(scale)).png"
          try #require(image.pngData()).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
          controller.dismiss(animated: false)
          harness.settle()
        }
      }
    }
  }
}
