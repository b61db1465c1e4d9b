import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// A page whose script never ends is left after the time that WebKit gives a process.
  @MainActor @Suite struct EndlessPageTests {
    /// The script goes on from the answer without a pause, so that the page does nothing else from then on.
    private static let endless = """
      <title>Endless</title><script>const request = new XMLHttpRequest()
      request.open("GET", "/begun", false); request.send(); for (;;) {}</script>
      """
    private static let leaving = """
      <title>Leaving</title><script>addEventListener("pagehide", () => { for (;;) {} })</script>
      """

    private func openEndless() async throws -> RealStage {
      let stage = try RealStage([
        "/": .page("<title>Calm</title>"), "/endless": .page(Self.endless),
      ])
      let url = try #require(URL(string: stage.site.url("/endless")))
      stage.view.load(URLRequest(url: url))
      try await stage.wait {
        stage.heard.contains("commit") && stage.site.requests.contains("/begun")
      }
      return stage
    }

    @Test func anotherPageLoadsAndTheDelegateHearsOfNoEnd() async throws {
      let stage = try await openEndless()
      defer { stage.end() }
      try await stage.open("/")
      #expect(stage.heard == ["start", "commit", "finish"])
      try await stage.wait { stage.view.title == "Calm" }
      #expect(try await stage.value("document.title") == "Calm")
    }

    @Test func stoppingEndsThePageAndAReloadLoadsItAgain() async throws {
      let stage = try await openEndless()
      defer { stage.end() }
      stage.heard = []
      stage.view.stopLoading()
      try await stage.wait { stage.heard.contains("died") }
      #expect(stage.heard == ["died"])
      stage.view.reload()
      try await stage.wait { stage.site.requests.count { $0 == "/begun" } == 2 }
      #expect(stage.site.requests.count { $0 == "/begun" } == 2)
    }

    @Test func aPageThatWontGoWhenItIsLeftGoes() async throws {
      let stage = try RealStage([
        "/": .page("<title>Calm</title>"), "/leaving": .page(Self.leaving),
      ])
      defer { stage.end() }
      try await stage.open("/leaving")
      try await stage.open("/")
      #expect(stage.heard == ["start", "commit", "finish"])
    }
  }
}
