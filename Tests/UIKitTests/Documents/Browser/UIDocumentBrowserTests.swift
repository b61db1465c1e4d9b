import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct UIDocumentBrowserTests {
  private final class Told: NSObject, UIDocumentBrowserViewControllerDelegate {
    var picked: [[String]] = []
    var imported: [String] = []
    var failed: [String] = []
    var new: URL?

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { picked.append(documentURLs.map(\.lastPathComponent)) }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (
          URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) { importHandler(new, new == nil ? .none : .move) }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { imported = [sourceURL.lastPathComponent, destinationURL.lastPathComponent] }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) { failed.append("\(documentURL.lastPathComponent) \(error != nil)") }
  }

  @MainActor
  private final class Answer {
    var url: URL?
    var error: (any Error)?
  }

  private let harness = AppHarness()
  private let folder: TemporaryFolder
  private let told = Told()
  private let chooser = FakeFileChooser()
  private var places: [URL] { [folder.url] }

  init() throws { folder = try TemporaryFolder() }

  private func show() -> UIDocumentBrowserViewController {
    harness.settle()
    let engine = harness.application.engine!
    (engine.platform as? HeadlessPlatform)?.fileChooser = chooser
    engine.recentFiles = RecentFiles(file: folder.url.appendingPathComponent("recent.xbel"))
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    browser.delegate = told
    browser.places = places
    harness.show(browser, size: CGSize(width: 900, height: 700))
    return browser
  }

  private func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<12_000 {
      if isDone() { return }
      harness.advance(by: 0.05)
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(isDone())
  }

  private func tap(_ row: Int, _ section: Int, _ browser: UIDocumentBrowserViewController) throws {
    let path = IndexPath(row: row, section: section)
    harness.tap(try #require(browser.list.tableView.cellForRow(at: path)))
    harness.advance(by: 1)
  }

  @Test func recentFilesOfItsTypesAreOpened() async throws {
    let recents = RecentFiles(file: folder.url.appendingPathComponent("recent.xbel"))
    let files = try ["a.txt", "b.png", "c.txt"].map { try folder.write("x", to: $0) }
    for (number, file) in files.enumerated() {
      recents.note([file], at: Date(timeIntervalSince1970: Double(number) * 60))
    }
    recents.synchronize()
    let browser = show()
    try await wait { browser.list.rows[2].count == 2 }
    harness.settle()
    try tap(1, 2, browser)
    #expect(told.picked == [["a.txt"]])
    #expect(browser.list.rows[2].first == .file(files[0]))
  }

  @Test func anyFileIsOpened() throws {
    let browser = show()
    try tap(1, 0, browser)
    chooser.answer(.chosen(["file:///tmp/z.txt"]))
    harness.advance(by: 1)
    #expect(told.picked == [["z.txt"]] && browser.presentedViewController == nil)
  }

  @Test func aNewDocumentGoesWhereTheUserWants() async throws {
    told.new = try folder.write("new", to: "tmp/Untitled.txt")
    let browser = show()
    try tap(0, 0, browser)
    #expect(chooser.questions.last?.kind == .place(name: "Untitled.txt"))
    let target = folder.url.appendingPathComponent("mine.txt")
    chooser.answer(.chosen([target.absoluteString]))
    try await wait { !told.imported.isEmpty }
    #expect(told.imported == ["Untitled.txt", "mine.txt"])
    #expect(try String(contentsOf: target, encoding: .utf8) == "new")
  }

  @Test func aNewDocumentThatCannotBeThereIsTold() async throws {
    told.new = try folder.write("new", to: "tmp/Untitled.txt")
    let file = try folder.write("no folder", to: "file")
    let browser = show()
    try tap(0, 0, browser)
    chooser.answer(.cancelled)
    harness.advance(by: 1)
    try tap(0, 0, browser)
    chooser.answer(.chosen([file.appendingPathComponent("mine.txt").absoluteString]))
    try await wait { !told.failed.isEmpty }
    #expect(told.failed == ["Untitled.txt true"] && told.imported.isEmpty)
    #expect(try String(contentsOf: #require(told.new), encoding: .utf8) == "new")
  }

  @Test func aProgramMayHaveNoNewDocument() throws {
    let browser = show()
    try tap(0, 0, browser)
    #expect(browser.presentedViewController == nil)
    browser.allowsDocumentCreation = false
    #expect(browser.list.rows[0] == [.open])
  }

  @Test func foldersAreBrowsed() async throws {
    try folder.write("x", to: "Papers/a.txt")
    try folder.write("x", to: "Papers/b.png")
    let browser = show()
    try tap(0, 1, browser)
    let navigation = try #require(browser.list.navigationController)
    let page = try #require(navigation.topViewController as? FileListController)
    try await wait { page.entries.contains { $0.name == "Papers" } }
    harness.settle()
    harness.tap(try #require(page.table.cellForRow(at: IndexPath(row: 0, section: 0))))
    try await wait { page.entries.map(\.name) == ["a.txt", "b.png"] }
    harness.settle()
    harness.tap(try #require(page.table.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(told.picked == [], "a picture is no text")
    harness.tap(try #require(page.table.cellForRow(at: IndexPath(row: 0, section: 0))))
    #expect(told.picked == [["a.txt"]] && page.table.indexPathForSelectedRow == nil)
    #expect(navigation.topViewController === page)
    navigation.popViewController(animated: true)
    harness.advance(by: 1)
    #expect(browser.list.rows[2].first == .file(page.entries[0].url))
  }

  @Test func picturesShowSmall() async throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 100)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 300, height: 100))
    }
    let file = folder.url.appendingPathComponent("wide.png")
    try #require(picture.pngData()).write(to: file)
    try folder.write("no picture", to: "liar.png")
    harness.settle()
    let page = FileListController(
      purpose: .open([.image], asCopy: false), allowsSeveral: false, folder: folder.url)
    harness.show(
      UINavigationController(rootViewController: page), size: CGSize(width: 500, height: 600))
    func image(_ row: Int) -> UIImage? {
      let cell = page.table.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.image
    }
    try await wait { image(1).map { !$0.isSymbolImage } == true }
    #expect(page.entries.map(\.name) == ["liar.png", "wide.png"])
    #expect(abs((image(1)?.size.width ?? 0) - 80) <= 1 && image(0)?.isSymbolImage == true)
  }

  @Test func documentsAreRenamed() async throws {
    let file = try folder.write("x", to: "a.txt")
    try folder.write("x", to: "taken.txt")
    let recents = RecentFiles(file: folder.url.appendingPathComponent("recent.xbel"))
    recents.note([file], at: Date(timeIntervalSince1970: 60))
    recents.synchronize()
    let browser = show()
    try await wait { browser.list.rows[2].count == 1 }
    harness.settle()
    let cell = try #require(browser.list.cell(of: file))
    harness.click(cell, button: .secondary)
    harness.advance(by: 0.5)
    harness.tap(try #require(harness.view(labelled: "Rename…")))
    harness.advance(by: 1)
    harness.type("b")
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 1)
    let new = folder.url.appendingPathComponent("b.txt")
    #expect(
      browser.list.rows[2] == [.file(new)] && FileManager.default.fileExists(atPath: new.path))
    for name in ["", "..", "../c", "taken", "taken.txt"] {
      let answer = Answer()
      browser.renameDocument(at: new, proposedName: name) {
        (answer.url, answer.error) = ($0, $1)
      }
      #expect(answer.url == nil && answer.error != nil, "\(name)")
    }
    #expect(FileManager.default.fileExists(atPath: new.path))
  }
}
