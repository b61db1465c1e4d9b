import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// What the engine needs, in a view's own words.
  @MainActor @Suite struct ObstacleTests {
    private func obstacle(_ environment: [String: String]) async throws -> String? {
      let stage = try RealStage(["/": .page("<title>P</title>")], environment: environment)
      defer { stage.end() }
      try await stage.open()
      #expect(stage.heard == ["fail 2"] && stage.site.requests.isEmpty)
      return stage.view.obstacle?.text
    }

    @Test func withoutAServerItSaysThatItNeedsOne() async throws {
      let text = try await obstacle(["DISPLAY": ":9999"])
      #expect(text == "Web views need an X server: DISPLAY names none that answers.")
    }

    @Test func withoutItsProgramItSaysWhereThatIsLookedFor() async throws {
      let text = try await obstacle(["CASEMENT_WEB_ENGINE": "/nowhere/engine"])
      #expect(text?.hasSuffix("casement-web-engine, which isn't at /nowhere/engine.") == true)
    }
  }
}
