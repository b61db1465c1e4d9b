import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// What the delegate hears of loads, and in which order.
  @MainActor @Suite struct LoadingTests {
    @Test func aLoadThatIsSentElsewhereIsToldInOrder() async throws {
      let stage = try RealStage(["/": .page("<title>Here</title>"), "/moved": .moved(to: "/")])
      defer { stage.end() }
      try await stage.open("/moved")
      #expect(stage.heard == ["start", "redirect", "commit", "finish"])
      #expect(stage.decisions == 2 && stage.view.url?.path == "/")
      #expect(stage.site.requests.filter { $0 != "/favicon.ico" } == ["/moved", "/"])
    }

    @Test func theHistoryLeadsBackAndForward() async throws {
      let stage = try RealStage([
        "/": .page("<title>One</title>"), "/two": .page("<title>Two</title>"),
      ])
      defer { stage.end() }
      try await stage.open()
      try await stage.open("/two")
      try await stage.wait { stage.view.canGoBack }
      #expect(stage.view.backForwardList.backItem?.url.path == "/")
      try await stage.open { stage.view.goBack() }
      try await stage.wait { stage.view.canGoForward }
      #expect(stage.heard == ["start", "commit", "finish"] && stage.view.url?.path == "/")
      #expect(stage.view.backForwardList.forwardItem?.url.path == "/two" && !stage.view.canGoBack)
      try await stage.open { stage.view.goForward() }
      #expect(stage.view.url?.path == "/two")
    }

    @Test func theHeaderOfAResponseReachesTheDelegate() async throws {
      let ear = ResponseEar()
      let stage = try RealStage(["/file": .file("the file")])
      defer { stage.end() }
      stage.view.navigationDelegate = ear
      let url = try #require(URL(string: stage.site.url("/file")))
      stage.view.load(URLRequest(url: url))
      try await stage.wait { ear.response != nil }
      let response = try #require(ear.response)
      #expect(response.statusCode == 200 && response.expectedContentLength == 8)
      let disposition = response.value(forHTTPHeaderField: "Content-Disposition")
      #expect(disposition == "attachment; filename=a.bin")
    }
  }
}

@MainActor
private final class ResponseEar: NSObject, WKNavigationDelegate {
  var response: HTTPURLResponse?

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    response = navigationResponse.response as? HTTPURLResponse
    decisionHandler(.cancel)
  }
}
