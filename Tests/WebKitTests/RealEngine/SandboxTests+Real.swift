import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// What a kernel that forbids sandboxes means for views: this one, or one that forbids them to the engine alone.
  @MainActor
  @Suite(
    .enabled(
      if: !WebEngineHere.hasSandbox || ConfinedEngine.isPossible,
      "this system lets pages run in a sandbox, and nobody forbid it"))
  struct RefusalTests {
    private let confined: ConfinedEngine?

    init() throws {
      confined = try WebEngineHere.hasSandbox ? ConfinedEngine(EngineProgram().path()) : nil
    }

    private func open(_ variable: String) async throws -> RealStage {
      var environment = ["CASEMENT_WEB_SANDBOX": variable]
      environment["CASEMENT_WEB_ENGINE"] = confined?.path
      let stage = try RealStage(["/": .page("<title>P</title>")], environment: environment)
      try await stage.open()
      return stage
    }

    @Test func withoutASandboxNothingIsLoadedAndTheViewSaysWhy() async throws {
      let stage = try await open("")
      defer { stage.end() }
      #expect(stage.heard == ["fail 2"])
      let text = try #require(stage.view.obstacle?.text)
      #expect(text.contains("bwrap fails") && text.hasSuffix("runs them without one."), "\(text)")
      #expect(stage.site.requests.isEmpty)
    }

    @Test func theVariableLetsPagesLoadWithoutOne() async throws {
      let stage = try await open("off")
      defer { stage.end() }
      #expect(stage.heard == ["start", "commit", "finish"])
      try await stage.wait { stage.view.title == "P" }
      #expect(stage.view.title == "P" && stage.view.obstacle == nil)
    }
  }
}
