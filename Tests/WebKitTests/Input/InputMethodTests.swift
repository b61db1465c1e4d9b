import Foundation
import PlatformKit
import RasterKit
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import UIKit
@testable import WebKit

/// An input method composes in a page.
@MainActor
struct PageInputMethodTests {
  private let stage = WebStage()

  private var platform: HeadlessPlatform {
    stage.harness.application.engine.platform as! HeadlessPlatform
  }

  private func send(_ event: InputMethodEvent) {
    platform.post(.inputMethod(platform.windows[0].id, event))
    stage.harness.advance(by: 0)
  }

  /// A page with a field that has the keyboard.
  private func focus(_ purpose: PageText.Purpose = .text) async throws -> PageID {
    let page = try #require(stage.load())
    stage.view.becomeFirstResponder()
    var text = PageText()
    text.purpose = purpose
    text.caret = PageRect(x: 4, y: 5, width: 1, height: 16)
    (text.text, text.selectionEnd, text.selectionStart) = ("añb", 2, 1)
    stage.engine.send(.textFocused(text), page: page)
    try await stage.wait { stage.view.content.text != nil }
    stage.harness.advance(by: 0)
    return page
  }

  private func next() -> EngineCommand? {
    stage.engine.next { message -> EngineCommand? in
      switch message.content {
      case .compose, .acceptComposition, .insertText, .deleteText: message.content
      default: nil
      }
    }
  }

  @Test func whatIsComposedShowsInThePageUntilItIsCommitted() async throws {
    _ = try await focus()
    send(.preedit(Preedit(text: "ni", caret: 2, spans: [.init(range: 0..<2, style: .underline)])))
    send(.commit("你"))
    #expect(next() == .compose(ComposedText("ni", caret: 2, underlines: [0..<2])))
    #expect(next() == .insertText("你"))
    send(.preedit(Preedit(text: "h", caret: 1)))
    send(.ended)
    #expect(next() == .compose(ComposedText("h", caret: 1)))
    #expect(next() == .acceptComposition)
  }

  @Test func theMethodKnowsTheCaretAndWhatIsAroundIt() async throws {
    _ = try await focus(.email)
    let method = platform.headlessInputMethod
    #expect(method.session?.traits.purpose == .email)
    #expect(method.surrounding == SurroundingText(text: "añb", caret: 2, anchor: 1))
    #expect(method.caret?.minX == 4 && method.caret?.height == 16)
    send(.deleteSurrounding(offset: -1, count: 2))
    #expect(next() == .deleteText(offset: -1, count: 2))
  }

  @Test func aPageThatEndsTheCompositionTellsTheMethod() async throws {
    let page = try await focus()
    send(.preedit(Preedit(text: "x", caret: 1)))
    stage.engine.send(.compositionEnded, page: page)
    try await stage.wait { platform.headlessInputMethod.resets == 1 }
    #expect(platform.headlessInputMethod.resets == 1)
  }

  @Test func noMethodSeesKeysThatAreNoText() async throws {
    let page = try await focus()
    let method = platform.headlessInputMethod
    #expect(method.session?.traits.isSecret == false)
    stage.engine.send(.textFocused(nil), page: page)
    try await stage.wait { stage.view.content.text == nil }
    stage.harness.advance(by: 0)
    #expect(method.session?.traits.isSecret == true)
    _ = try await focus(.password)
    #expect(method.session?.traits.isSecret == true)
  }
}
