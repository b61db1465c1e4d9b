import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

@MainActor
struct EngineEndTests {
  @Test func noEngineStartsBeforeItIsAskedFor() {
    let stage = WebStage()
    stage.harness.settle()
    #expect(stage.engine.launches == 0)
    #expect(stage.view.url == nil)
  }

  @Test func tenEnginesDieInMidFrameAndAReloadWorksEachTime() async throws {
    let stage = WebStage()
    var page = try #require(stage.load())
    for round in 1...10 {
      stage.engine.send(.url("https://example.org/"), page: page)
      stage.engine.send(.started, page: page)
      try await stage.wait { stage.heard.last == "start" }
      // Half of a message.
      stage.engine.sendBytes(Data([40, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0x7b]))
      stage.engine.die()
      try await stage.wait { stage.heard.last == "died" }
      #expect(!stage.view.isLoading)
      stage.view.reload()
      page = try #require(
        stage.engine.next { message -> PageID? in
          guard case .load(let request) = message.content else { return nil }
          return request.url == "https://example.org/" ? message.page : nil
        })
      #expect(stage.engine.launches == round + 1)
    }
    #expect(stage.heard == Array(repeating: ["start", "died"], count: 10).flatMap { $0 })
  }

  @Test func aPageWhoseProcessDiesStaysWithItsEngine() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let entry = HistoryEntry(
      url: "https://example.org/", title: nil, initialURL: "https://example.org/")
    stage.engine.send(.history(PageHistory(current: entry)), page: page)
    stage.engine.send(.pageDied, page: page)
    try await stage.wait { stage.heard == ["died"] }
    stage.view.reload()
    let reloaded = stage.engine.next { message -> Bool? in
      if case .reload = message.content { true } else { nil }
    }
    #expect(reloaded == true)
    #expect(stage.engine.launches == 1)
  }

  @Test func aPageThatDiesBeforeItShowsIsLoadedAnew() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    stage.engine.send(.url(nil), page: page)
    stage.engine.send(.pageDied, page: page)
    try await stage.wait { stage.heard == ["died"] }
    stage.view.reload()
    let again = stage.engine.next { message -> String? in
      if case .load(let request) = message.content { request.url } else { nil }
    }
    #expect(again == "https://example.org/")
  }

  @Test func whatIsAskedIsAnsweredWhenTheEngineDies() async throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    var codes: [Int] = []
    stage.view.evaluateJavaScript("1") { _, error in
      codes.append((error as? WKError)?.errorCode ?? 0)
    }
    stage.view.find("x") { codes.append($0.matchFound ? 1 : 0) }
    stage.engine.die()
    try await stage.wait { codes.count == 2 }
    #expect(codes == [WKError.Code.webContentProcessTerminated.rawValue, 0])
  }

  @Test func anEngineThatNeitherReadsNorSpeaksHoldsNothingUp() async throws {
    let stage = WebStage()
    let text = String(repeating: "x", count: 1 << 20)
    for _ in 0..<8 { stage.view.loadHTMLString(text, baseURL: nil) }
    // It runs, and reads no more than the beginning.
    #expect(stage.engine.next { _ in true } == true)
    var isAnswered = false
    stage.view.evaluateJavaScript("1") { _, _ in isAnswered = true }
    stage.harness.click(stage.view)
    #expect(!isAnswered && stage.heard.isEmpty)
    stage.engine.die()
    try await stage.wait { isAnswered }
    #expect(isAnswered && stage.heard == ["died"])
  }

  @Test func withoutAnEngineTheViewSaysWhatToInstall() async throws {
    let stage = WebStage(failure: EngineFailure("apt-get install something"))
    stage.view.load(URLRequest(url: URL(string: "https://example.org/")!))
    try await stage.wait { !stage.heard.isEmpty }
    #expect(stage.heard == ["fail early WKErrorDomain 2"])
    #expect(stage.view.obstacle?.text == "apt-get install something")
  }

  @Test func aViewThatGoesClosesItsPage() throws {
    let engine = ScriptedEngine()
    let pool = WKProcessPool(launcher: engine)
    func openAndForget() -> PageID? {
      let harness = AppHarness()
      let configuration = WKWebViewConfiguration()
      configuration.processPool = pool
      configuration.websiteDataStore = .nonPersistent()
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.loadHTMLString("hello", baseURL: nil)
      harness.settle()
      return engine.next { message -> PageID? in
        if case .loadText = message.content { message.page } else { nil }
      }
    }
    let page = try #require(openAndForget())
    let closed = engine.next { message -> PageID? in
      if case .closePage = message.content { message.page } else { nil }
    }
    #expect(closed == page)
  }
}
