import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Catalog

/// The Catalog in several windows, which come back as they were.
@MainActor @Suite(.serialized) struct CatalogWindowsTests {
  private let harness = AppHarness(delegate: { AppDelegate() })

  private func controller(_ window: Int) throws -> CatalogController {
    let windows = harness.application.windows
    try #require(windows.indices.contains(window), "\(windows.count) windows")
    return try #require(windows[window].rootViewController as? CatalogController)
  }

  private func page(_ window: Int) throws -> String? {
    try controller(window).viewController(for: .secondary)?.title
  }

  private func choose(_ row: Int, in window: Int) throws {
    let table = try controller(window).list.tableView
    harness.tap(try #require(table?.cellForRow(at: IndexPath(row: row, section: 0))))
    harness.advance(by: 0.6)
  }

  @Test func aNewWindowHasAPageOfItsOwn() throws {
    harness.advance(by: 0.5)
    harness.type("n", modifiers: .control)
    harness.advance(by: 0.5)
    #expect(harness.application.connectedScenes.count == 2)
    try choose(4, in: 1)
    #expect(try page(0) == "Buttons")
    #expect(try page(1) == "Pickers")
  }

  @Test(arguments: [1000, 400])
  func thePageThatShowedIsThereAgain(width: Int) throws {
    let size = CGSize(width: width, height: 720)
    harness.resize(harness.application.windows[0], to: size)
    harness.advance(by: 0.5)
    try choose(4, in: 0)
    let scene = try #require(try controller(0).view.window?.windowScene)
    harness.disconnect(scene)
    harness.application.requestSceneSessionActivation(
      scene.session, userActivity: nil, options: nil)
    harness.settle()
    harness.resize(try #require(harness.application.windows.first), to: size)
    harness.advance(by: 0.5)
    #expect(try page(0) == "Pickers")
    let again = try controller(0)
    #expect(again.viewController(for: .secondary)?.view.window != nil)
    let selected = again.list.tableView.indexPathForSelectedRow
    #expect(again.isCollapsed || selected == IndexPath(row: 4, section: 0))
  }

  @Test func anActivityOfAPageThatIsGoneShowsTheFirst() {
    let activity = CatalogController().activity
    #expect(CatalogController(restoring: activity)?.list.shownTitle == "Buttons")
    activity.userInfo?["page"] = "Gone"
    #expect(CatalogController(restoring: activity) == nil)
  }
}
