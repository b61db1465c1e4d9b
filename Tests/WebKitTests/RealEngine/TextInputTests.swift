import Foundation
import PlatformKit
import RasterKit
import Testing
import UIKitTesting
import WebEngineProtocol
import WebRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// An input method in a page.
  @MainActor @Suite struct TextInputTests {
    private static let page = """
      <!doctype html><style>body { margin: 0 }
      input { position: absolute; left: 40px; top: 50px; width: 200px; height: 20px; border: 0; padding: 0 }</style>
      <input id=a value="añb"><script>
      const seen = [], a = document.getElementById("a")
      for (const name of ["compositionstart", "compositionupdate", "compositionend"])
        a.addEventListener(name, event => seen.push(name.slice(11) + ":" + event.data))
      a.focus(); a.setSelectionRange(2, 2)</script>
      """

    private let stage: RealStage

    init() throws { stage = try RealStage(["/": .page(Self.page)]) }

    private var platform: HeadlessPlatform {
      stage.harness.application.engine.platform as! HeadlessPlatform
    }

    private func send(_ event: InputMethodEvent) {
      platform.post(.inputMethod(platform.windows[0].id, event))
      stage.harness.advance(by: 0)
    }

    private func focus() async throws {
      try await stage.open()
      stage.view.becomeFirstResponder()
      try await stage.wait { stage.view.content.text?.text == "añb" }
      stage.harness.advance(by: 0)
    }

    @Test func textIsComposedInPlaceAndCommitted() async throws {
      defer { stage.end() }
      try await focus()
      send(.preedit(Preedit(text: "n", caret: 1, spans: [.init(range: 0..<1, style: .underline)])))
      send(.preedit(Preedit(text: "ni", caret: 2)))
      #expect(try await stage.waitForValue("a.value", "añnib"))
      send(.commit("你"))
      #expect(try await stage.waitForValue("a.value", "añ你b"))
      let seen = try await stage.value("seen.join()")
      #expect(seen.hasPrefix("start:,update:n,update:ni") && seen.hasSuffix("end:你"), "\(seen)")
      send(.preedit(Preedit(text: "x", caret: 1)))
      send(.preedit(Preedit()))
      #expect(try await stage.waitForValue("a.value", "añ你b"))
      send(.commit("two words"))
      #expect(try await stage.waitForValue("a.value", "añ你two wordsb"))
    }

    @Test func theMethodKnowsWhereAndWhat() async throws {
      defer { stage.end() }
      try await focus()
      let method = platform.headlessInputMethod
      // The engine tells of the text and of the caret's place one after the other.
      try await stage.wait {
        method.surrounding?.caret == 2 && method.caret.map { $0.minX > 40 } == true
      }
      #expect(method.surrounding == SurroundingText(text: "añb", caret: 2, anchor: 2))
      let caret = try #require(method.caret)
      #expect(caret.minX > 40 && caret.minX < 90 && caret.minY >= 48 && caret.maxY <= 75)
      send(.deleteSurrounding(offset: -1, count: 1))
      #expect(try await stage.waitForValue("a.value", "ab"))
    }

    @Test func aPageThatTakesTheTextAwayEndsTheComposition() async throws {
      defer { stage.end() }
      try await focus()
      send(.preedit(Preedit(text: "ni", caret: 2)))
      #expect(try await stage.waitForValue("a.value", "añnib"))
      _ = try await stage.value("a.blur()")
      let method = platform.headlessInputMethod
      try await stage.wait { stage.view.content.text == nil }
      stage.harness.advance(by: 0)
      #expect(method.session?.traits.isSecret == true)
      #expect(try await stage.waitForValue("a.value", "añnib"))
    }
  }
}
