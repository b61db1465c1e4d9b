import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Catalog

@MainActor @Suite(.serialized) struct CatalogTests {
  typealias Catalog = (harness: AppHarness, controller: CatalogController, window: UIWindow)

  func catalog(
    _ size: CGSize = CGSize(width: 1000, height: 720), scale: CGFloat = 1
  ) -> Catalog {
    let harness = AppHarness(screenSize: CGSize(width: 1600, height: 1400), scale: scale)
    let controller = CatalogController()
    let window = harness.show(controller, size: size)
    harness.settle()
    return (harness, controller, window)
  }

  private static let titles = CatalogSection.all.flatMap { $0.items.map(\.page.title) }

  /// Taps the row of a page, which comes into sight first.
  func choose(_ title: String, in catalog: Catalog) throws {
    let (harness, list) = (catalog.harness, catalog.controller.list)
    let path = try #require(
      list.sections.indices.lazy.compactMap { section in
        list.sections[section].items.firstIndex { $0.page.title == title }
          .map { IndexPath(row: $0, section: section) }
      }.first)
    list.tableView.scrollToRow(at: path, at: .middle, animated: false)
    harness.settle()
    harness.tap(try #require(list.tableView.cellForRow(at: path)))
    harness.advance(by: 0.6)
  }

  private func page(of catalog: Catalog) -> UIViewController? {
    catalog.controller.viewController(for: .secondary)
  }

  @Test func everyPageShowsItsControlsAndTheirCode() throws {
    let catalog = catalog()
    for item in CatalogSection.all.flatMap(\.items) {
      try choose(item.page.title, in: catalog)
      #expect(page(of: catalog)?.title == item.page.title)
      for entry in item.page.makeEntries() {
        #expect(catalog.harness.view(labelled: entry.code) != nil, "\(entry.code)")
      }
    }
  }

  @Test func aSearchNarrowsTheList() throws {
    let catalog = catalog()
    let search = try #require(catalog.controller.list.navigationItem.searchController)
    catalog.harness.tap(search.searchBar.searchTextField)
    catalog.harness.advance(by: 1)
    catalog.harness.type("pre")
    #expect(catalog.controller.list.sections.map(\.title) == ["Controllers"])
    try choose("Presentations", in: catalog)
    #expect(page(of: catalog)?.title == "Presentations")
    catalog.harness.press(.keyboardEscape)
    catalog.harness.advance(by: 1)
    #expect(catalog.controller.list.sections.count == CatalogSection.all.count)
  }

