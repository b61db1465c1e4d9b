import CoreGraphics
import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// What a document-based app does when the user has chosen a document.
@MainActor @Suite(.serialized) struct DocumentBrowserOpeningTests {
  private final class App: NSObject, UIDocumentBrowserViewControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    let page = UIViewController()
    let text = UIView(frame: CGRect(x: 100, y: 100, width: 600, height: 60))
    var transition: UIDocumentBrowserTransitionController?
    var shared: [String] = []

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {
      page.view.addSubview(text)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = self
      transition = controller.transitionController(forDocumentAt: documentURLs[0])
      transition?.targetView = text
      controller.present(page, animated: true)
    }

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      willPresent activityViewController: UIActivityViewController
    ) { shared.append("sheet") }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
  }

  private final class OlderApp: NSObject, UIDocumentBrowserViewControllerDelegate {
    var opened: [String] = []

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) { opened = documentURLs.map(\.lastPathComponent) }
  }

  private let harness = AppHarness()
  private let folder: TemporaryFolder
  private let app = App()

  init() throws { folder = try TemporaryFolder() }

  private func show(_ file: URL) async throws -> UIDocumentBrowserViewController {
    harness.settle()
    let recents = RecentFiles(file: folder.url.appendingPathComponent("recent.xbel"))
    recents.note([file], at: Date(timeIntervalSince1970: 60))
    recents.synchronize()
    harness.application.engine!.recentFiles = recents
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    browser.delegate = app
    browser.places = [folder.url]
    harness.show(browser, size: CGSize(width: 900, height: 700))
    for _ in 0..<12_000 where browser.list.rows[2].isEmpty {
      harness.advance(by: 0.05)
      try await Task.sleep(for: .milliseconds(5))
    }
    harness.settle()
    return browser
  }

  @Test func aPageGrowsFromItsRowAndShrinksIntoIt() async throws {
    let file = try folder.write("x", to: "a.txt")
    let browser = try await show(file)
    let cell = try #require(browser.list.cell(of: file))
    let row = cell.convert(cell.bounds, to: nil)
    harness.tap(cell)
    harness.settle()
    let opening = try #require(app.page.transitionCoordinator)
    #expect(opening.transitionDuration == 0.45)
    let start = try #require(app.page.view.layer.presentation()).frame
    let isBeside = abs(start.midY - row.midY) < app.page.view.bounds.height / 2
    #expect(start.width > row.width && isBeside, "\(start) \(row)")
    harness.advance(by: 1)
    #expect(app.page.view.transform.isIdentity && browser.presentedViewController === app.page)
    #expect(app.page.view.frame == CGRect(x: 0, y: 0, width: 900, height: 700))
    #expect(app.page.view.gestureRecognizers?.isEmpty != false)
    app.page.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(browser.presentedViewController == nil && app.page.viewIfLoaded?.window == nil)
    #expect(browser.list.cell(of: file)?.alpha == 1 && browser.view.window != nil)
  }

  @Test func aPageOfADocumentWithoutARowFades() async throws {
    let browser = try await show(try folder.write("x", to: "a.txt"))
    app.documentBrowser(
      browser, didPickDocumentsAt: [folder.url.appendingPathComponent("other.txt")])
    harness.settle()
    #expect(app.page.view.transform.isIdentity && app.page.transitionCoordinator != nil)
    harness.advance(by: 1)
    #expect(app.page.view.window != nil && app.page.view.alpha == 1)
    app.page.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(browser.presentedViewController == nil && app.page.view.alpha == 1)
  }

  @Test func delegatesWithTheFormerNameAreTold() async throws {
    let file = try folder.write("x", to: "a.txt")
    let browser = try await show(file)
    let older = OlderApp()
    browser.delegate = older
    harness.tap(try #require(browser.list.cell(of: file)))
    harness.settle()
    #expect(older.opened == ["a.txt"])
  }

  @Test func ownActionsAreInTheMenuOfTheirDocuments() async throws {
    let file = try folder.write("x", to: "a.txt")
    let browser = try await show(file)
    var exported: [String] = []
    let export = UIDocumentBrowserAction(
      identifier: "export", localizedTitle: "Export as PDF", availability: [.menu, .navigationBar]
    ) { exported += $0.map(\.lastPathComponent) }
    let crop = UIDocumentBrowserAction(
      identifier: "crop", localizedTitle: "Crop", availability: .menu
    ) { _ in }
    crop.supportedContentTypes = ["public.image"]
    browser.customActions = [export, crop]
    harness.click(try #require(browser.list.cell(of: file)), button: .secondary)
    harness.advance(by: 0.5)
    #expect(harness.view(labelled: "Crop") == nil)
    harness.tap(try #require(harness.view(labelled: "Export as PDF")))
    harness.advance(by: 1)
    #expect(exported == ["a.txt"])
    harness.click(try #require(browser.list.cell(of: file)), button: .secondary)
    harness.advance(by: 0.5)
    harness.tap(try #require(harness.view(labelled: "Share…")))
    harness.advance(by: 1)
    #expect(app.shared == ["sheet"] && browser.presentedViewController is UIActivityViewController)
  }
}
