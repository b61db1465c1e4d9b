import CoreGraphics
import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebRig
import XTestRig

@testable import UIKit
@testable import WebKit

/// Tests of the real engine, which has an X server of its own; the views are headless.
@Suite(
  .serialized, .enabled(if: WebEngineHere.isInstalled, "libwebkit2gtk-4.1-0 is not installed"))
@MainActor
struct RealEngineTests {}

/// A web view with the real engine, and all that its delegate heard.
@MainActor
final class RealStage: NSObject, WKNavigationDelegate {
  let harness: AppHarness
  let server: XServer
  let site: LoopbackServer
  let view: WKWebView
  var heard: [String] = []
  /// What the last failure said.
  private(set) var failure = ""
  /// How often it was asked whether something may be loaded.
  var decisions = 0
  var met: (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?) = {
    _ in (.performDefaultHandling, nil)
  }

  /// `environment` is the engine's, beside the program's own; `launcher` may come between the program and the engine.
  init(
    _ pages: [String: LoopbackServer.Answer] = [:], scale: CGFloat = 1,
    environment more: [String: String] = [:],
    configure: (WKWebViewConfiguration) -> Void = { _ in },
    launcher: (EngineProgram) -> any EngineLauncher = { $0 }
  ) throws {
    harness = AppHarness(scale: scale)
    server = try XServer.start()
    site = try LoopbackServer(pages)
    let configuration = WKWebViewConfiguration()
    let environment = WebEngineHere.environment(["DISPLAY": server.display]).merging(more) { $1 }
    configuration.processPool = WKProcessPool(
      launcher: launcher(EngineProgram(environment: environment)))
    configuration.websiteDataStore = .nonPersistent()
    configure(configuration)
    view = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration)
    super.init()
    view.navigationDelegate = self
    harness.show(view)
  }

  func end() {
    view.removeFromSuperview()
    view.leaveEngine()
    site.stop()
    server.stop()
  }

  /// Loads something of the site, and waits for its end.
  func open(_ path: String = "/") async throws {
    guard let url = URL(string: site.url(path)) else { return }
    try await open { view.load(URLRequest(url: url)) }
  }

  func open(_ load: () -> Void) async throws {
    heard = []
    load()
    try await wait { heard.last == "finish" || heard.last?.hasPrefix("fail") == true }
  }

  /// Lets the main queue run until something is so.
  func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<6000 {
      if isDone() { return }
      try await Task.sleep(nanoseconds: 10_000_000)
      harness.advance(by: 0.01)
    }
  }

  /// A script's value as text.
  func value(_ script: String) async throws -> String {
    let value = try await view.evaluateJavaScript(script)
    return value.map { "\($0)" } ?? ""
  }

  /// Touches and drags take their time on main.
  func waitForValue(_ script: String, _ wanted: String) async throws -> Bool {
    for _ in 0..<1500 {
      if try await value(script) == wanted { return true }
      harness.advance(by: 0.02)
      try await Task.sleep(nanoseconds: 20_000_000)
    }
    return false
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisions += 1
    decisionHandler(.allow)
  }

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
  ) {
    heard.append("fail \((error as NSError).code)")
    failure = error.localizedDescription
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { heard.append("died") }

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let (disposition, credential) = met(challenge)
    completionHandler(disposition, credential)
  }
}
