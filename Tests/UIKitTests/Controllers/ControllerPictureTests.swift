import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Bars and presentations in windows of a phone, a tablet and a desktop.
@MainActor
struct ControllerPictureTests {
  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete Note?", message: "The note will be deleted everywhere.",
      preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    if style == .actionSheet { alert.addAction(UIAlertAction(title: "Archive", style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  /// Shows a controller and compares what is around its view.
  private func present(
    _ controller: UIViewController, on stage: PictureStage, _ name: String, height: CGFloat? = nil
  ) throws {
    let before = stage.harness.screenshot(of: stage.window)
    stage.page.present(controller, animated: false)
    stage.harness.advance(by: 1)
    var part = stage.around(controller.view)
    if let height { part.size.height = height }
    try stage.expect(name, part, before: before, testFile: #filePath)
  }

  @Test(arguments: PictureSetting.all) func navigationBars(setting: PictureSetting) throws {
    let stage = PictureStage(setting)
    let before = stage.harness.screenshot(of: stage.window)
    let next = SettingsPage(style: .insetGrouped)
    next.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Edit"),
    ]
    stage.navigation.navigationBar.prefersLargeTitles = true
    stage.navigation.pushViewController(next, animated: false)
    let part = CGRect(x: 0, y: 0, width: min(setting.size.width, 600), height: 170)
    let end = CGRect(x: setting.size.width - part.width, y: 0, width: part.width, height: 170)
    try stage.expect(
      "navigation-bar", setting.isMirrored ? part : end, before: before, testFile: #filePath)
  }

  @Test(arguments: PictureSetting.all) func toolbars(setting: PictureSetting) throws {
    let stage = PictureStage(setting)
    let before = stage.harness.screenshot(of: stage.window)
    let trash = UIBarButtonItem(systemItem: .trash)
    trash.isEnabled = false
    stage.page.toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(title: "Move"),
      .flexibleSpace(), trash,
    ]
    stage.navigation.isToolbarHidden = false
    let height = setting.size.height
    try stage.expect(
      "toolbar", CGRect(x: 0, y: height - 90, width: setting.size.width, height: 90),
      before: before, testFile: #filePath)
  }

  @Test(arguments: PictureSetting.all) func tabBars(setting: PictureSetting) throws {
    let before = PictureStage(setting)
    let stage = PictureStage(setting, tabs: true)
    let isAbove = setting.size.width > 600
    let width = min(setting.size.width, 600)
    let part = CGRect(
      x: (setting.size.width - width) / 2, y: isAbove ? 0 : setting.size.height - 110, width: width,
      height: 110)
    try stage.expect(
      "tab-bar", part, before: before.harness.screenshot(of: before.window), testFile: #filePath)
  }

  @Test(arguments: PictureSetting.all) func sheets(setting: PictureSetting) throws {
    let sheet = UINavigationController(rootViewController: SettingsPage(style: .insetGrouped))
    sheet.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    try present(sheet, on: PictureStage(setting), "sheet", height: 200)
  }

  @Test(arguments: PictureSetting.all) func halfSheets(setting: PictureSetting) throws {
    let sheet = UINavigationController(rootViewController: SettingsPage(style: .insetGrouped))
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    try present(sheet, on: PictureStage(setting), "half-sheet", height: 170)
  }

  @Test(arguments: PictureSetting.all) func popovers(setting: PictureSetting) throws {
    let stage = PictureStage(setting)
    let button = UIBarButtonItem(systemItem: .add)
    stage.page.navigationItem.rightBarButtonItem = button
    stage.harness.settle()
    let page = SettingsPage(style: .plain)
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 280, height: 132)
    page.popoverPresentationController?.barButtonItem = button
    try present(page, on: stage, "popover", height: setting.size.width > 600 ? nil : 200)
  }

  @Test(arguments: PictureSetting.all) func searches(setting: PictureSetting) throws {
    let stage = PictureStage(setting)
    let before = stage.harness.screenshot(of: stage.window)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Recent"]
    stage.page.navigationItem.searchController = search
    stage.page.navigationItem.preferredSearchBarPlacement = .stacked
    stage.harness.settle()
    search.isActive = true
    stage.harness.advance(by: 1)
    search.searchBar.text = "Wi"
    let width = min(setting.size.width, 600)
    let x = setting.isMirrored ? setting.size.width - width : 0
    try stage.expect(
      "search", CGRect(x: x, y: 0, width: width, height: 240), before: before,
      testFile: #filePath)
  }

  @Test(arguments: PictureSetting.all) func alerts(setting: PictureSetting) throws {
    try present(alert(.alert), on: PictureStage(setting), "alert")
  }

  @Test(arguments: PictureSetting.all) func actionSheets(setting: PictureSetting) throws {
    let stage = PictureStage(setting)
    let sheet = alert(.actionSheet)
    let row = stage.page.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    sheet.popoverPresentationController?.sourceView = row
    try present(sheet, on: stage, "action-sheet")
  }
}
