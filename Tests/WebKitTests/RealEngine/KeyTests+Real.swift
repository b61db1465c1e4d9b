import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// Keys that type nothing.
  @MainActor @Suite struct KeyTests {
    private static let page = """
      <!doctype html><title>P</title><form><input id=a value=abc></form><script>
      document.forms[0].onsubmit = event => { event.preventDefault(); document.title = "sent" }
      const codes = [], ups = []
      addEventListener("keydown", event => codes.push(event.key + " " + event.code))
      addEventListener("keyup", event => ups.push(event.key))</script>
      """

    private func press(_ usage: Int, _ characters: String, _ stage: RealStage) {
      for isPressed in [true, false] {
        stage.view.tellPage(
          .key(KeyInput(isPressed: isPressed, usage: usage, characters: characters, modifiers: [])))
      }
    }

    @Test func theKeypadMovesTheCaretAndEnters() async throws {
      let stage = try RealStage(["/": .page(Self.page)])
      defer { stage.end() }
      try await stage.open()
      stage.view.becomeFirstResponder()
      _ = try await stage.value("a.focus(); a.setSelectionRange(3, 3)")
      let (seven, enter) = (0x5f, 0x58)
      press(seven, "", stage)
      #expect(try await stage.waitForValue("a.selectionStart", "0"))
      press(enter, "\r", stage)
      #expect(try await stage.waitForValue("document.title", "sent"))
      #expect(try await stage.value("codes.join()") == "Home Numpad7,Enter NumpadEnter")
    }

    @Test func aKeyThatIsLostComesUp() async throws {
      let stage = try RealStage(["/": .page(Self.page)])
      defer { stage.end() }
      try await stage.open()
      stage.view.becomeFirstResponder()
      let k = 0x0e
      for (isPressed, characters) in [(true, "k"), (false, "")] {
        stage.view.tellPage(
          .key(
            KeyInput(
              isPressed: isPressed, usage: k, characters: characters, modifiers: .control)))
      }
      #expect(try await stage.waitForValue("ups.join()", "k"))
    }
  }
}
