import Foundation
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

/// A web view in a window, with a scripted engine, and all that its delegate heard.
@MainActor
final class WebStage: NSObject, WKNavigationDelegate {
  let harness: AppHarness
  let engine: ScriptedEngine
  let view: WKWebView
  var heard: [String] = []
  var answer = WKNavigationActionPolicy.allow
  var responseAnswer = WKNavigationResponsePolicy.allow

  init(
    failure: EngineFailure? = nil, scale: CGFloat = 1,
    configure: (WKWebViewConfiguration) -> Void = { _ in }
  ) {
    harness = AppHarness(scale: scale)
    engine = ScriptedEngine(failure: failure)
    let configuration = WKWebViewConfiguration()
    configuration.processPool = WKProcessPool(launcher: engine)
    configuration.websiteDataStore = .nonPersistent()
    configure(configuration)
    view = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 30), configuration: configuration)
    super.init()
    view.navigationDelegate = self
    harness.show(view)
  }

  /// Loads something, and returns the page's number.
  func load(_ url: String = "https://example.org/") -> PageID? {
    view.load(URLRequest(url: URL(string: url)!))
    return engine.next { message in
      if case .load = message.content { message.page } else { nil }
    }
  }

  /// Loads something, and returns the page's number and the first geometry it is given.
  func loadWithGeometry() -> (PageID, PageGeometry)? {
    view.load(URLRequest(url: URL(string: "https://example.org/")!))
    return engine.next { message in
      if case .resize(let geometry) = message.content { (message.page, geometry) } else { nil }
    }
  }

  /// Lets the main queue run until something is so, and once in any case.
  func wait(until isDone: () -> Bool) async throws {
    for step in 0..<6000 {
      if step > 0, isDone() { break }
      try await Task.sleep(nanoseconds: 10_000_000)
      harness.advance(by: 0.01)
    }
    harness.settle()
  }

  /// Waits for a colour in the middle of the view. Frames pass main by, so nothing else tells.
  func waitForColor(_ color: (red: Int, green: Int, blue: Int)) async throws -> Bool {
    for _ in 0..<3000 {
      harness.advance(by: 0.05)
      let found = harness.color(at: CGPoint(x: 20, y: 15), in: view)
      if found == color { return true }
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    return false
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    heard.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
    decisionHandler(answer)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(responseAnswer) }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) { heard.append("response is a download") }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    heard.append("start")
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { heard.append("redirect") }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { heard.append("fail early \((error as NSError).domain) \((error as NSError).code)") }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { heard.append("fail \((error as NSError).code)") }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { heard.append("died") }
}
