import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// What a kernel that forbids sandboxes means for views.
  @MainActor @Suite struct RefusalTests {
    @Test(.enabled(if: !WebEngineHere.hasSandbox, "this system lets pages run in a sandbox"))
    func withoutASandboxNothingIsLoadedAndTheViewSaysWhy() async throws {
      let stage = try RealStage(
        ["/": .page("<title>P</title>")], environment: ["CASEMENT_WEB_SANDBOX": ""])
      defer { stage.end() }
      try await stage.open()
      #expect(stage.heard == ["fail 2"])
      #expect(stage.view.obstacle?.text?.contains("CASEMENT_WEB_SANDBOX=off") == true)
      #expect(stage.site.requests.isEmpty)
    }
  }
}
