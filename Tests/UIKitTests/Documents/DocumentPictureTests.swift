import CoreGraphics
import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// What shows while files are chosen, light and dark.
@MainActor @Suite(.serialized) struct DocumentPictureTests {
  private let harness = AppHarness()
  private let folder: TemporaryFolder
  private let chooser = FakeFileChooser()

  init() throws { folder = try TemporaryFolder() }

  private func window(_ root: UIViewController, _ size: CGSize, isDark: Bool) throws -> UIWindow {
    harness.settle()
    let engine = try #require(harness.application.engine)
    (engine.platform as? HeadlessPlatform)?.fileChooser = chooser
    engine.recentFiles = RecentFiles(file: folder.url.appendingPathComponent("recent.xbel"))
    let window = harness.show(root, size: size)
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    return window
  }

  private func name(_ isDark: Bool) -> String { isDark ? "dark" : "light" }

  @Test(arguments: [false, true]) func aBrowser(isDark: Bool) throws {
    let place = folder.url.appendingPathComponent("Papers", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    browser.places = [place]
    let window = try window(browser, CGSize(width: 360, height: 330), isDark: isDark)
    harness.advance(by: 1)
    let part = CGRect(x: 0, y: 60, width: 220, height: 150)
    try expectSnapshot(
      try #require(harness.screenshot(of: window).cropping(to: part)),
      named: "browser-\(name(isDark))", tolerance: 8, allowedPixels: 40)
  }

  @Test(arguments: [false, true]) func aPickerBesideTheDesktopsDialog(isDark: Bool) throws {
    let root = UIViewController()
    root.view.backgroundColor = .systemTeal
    let window = try window(root, CGSize(width: 400, height: 300), isDark: isDark)
    harness.advance(by: 0.5)
    let part = CGRect(x: 0, y: 0, width: 300, height: 200)
    let plain = try #require(harness.screenshot(of: window).cropping(to: part))
    root.present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), animated: false)
    harness.advance(by: 1)
    try expectSnapshot(
      try #require(harness.screenshot(of: window).cropping(to: part)),
      named: "picker-\(name(isDark))", differsFrom: [plain], tolerance: 8, allowedPixels: 40)
  }

  @Test(arguments: [false, true]) func picturesInAList(isDark: Bool) async throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image {
      UIColor.systemRed.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
    }
    try #require(red.pngData()).write(to: folder.url.appendingPathComponent("red.png"))
    try folder.write("x", to: "text.txt")
    try folder.write("x", to: "sub/inner.txt")
    // Beside the pictures are dates; where one is too long for a line, its row is higher.
    let date = Date(timeIntervalSince1970: 1_594_814_400)  // 15 July 2020, noon
    for name in ["red.png", "text.txt", "sub"] {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.url.appendingPathComponent(name).path)
    }
    let list = FileListController(
      purpose: .open([.image], asCopy: false), allowsSeveral: false, folder: folder.url)
    list.isInBrowser = true
    let window = try window(
      UINavigationController(rootViewController: list), CGSize(width: 300, height: 480),
      isDark: isDark)
    func image() -> UIImage? {
      let cell = list.table.cellForRow(at: IndexPath(row: 1, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.image
    }
    for _ in 0..<12_000 where image()?.isSymbolImage != false {
      harness.advance(by: 0.05)
      try await Task.sleep(for: .milliseconds(5))
    }
    harness.advance(by: 1)
    let top = list.table.convert(list.table.bounds, to: nil).minY
    let part = CGRect(x: 0, y: top, width: 70, height: 160)
    let shown = try #require(harness.screenshot(of: window).cropping(to: part))
    try expectSnapshot(shown, named: "list-\(name(isDark))", tolerance: 8, allowedPixels: 20)
  }
}