  @Test func aNarrowWindowBeginsWithTheListAndPushesPages() throws {
    let catalog = catalog(CGSize(width: 400, height: 720))
    let list = catalog.controller.list
    #expect(catalog.controller.isCollapsed && list.view.window != nil)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    try choose("Pickers", in: catalog)
    #expect(page(of: catalog)?.view.window != nil && list.view.window == nil)
    catalog.harness.click(try #require(catalog.harness.view(identifier: "BackButton")))
    catalog.harness.advance(by: 1)
    #expect(list.view.window != nil)
  }

  /// Every width shows the list at the side or alone, and nothing sticks out.
  @Test func noWidthBetweenPhoneAndWideMonitorCutsAnythingOff() throws {
    let catalog = catalog()
    try choose("Buttons", in: catalog)
    for width in stride(from: 360, through: 1600, by: 20) {
      catalog.harness.resize(catalog.window, to: CGSize(width: width, height: 720))
      catalog.harness.settle()
      let shown = try #require(page(of: catalog)?.view)
      let frame = shown.convert(shown.bounds, to: nil)
      #expect(frame.maxX == CGFloat(width) && frame.height == 720, "\(width)")
      #expect(catalog.controller.isCollapsed == (frame.width == CGFloat(width)), "\(width)")
      for row in shown.descendants.compactMap({ $0 as? CatalogRow }) {
        for part in row.subviews {
          #expect(row.bounds.contains(part.frame), "\(width): \(part)")
        }
      }
    }
  }

  @Test func keysChooseAPageAndReachItsControls() throws {
    let catalog = catalog()
    var visited: Set<ObjectIdentifier> = []
    for _ in 0..<40 {
      catalog.harness.press(.keyboardTab)
      if let focused = catalog.window.descendants.first(where: \.isFocused) as? UIButton {
        visited.insert(ObjectIdentifier(focused))
      }
    }
    let buttons = try #require(page(of: catalog)?.view.descendants.compactMap { $0 as? UIButton })
    let enabled = buttons.filter(\.isEnabled)
    let missed = enabled.filter { !visited.contains(ObjectIdentifier($0)) }
    #expect(!enabled.isEmpty && missed.isEmpty, "\(missed)")
    let row = catalog.controller.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    for _ in 0..<40 where row?.isFocused == false { catalog.harness.press(.keyboardTab) }
    catalog.harness.press(.keyboardDownArrow)
    catalog.harness.press(.keyboardSpacebar)
    catalog.harness.advance(by: 0.6)
    #expect(page(of: catalog)?.title == "Values")
  }

  @Test func rowsOfSettingsPushPagesAndTheBackButtonPopsThem() throws {
    let catalog = catalog()
    let (harness, controller, _) = catalog
    try choose("Bars", in: catalog)
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
    let catalog = catalog()
    let (harness, controller, window) = catalog
    try choose("Presentations", in: catalog)
    harness.click(try #require(harness.view(labelled: title)))
    harness.advance(by: 1)
    let page = try #require(controller.presentedViewController as? PresentedPage)
    #expect(page.view.window === window)
    harness.click(try #require(harness.view(labelled: "Done")))
    harness.advance(by: 1)
    #expect(controller.presentedViewController == nil)
  }

  @Test(arguments: ["Share…", "Colors…", "Fonts…", "Print…"])
  func whatTheSystemOffersComesByAClickAndGoesByEscape(title: String) throws {
    let catalog = catalog()
    let (harness, controller, _) = catalog
    try choose("System", in: catalog)
    harness.click(try #require(harness.view(labelled: title)))
    harness.advance(by: 1)
    #expect(controller.presentedViewController?.view.window === catalog.window)
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    #expect(controller.presentedViewController == nil)
  }

  @Test func musicIsFoundInATab() throws {
    let catalog = catalog()
    let (harness, controller, window) = catalog
    try choose("Bars", in: catalog)
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

  @Test func switchesTurnTheLooks() throws {
    let catalog = catalog()
    let looks = CatalogLook.all.map(\.title)
    for title in looks {
      let list = catalog.controller.list
      let last = IndexPath(row: looks.count - 1, section: list.sections.count)
      list.tableView.scrollToRow(at: last, at: .bottom, animated: false)
      catalog.harness.settle()
      catalog.harness.click(try #require(catalog.harness.view(identifier: title)))
      catalog.harness.advance(by: 0.5)
    }
    let traits = try #require(page(of: catalog)).traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .extraExtraExtraLarge)
    let shown = try #require(page(of: catalog)?.view)
    #expect(catalog.harness.color(at: CGPoint(x: 5, y: 700), in: shown) == (0, 0, 0))
    let presented = UIViewController()
    catalog.controller.present(presented, animated: false)
    catalog.harness.advance(by: 1)
    #expect(presented.traitCollection.userInterfaceStyle == .dark, "sheets too")
    #expect(presented.traitCollection.layoutDirection == .rightToLeft)
  }

  /// Not a test: writes every page, light, dark and from right to left, for `scripts/picture`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASEMENT_PICTURE"] != nil))
  func writesThePictures() throws {
    for scale in [1, 2] as [CGFloat] {
      for (look, size) in [
        ("light", CGSize(width: 1000, height: 1000)), ("dark", CGSize(width: 1000, height: 1000)),
        ("rtl", CGSize(width: 1000, height: 1000)), ("narrow", CGSize(width: 400, height: 1000)),
      ] {
        let catalog = catalog(size, scale: scale)
        if look == "dark" { catalog.window.overrideUserInterfaceStyle = .dark }
        if look == "rtl" { catalog.window.traitOverrides.layoutDirection = .rightToLeft }
        catalog.harness.advance(by: 0.5)
        try write(catalog, "List-\(look)-\(Int(scale))")
        for title in Self.titles {
          try choose(title, in: catalog)
          try write(catalog, "\(title)-\(look)-\(Int(scale))")
          if scrollsToEnd(catalog) { try write(catalog, "\(title)-end-\(look)-\(Int(scale))") }
          catalog.controller.show(.primary)
          catalog.harness.advance(by: 1)
        }
        try choose("Bars", in: catalog)
        for title in ["Settings…", "Alert…"] {
          catalog.harness.click(try #require(catalog.harness.view(labelled: title)))
          catalog.harness.advance(by: 1)
          try write(catalog, "\(title.dropLast())-\(look)-\(Int(scale))")
          catalog.controller.dismiss(animated: false)
          catalog.harness.settle()
        }
      }
    }
  }

  /// False where a page shows as a whole.
  private func scrollsToEnd(_ catalog: Catalog) -> Bool {
    let views = page(of: catalog)?.view.descendants ?? []
    guard let scroller = views.lazy.compactMap({ $0 as? UIScrollView }).first,
      scroller.contentSize.height > scroller.bounds.height
    else { return false }
    scroller.contentOffset.y = scroller.contentSize.height - scroller.bounds.height
    catalog.harness.settle()
    return true
  }

  private func write(_ catalog: Catalog, _ name: String) throws {
    let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURE"] ?? ""
    let image = UIImage(cgImage: catalog.harness.screenshot(of: catalog.window))
    try #require(image.pngData()).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }
}
