import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

@MainActor
struct NavigationTests {
  @Test func theDelegateHearsOfALoadInOrder() async throws {
    let stage = WebStage()
    let page = try #require(stage.load("https://example.org/a"))
    let question = PolicyQuestion(.navigation, PageRequest(url: "https://example.org/a"))
    stage.engine.send(.policyWanted(9, question), page: page)
    // As an engine, which begins when it has the answer. In tests other threads than the main one serve the main queue,
    // and there an immediate task begins in the next turn.
    try await stage.wait { stage.heard.count == 1 }
    for event in [EngineEvent.started, .redirected, .committed, .finished] {
      stage.engine.send(event, page: page)
    }
    try await stage.wait { stage.heard.count == 5 }
    #expect(
      stage.heard == ["decide https://example.org/a", "start", "redirect", "commit", "finish"])
    let answer = stage.engine.next { message -> PolicyAnswer? in
      if case .answerPolicy(9, let answer) = message.content { answer } else { nil }
    }
    #expect(answer == .allow)
  }

  @Test func aPolicyIsToldTheEngine() async throws {
    let stage = WebStage()
    stage.answer = .cancel
    let page = try #require(stage.load())
    let question = PolicyQuestion(.navigation, PageRequest(url: "https://example.org/"))
    stage.engine.send(.policyWanted(3, question), page: page)
    try await stage.wait { !stage.heard.isEmpty }
    let answer = stage.engine.next { message -> PolicyAnswer? in
      if case .answerPolicy(3, let answer) = message.content { answer } else { nil }
    }
    #expect(answer == .cancel)
  }

  /// With handlers that say whose they are, as Apple's SDK has them.
  private final class OnMain: NSObject, WKNavigationDelegate {
    var asked: [String] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      asked.append("action")
      decisionHandler(.cancel)
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
      asked.append("response")
      decisionHandler(.cancel)
    }
  }

  @Test(arguments: [PolicyQuestion.Subject.navigation, .response])
  func handlersOfTheMainActorDecide(subject: PolicyQuestion.Subject) async throws {
    let (stage, delegate) = (WebStage(), OnMain())
    stage.view.navigationDelegate = delegate
    let page = try #require(stage.load())
    let question = PolicyQuestion(subject, PageRequest(url: "https://example.org/"))
    stage.engine.send(.policyWanted(3, question), page: page)
    try await stage.wait { !delegate.asked.isEmpty }
    #expect(delegate.asked == [subject == .response ? "response" : "action"])
    let answer = stage.engine.next { message -> PolicyAnswer? in
      if case .answerPolicy(3, let answer) = message.content { answer } else { nil }
    }
    #expect(answer == .cancel)
  }

  private final class Waiting: NSObject, WKNavigationDelegate {
    var asked: [Bool] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
      await Task.yield()
      asked.append(preferences.allowsContentJavaScript)
      preferences.allowsContentJavaScript = false
      return (.allow, preferences)
    }
  }

  @Test func anAsyncMethodDecidesAboutPreferencesToo() async throws {
    let (stage, delegate) = (WebStage(), Waiting())
    stage.view.navigationDelegate = delegate
    let page = try #require(stage.load())
    let question = PolicyQuestion(.navigation, PageRequest(url: "https://example.org/"))
    stage.engine.send(.policyWanted(3, question), page: page)
    try await stage.wait { !delegate.asked.isEmpty }
    #expect(delegate.asked == [true])
    var areScriptsOff = false
    let answer = stage.engine.next { message -> PolicyAnswer? in
      if message.content == .setScriptsEnabled(false) { areScriptsOff = true }
      if case .answerPolicy(3, let answer) = message.content { return answer }
      return nil
    }
    #expect(areScriptsOff && answer == .allow)
  }

  private final class Preferring: NSObject, WKNavigationDelegate {
    var runsScripts: [Bool] = []
    var asked: [Bool] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      asked.append(preferences.allowsContentJavaScript)
      preferences.allowsContentJavaScript = runsScripts.removeFirst()
      decisionHandler(.allow, preferences)
    }
  }

  @Test func aPagesPreferencesAreToldBeforeItIsAllowed() async throws {
    let (stage, delegate) = (WebStage(), Preferring())
    stage.view.navigationDelegate = delegate
    delegate.runsScripts = [false, false, true]
    let page = try #require(stage.load())
    let question = PolicyQuestion(.navigation, PageRequest(url: "https://example.org/"))
    for id in [RequestID(3), 4, 5] { stage.engine.send(.policyWanted(id, question), page: page) }
    try await stage.wait { delegate.asked.count == 3 }
    #expect(delegate.asked == [true, true, true], "each is asked with the usual ones")
    var told: [EngineCommand] = []
    _ = stage.engine.next { message -> Bool? in
      switch message.content {
      case .setScriptsEnabled, .answerPolicy: told.append(message.content)
      default: break
      }
      return message.content == .answerPolicy(5, .allow) ? true : nil
    }
    #expect(
      told == [
        .setScriptsEnabled(false), .answerPolicy(3, .allow), .answerPolicy(4, .allow),
        .setScriptsEnabled(true), .answerPolicy(5, .allow),
      ])
  }

  @Test func errorsAreThoseOfApplesLoadingSystem() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let early = PageFailure(
      .unreachable, url: "https://x.test/", message: "no", isProvisional: true)
    let late = PageFailure(.cancelled, url: "https://x.test/", message: "no", isProvisional: false)
    stage.engine.send(.failed(early), page: page)
    stage.engine.send(.failed(late), page: page)
    try await stage.wait { stage.heard.count == 2 }
    #expect(stage.heard == ["fail early NSURLErrorDomain -1004", "fail -999"])
  }

  @Test(arguments: [
    ("https://Example.org:8443/a", "https example.org 8443"),
    ("http://x.test:80/", "http x.test 0"), ("about:blank", "  0"), ("file:///tmp/a", "file  0"),
    ("own://page/1", "own page 0"),
  ])
  func originsAreSchemeHostAndPort(address: String, expected: String) {
    let origin = WKSecurityOrigin(URL(string: address))
    #expect("\(origin.protocol) \(origin.host) \(origin.port)" == expected)
  }

  @Test func aReloadMayPassAllCaches() throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    #expect(stage.view.reload() != nil && stage.view.reloadFromOrigin() != nil)
    var kinds: [Bool?] = []
    for _ in 0..<2 {
      kinds.append(
        stage.engine.next { message -> Bool? in
          if case .reload(let isFresh) = message.content { isFresh } else { nil }
        })
    }
    #expect(kinds == [false, true])
  }

  @Test(arguments: [("POST", nil), ("GET", Data("a=b".utf8))])
  func aRequestThatTheEngineCannotSendFails(method: String, body: Data?) async throws {
    let stage = WebStage()
    var request = URLRequest(url: try #require(URL(string: "https://example.org/")))
    request.httpMethod = method
    request.httpBody = body
    #expect(stage.view.load(request) != nil)
    #expect(stage.heard.isEmpty, "the program has its navigation first")
    try await stage.wait { !stage.heard.isEmpty }
    #expect(stage.heard == ["fail early WebKitErrorDomain 101"])
    #expect(stage.engine.launches == 0)
  }

  @Test func anEmptyBodyIsNone() throws {
    let stage = WebStage()
    var request = URLRequest(url: try #require(URL(string: "https://example.org/")))
    request.httpMethod = "get"
    request.httpBody = Data()
    #expect(stage.view.load(request) != nil)
    let url = stage.engine.next { message -> String? in
      if case .load(let wanted) = message.content { wanted.url } else { nil }
    }
    #expect(url == "https://example.org/")
  }

  @Test func whatShowsOfAPageIsObserved() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    var titles: [String?] = []
    var progress: [Double] = []
    let observations = [
      stage.view.observe(\.title) { view, _ in titles.append(view.title) },
      stage.view.observe(\.estimatedProgress) { view, _ in
        progress.append(view.estimatedProgress)
      },
    ]
    stage.engine.send(.loading(true), page: page)
    stage.engine.send(.title("A"), page: page)
    stage.engine.send(.progress(0.5), page: page)
    stage.engine.send(.progress(7), page: page)
    stage.engine.send(.url("https://example.org/b"), page: page)
    try await stage.wait { stage.view.url?.path == "/b" }
    #expect(titles == ["A"])
    #expect(progress == [0.5, 1])
    #expect(stage.view.isLoading)
    observations.forEach { $0.invalidate() }
  }

  @Test func theHistoryIsGoneThroughByItsItems() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    func entry(_ path: String) -> HistoryEntry {
      let url = "https://example.org/\(path)"
      return HistoryEntry(url: url, title: path, initialURL: url)
    }
    let history = PageHistory(
      back: [entry("a"), entry("b")], current: entry("c"), forward: [entry("d")])
    stage.engine.send(.history(history), page: page)
    try await stage.wait { stage.view.canGoBack }
    let list = stage.view.backForwardList
    let paths = (-2...1).map { list.item(at: $0)?.url.lastPathComponent }
    #expect(paths == ["a", "b", "c", "d"])
    #expect(list.item(at: -3) == nil && list.item(at: 2) == nil)
    #expect(stage.view.go(to: list.backList[0]) != nil)
    #expect(stage.view.goForward() != nil)
    var steps: [Int] = []
    for _ in 0..<2 {
      let step = stage.engine.next { message -> Int? in
        if case .goToStep(let step) = message.content { step } else { nil }
      }
      steps.append(step ?? 0)
    }
    #expect(steps == [-2, 1])
    #expect(stage.view.go(to: WKBackForwardListItem(entry("z"))!) == nil)
  }
}
