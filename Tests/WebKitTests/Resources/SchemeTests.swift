import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

/// What the program itself loads for pages.
@MainActor
struct SchemeTests {
  private func reply(_ stage: WebStage) -> (ResourceAnswer, Data)? {
    stage.engine.next { message -> (ResourceAnswer, Data)? in
      guard case .answerResource(6, let answer) = message.content else { return nil }
      return (answer, message.body)
    }
  }

  @Test func piecesBecomeOneAnswer() async throws {
    let shelf = Shelf()
    let stage = WebStage { $0.setURLSchemeHandler(shelf, forURLScheme: "Shelf") }
    #expect(stage.view.configuration.settings.schemes == ["shelf"])
    let page = try #require(stage.load("shelf://a/b"))
    stage.engine.send(
      .resourceWanted(6, PageRequest(url: "shelf://a/b", headers: ["X-A": "1"])), page: page)
    try await stage.wait { shelf.task != nil }
    #expect(shelf.task?.request.value(forHTTPHeaderField: "X-A") == "1")
    shelf.task?.didReceive(
      URLResponse(
        url: try #require(URL(string: "shelf://a/b")), mimeType: "text/html",
        expectedContentLength: 4, textEncodingName: nil))
    shelf.task?.didReceive(Data("ab".utf8))
    shelf.task?.didReceive(Data("cd".utf8))
    shelf.task?.didFinish()
    let (answer, body) = try #require(reply(stage))
    #expect(answer == ResourceAnswer(status: 200, mimeType: "text/html"))
    #expect(body == Data("abcd".utf8))
  }

  @Test func whatThePageSendsIsTheBody() async throws {
    let shelf = Shelf()
    let stage = WebStage { $0.setURLSchemeHandler(shelf, forURLScheme: "shelf") }
    let page = try #require(stage.load("shelf://a/b"))
    let wanted = PageRequest(url: "shelf://a/c", method: "POST")
    stage.engine.send(.resourceWanted(6, wanted), page: page, body: Data("sent".utf8))
    try await stage.wait { shelf.task != nil }
    #expect(shelf.task?.request.httpMethod == "POST")
    #expect(shelf.task?.request.httpBody == Data("sent".utf8))
    stage.engine.send(.resourceWanted(7, wanted), page: page)
    try await stage.wait { shelf.task?.request.httpBody == nil }
    #expect(shelf.task?.request.httpBody == nil)
  }

  @Test func anErrorIsAnAnswerAndAnEndStops() async throws {
    let shelf = Shelf()
    let stage = WebStage { $0.setURLSchemeHandler(shelf, forURLScheme: "shelf") }
    let page = try #require(stage.load("shelf://a/b"))
    stage.engine.send(.resourceWanted(6, PageRequest(url: "shelf://a/b")), page: page)
    try await stage.wait { shelf.task != nil }
    shelf.task?.didFailWithError(URLError(.fileDoesNotExist))
    #expect(try #require(reply(stage)).0.error != nil)
    stage.engine.send(.resourceWanted(7, PageRequest(url: "shelf://a/c")), page: page)
    try await stage.wait { shelf.task?.request.url?.path == "/c" }
    stage.engine.die()
    try await stage.wait { shelf.stopped == 1 }
    #expect(shelf.stopped == 1)
  }
}

@MainActor
private final class Shelf: NSObject, WKURLSchemeHandler {
  var task: (any WKURLSchemeTask)?
  var stopped = 0

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    task = urlSchemeTask
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }
}
