import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct UIDocumentBrowserTests {
  private final class Told: NSObject, UIDocumentBrowserViewControllerDelegate {
    var picked: [[String]] = []
    var imported: [String] = []
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
  }

  private let harness = AppHarness()
  private let folder: TemporaryFolder
  private let told = Told()
  private let chooser = FakeFileChooser()

  init() throws { folder = try TemporaryFolder() }

  private func show() -> UIDocumentBrowserViewController {
    harness.settle()
    let engine = harness.application.engine!
    (engine.platform as? HeadlessPlatform)?.fileChooser = chooser
    engine.recentFiles = RecentFiles(file: folder.url.appendingPathComponent("recent.xbel"))
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    browser.delegate = told
    harness.show(browser, size: CGSize(width: 900, height: 700))
    return browser
  }

  private func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<2000 where !isDone() {
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
    try await wait { browser.list.rows[1].count == 2 }
    harness.settle()
    try tap(1, 1, browser)
    #expect(told.picked == [["a.txt"]])
    #expect(browser.list.rows[1].first == .file(files[0]))
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

  @Test func aProgramMayHaveNoNewDocument() throws {
    let browser = show()
    try tap(0, 0, browser)
    #expect(browser.presentedViewController == nil)
    browser.allowsDocumentCreation = false
    #expect(browser.list.rows[0] == [.open])
  }
}
