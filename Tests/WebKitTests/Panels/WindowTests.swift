import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

/// Windows that pages open and close.
@MainActor
struct WindowTests {
  private func closedPage(_ stage: WebStage) -> PageID? {
    stage.engine.next { message -> PageID? in
      if case .closePage = message.content { message.page } else { nil }
    }
  }

  @Test func aWindowIsTheDelegatesViewAndClosesWithItsPage() async throws {
    let (stage, opener) = (WebStage(), Opener())
    stage.view.uiDelegate = opener
    let page = try #require(stage.load())
    stage.engine.send(.pageOpened(by: page, url: "https://example.org/w"), page: 3)
    try await stage.wait { opener.opened != nil }
    #expect(opener.heard == ["open https://example.org/w"])
    #expect(opener.opened?.configuration.processPool === stage.view.configuration.processPool)
    stage.engine.send(.title("New"), page: 3)
    stage.engine.send(.pageClosed, page: 3)
    try await stage.wait { opener.heard.count == 2 }
    #expect(opener.opened?.title == "New")
    #expect(opener.heard.last == "closed")
    opener.opened = nil
    #expect(closedPage(stage) == 3)
  }

  @Test func withoutADelegateNoneOpens() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    stage.engine.send(.pageOpened(by: page, url: nil), page: 5)
    stage.engine.send(.title("over"), page: page)
    try await stage.wait { stage.view.title == "over" }
    #expect(closedPage(stage) == 5)
  }
}

@MainActor
private final class Opener: NSObject, WKUIDelegate {
  var opened: WKWebView?
  var heard: [String] = []

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    heard.append("open \(navigationAction.request.url?.absoluteString ?? "")")
    opened = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 20), configuration: configuration)
    opened?.uiDelegate = self
    return opened
  }

  func webViewDidClose(_ webView: WKWebView) { heard.append("closed") }
}
