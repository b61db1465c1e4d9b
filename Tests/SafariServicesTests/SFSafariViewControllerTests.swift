import Foundation
import Testing
import UIKitTesting

@testable import SafariServices
@testable import UIKit
@testable import WebKit

@MainActor
struct SFSafariViewControllerTests {
  private final class Ear: SFSafariViewControllerDelegate {
    var heard: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      heard.append("finished")
    }
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { heard.append("loaded \(didLoadSuccessfully)") }
    func safariViewController(
      _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
    ) { heard.append("redirected to \(URL)") }
    func safariViewController(
      _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] {
      heard.append("services for \(URL)")
      return [Reading()]
    }
    func safariViewController(
      _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [.print] }
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
      heard.append("to the browser")
    }
  }

  private final class Reading: UIActivity {
    override var activityTitle: String? { "Read Later" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.first is URL
    }
  }

  private let harness = AppHarness()
  private let root = UIViewController()
  private let ear = Ear()
  private let address = "http://127.0.0.1:9/"

  init() {
    harness.show(root)
    // No program of the desktop's is started.
    harness.application.opener.path = "/nowhere"
  }

  private func show(_ style: SFSafariViewController.DismissButtonStyle = .done)
    throws -> SFSafariViewController
  {
    let safari = SFSafariViewController(url: try #require(URL(string: address)))
    safari.dismissButtonStyle = style
    safari.delegate = ear
    root.present(safari, animated: false)
    harness.advance(by: 1)
    return safari
  }

  private func tap(_ label: String) throws {
    harness.tap(try #require(harness.view(labelled: label)))
    harness.advance(by: 1)
  }

  @Test func windowsOfPagesComeInTheirPlace() throws {
    let safari = try show()
    func open(_ address: String) throws -> WKWebView? {
      let request = URLRequest(url: try #require(URL(string: address)))
      let action = WKNavigationAction(opening: request, from: safari.webView)
      return safari.webView.uiDelegate?.webView(
        safari.webView, createWebViewWith: WKWebViewConfiguration(), for: action,
        windowFeatures: WKWindowFeatures())
    }
    #expect(try open("http://127.0.0.1:9/two") == nil)
    #expect(safari.webView.state.requested?.url?.path == "/two")
    #expect(try open("about:blank") == nil)
    #expect(safari.webView.state.requested?.url?.path == "/two")
  }

  @Test func barsLieAroundThePage() throws {
    let safari = try show()
    #expect(safari.top.frame.maxY == safari.webView.frame.minY)
    #expect(safari.webView.frame.maxY == safari.bottom.frame.minY)
    #expect(!safari.back.isEnabled && !safari.forward.isEnabled)
    #expect(harness.view(labelled: "Done") != nil)
    safari.dismissButtonStyle = .cancel
    harness.settle()
    #expect(harness.view(labelled: "Done") == nil && harness.view(labelled: "Cancel") != nil)
  }

  @Test(arguments: [
    (SFSafariViewController.DismissButtonStyle.done, "Done"), (.close, "Close"),
    (.cancel, "Cancel"),
  ])
  func theButtonDismisses(
    style: SFSafariViewController.DismissButtonStyle, label: String
  ) throws {
    _ = try show(style)
    try tap(label)
    #expect(root.presentedViewController == nil)
    #expect(ear.heard.contains("finished"))
  }

  @Test func theFirstLoadIsToldOnce() throws {
    for isGood in [true, false] {
      let safari = SFSafariViewController(url: try #require(URL(string: address)))
      safari.delegate = ear
      ear.heard = []
      let page: any WKNavigationDelegate = safari
      page.webView(safari.webView, didReceiveServerRedirectForProvisionalNavigation: nil)
      if isGood {
        page.webView(safari.webView, didFinish: nil)
      } else {
        page.webView(safari.webView, didFail: nil, withError: CocoaError(.fileReadUnknown))
      }
      page.webView(safari.webView, didReceiveServerRedirectForProvisionalNavigation: nil)
      page.webView(safari.webView, didFinish: nil)
      #expect(ear.heard == ["redirected to \(address)", "loaded \(isGood)"])
    }
  }

  @Test func aPageIsSharedWithServicesOfTheProgram() throws {
    let safari = try show()
    try tap("Share")
    let sheet = try #require(safari.presentedViewController as? UIActivityViewController)
    #expect(ear.heard.contains("services for \(address)"))
    #expect(sheet.excludedActivityTypes == [.print])
    #expect(harness.view(labelled: "Read Later") != nil)
    #expect(sheet.popoverPresentationController?.barButtonItem === safari.share)
  }

  @Test func aPageGoesToTheDesktopsBrowser() throws {
    _ = try show()
    try tap("Open in Browser")
    #expect(ear.heard.contains("to the browser"))
  }
}
