import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// Windows that pages open.
  @MainActor @Suite struct OpenedWindowTests {
    private static let second = """
      <title>Two</title><script>webkit.messageHandlers.ear.postMessage("two " + count)</script>
      """

    @Test func theirScriptsRunOnceAndTheirMessagesComeOnce() async throws {
      let (ear, opener) = (Ear(), Opener())
      let stage = try RealStage([
        "/": .page("<title>One</title><script>open('/two')</script>"), "/two": .page(Self.second),
      ]) { configuration in
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
        configuration.userContentController.add(ear, name: "ear")
        configuration.userContentController.addUserScript(
          WKUserScript(
            source: "window.count = (window.count ?? 0) + 1", injectionTime: .atDocumentStart,
            forMainFrameOnly: true))
      }
      defer { stage.end() }
      stage.view.uiDelegate = opener
      try await stage.open()
      try await stage.wait { !ear.bodies.isEmpty && opener.opened?.title == "Two" }
      let opened = try #require(opener.opened)
      defer { opened.leaveEngine() }
      opened.reload()
      try await stage.wait { ear.bodies.count > 1 }
      // A second message for one would have come before this answer.
      _ = try await opened.evaluateJavaScript("1")
      #expect(ear.bodies == ["two 1", "two 1"])
      stage.view.leaveEngine()
      _ = try await opened.evaluateJavaScript("webkit.messageHandlers.ear.postMessage('later'); 0")
      try await stage.wait { ear.bodies.count > 2 }
      #expect(ear.bodies.dropFirst(2) == ["later"])
    }
  }
}

@MainActor
private final class Ear: NSObject, WKScriptMessageHandler {
  var bodies: [String] = []

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { bodies.append(message.body as? String ?? "") }
}

@MainActor
private final class Opener: NSObject, WKUIDelegate {
  var opened: WKWebView?

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    opened = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 20), configuration: configuration)
    return opened
  }
}
