import Foundation
import Testing
import UIKit
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

@MainActor
struct InputTests {
  private func inputs(_ stage: WebStage, until last: (EngineCommand) -> Bool) -> [EngineCommand] {
    var inputs: [EngineCommand] = []
    _ = stage.engine.next { message -> Bool? in
      switch message.content {
      case .pointer, .touch, .key, .insertText, .scroll: inputs.append(message.content)
      default: break
      }
      return last(message.content) ? true : nil
    }
    return inputs
  }

  @Test func aClickIsAPressAndARelease() throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    stage.harness.click(stage.view, at: CGPoint(x: 12, y: 8))
    let inputs = inputs(stage) { command in
      if case .pointer(let input) = command { input.action == .released } else { false }
    }
    #expect(
      inputs.suffix(2) == [
        .pointer(PointerInput(.pressed, x: 12, y: 8, button: 1)),
        .pointer(PointerInput(.released, x: 12, y: 8, button: 1)),
      ])
    #expect(stage.view.content.isFirstResponder)
  }

  @Test func theViewGivesTheKeyboardBack() throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    #expect(stage.view.becomeFirstResponder() && stage.view.content.isFirstResponder)
    #expect(stage.view.resignFirstResponder() && !stage.view.content.isFirstResponder)
    var told: [Bool] = []
    _ = stage.engine.next { message -> Bool? in
      if case .setFocused(let isFocused) = message.content { told.append(isFocused) }
      return told.last == false ? true : nil
    }
    #expect(told == [true, false])
  }

  @Test func placesArePointsAtAScaleThatIsNotWhole() throws {
    let stage = WebStage(scale: 1.5)
    _ = try #require(stage.load())
    stage.harness.click(stage.view, at: CGPoint(x: 12, y: 8))
    let inputs = inputs(stage) { command in
      if case .pointer(let input) = command { input.action == .released } else { false }
    }
    #expect(inputs.last == .pointer(PointerInput(.released, x: 12, y: 8, button: 1)))
  }

  @Test func aFingerIsAFinger() throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    stage.harness.touchDown(stage.view, at: CGPoint(x: 5, y: 6))
    stage.harness.touchMove(to: CGPoint(x: 5, y: 20), in: stage.view)
    stage.harness.touchUp()
    let inputs = inputs(stage) { command in
      if case .touch(let input) = command { input.action == .ended } else { false }
    }
    let actions = inputs.compactMap { command -> TouchInput.Action? in
      if case .touch(let input) = command { input.action } else { nil }
    }
    #expect(actions == [.began, .moved, .ended])
  }

  @Test func textIsTypedAndOtherKeysArePressed() throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    stage.view.becomeFirstResponder()
    stage.harness.type("aß")
    stage.harness.press(.keyboardLeftArrow)
    stage.harness.press(.keyboardA, modifiers: .control)
    let inputs = inputs(stage) { command in
      if case .key(let key) = command { key.usage == 4 && !key.isPressed } else { false }
    }
    #expect(inputs.prefix(2) == [.insertText("a"), .insertText("ß")])
    let keys = inputs.compactMap { command -> KeyInput? in
      if case .key(let key) = command { key } else { nil }
    }
    #expect(keys.map(\.usage) == [0x50, 0x50, 4, 4])
    #expect(keys.map(\.isPressed) == [true, false, true, false])
    #expect(keys.last?.modifiers == .control)
  }

  @Test func aWheelScrollsThePage() throws {
    let stage = WebStage()
    _ = try #require(stage.load())
    stage.harness.scroll(stage.view, by: CGVector(dx: 0, dy: -30))
    let inputs = inputs(stage) { command in if case .scroll = command { true } else { false } }
    guard case .scroll(let input) = try #require(inputs.last) else { return }
    #expect(input.dy > 0)
    #expect(stage.view.scrollView.contentOffset == .zero)
  }
}
