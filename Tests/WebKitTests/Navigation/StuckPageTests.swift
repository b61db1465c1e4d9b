import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

/// A page whose script doesn't end, so that its process does nothing else.
@MainActor
struct StuckPageTests {
  private let stage = WebStage()

  /// A page that has come, and doesn't answer from now on.
  private func show() async throws -> PageID {
    let page = try #require(stage.load("https://example.org/loop"))
    let entry = HistoryEntry(
      url: "https://example.org/loop", title: nil, initialURL: "https://example.org/loop")
    for event in [EngineEvent.started, .history(PageHistory(current: entry)), .committed] {
      stage.engine.send(event, page: page)
    }
    try await stage.wait { stage.heard.last == "commit" }
    stage.heard = []
    return page
  }

  /// Lets main hear of what was sent before.
  private func hear(_ page: PageID) async throws {
    stage.engine.send(.title("heard"), page: page)
    try await stage.wait { stage.view.title == "heard" }
  }

  /// What is said next of ending the process and of loading.
  private func next() -> EngineCommand? {
    stage.engine.next { message -> EngineCommand? in
      switch message.content {
      case .endProcess, .load, .reload, .goToStep, .stop: message.content
      default: nil
      }
    }
  }

  @Test func aLoadIsDoneByAnotherProcessAndTheDelegateHearsOfTheLoadAlone() async throws {
    let page = try await show()
    let other = EngineCommand.load(PageRequest(url: "https://example.org/calm"))
    let navigation = stage.view.load(URLRequest(url: URL(string: "https://example.org/calm")!))
    var isAnswered = false
    stage.view.evaluateJavaScript("1") { _, error in
      isAnswered = (error as? WKError)?.code == .webContentProcessTerminated
    }
    #expect(next() == other)
    stage.engine.send(.pageStuck, page: page)
    try await stage.wait { isAnswered }
    #expect(next() == .endProcess)
    #expect(next() == other)
    for event in [EngineEvent.started, .committed, .finished] {
      stage.engine.send(event, page: page)
    }
    try await stage.wait { stage.heard.last == "finish" }
    #expect(stage.heard == ["start", "commit", "finish"])
    #expect(stage.view.state.navigation === navigation)
  }

  @Test func aLoadThatHadBegunIsToldOnce() async throws {
    let page = try await show()
    stage.view.reload()
    stage.engine.send(.started, page: page)
    try await stage.wait { stage.heard == ["start"] }
    stage.engine.send(.pageStuck, page: page)
    for event in [EngineEvent.started, .committed] { stage.engine.send(event, page: page) }
    try await stage.wait { stage.heard.last == "commit" }
    #expect(stage.heard == ["start", "commit"])
    let told = [next(), next(), next()]
    let reload = EngineCommand.reload(ignoringCache: false)
    #expect(told == [reload, .endProcess, reload])
  }

  @Test func stoppingEndsTheProcessAndAReloadWorks() async throws {
    let page = try await show()
    stage.view.stopLoading()
    #expect(next() == .stop)
    stage.engine.send(.pageStuck, page: page)
    try await stage.wait { stage.heard == ["died"] }
    #expect(next() == .endProcess)
    stage.view.reload()
    #expect(next() == .reload(ignoringCache: false))
  }

  @Test func aPageThatIsWantedMayRunOn() async throws {
    let page = try await show()
    stage.engine.send(.pageStuck, page: page)
    try await hear(page)
    stage.view.reload()
    #expect(next() == .reload(ignoringCache: false), "no process was ended")
    #expect(stage.heard.isEmpty)
  }
}
