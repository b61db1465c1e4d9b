import Foundation
import Testing
import UIKitTesting
import WebRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// What scripts ask the user, and what they hear of the program.
  @MainActor @Suite struct AskedTests {
    private let stage: RealStage

    init() throws { stage = try RealStage(["/": .page("<title>Asks</title>")]) }

    private var alert: UIAlertController? {
      stage.view.window?.rootViewController?.presentedViewController as? UIAlertController
    }

    /// What the script gets once the user has chosen the first action or the last.
    private func answer(
      _ script: String, first: Bool = false, _ fill: (UIAlertController) -> Void = { _ in }
    ) async throws -> String? {
      var answer: String?
      stage.view.evaluateJavaScript("String(\(script))") { value, _ in
        answer = value as? String ?? "none"
      }
      try await stage.wait { alert != nil }
      let shown = try #require(alert)
      #expect(answer == nil, "the script waits")
      stage.harness.advance(by: 1)
      fill(shown)
      let action = try #require(first ? shown.actions.first : shown.actions.last)
      shown.perform(action)
      try await stage.wait { answer != nil && alert == nil }
      return answer
    }

    @Test func panelsAreAlertsAndScriptsGetTheAnswer() async throws {
      defer { stage.end() }
      try await stage.open()
      let told = try await answer("alert('so')") { #expect($0.message == "so") }
      #expect(told == "undefined")
      #expect(try await answer("confirm('sure?')") == "true")
      #expect(try await answer("confirm('sure?')", first: true) == "false")
      let named = try await answer("prompt('name', 'x')") {
        #expect($0.textFields?.first?.text == "x")
        $0.textFields?.first?.text = "Ada"
      }
      #expect(named == "Ada")
      #expect(try await answer("prompt('name', 'x')", first: true) == "null")
    }

    @Test func thePageHearsTheProgramsName() async throws {
      defer { stage.end() }
      stage.view.customUserAgent = "Cellar/1"
      try await stage.open()
      #expect(try await stage.value("navigator.userAgent") == "Cellar/1")
      stage.view.customUserAgent = nil
      try await stage.open()
      #expect(try await stage.value("navigator.userAgent").contains("AppleWebKit"))
    }
  }
}
