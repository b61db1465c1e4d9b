import Foundation
import PlatformKit
import Testing

@testable import UIKit
@testable import UIKitTesting

/// What the user selects is offered to other programs, what the program selects is not.
@MainActor @Suite struct PrimarySelectionTests {
  private func offers() -> Int { UIPasteboard.primarySelection.changeCount }
  private func offered() -> String? { UIPasteboard.primarySelection.string }

  private func repeatArrow(_ page: TextViewPage) {
    let stroke = KeyStroke(
      action: .repeated, usage: UInt16(UIKeyboardHIDUsage.keyboardRightArrow.rawValue),
      characters: "", charactersIgnoringModifiers: "", modifiers: .shift,
      time: page.harness.platform.clock.now())
    page.harness.post(.key(page.window.platformWindow!.id, stroke))
    page.harness.settle()
  }

  @Test func whatAHeldKeySelectsIsOfferedOnceWhenItComesUp() {
    let page = TextViewPage("hello world")
    let before = offers()
    page.harness.keyDown(.keyboardRightArrow, modifiers: .shift)
    for _ in 0..<2 { repeatArrow(page) }
    #expect(page.state == "[hel]lo world" && offers() == before)
    page.harness.keyUp(.keyboardRightArrow, modifiers: .shift)
    #expect(offered() == "hel" && offers() == before + 1)
    page.keys(.keyboardEnd)
    #expect(page.state == "hello world|" && offered() == "hel" && offers() == before + 1)
  }

  @Test func theShiftKeyMayComeUpFirst() {
    let page = TextViewPage("hello world")
    page.harness.keyDown(.keyboardRightArrow, modifiers: [.shift, .control])
    page.harness.keyUp(.keyboardRightArrow)
    #expect(page.state == "[hello] world" && offered() == "hello")
  }

  @Test func aCommandThatSelectsOffersAndOthersDoNot() {
    let page = TextViewPage("hello world")
    let before = offers()
    page.harness.type("a", modifiers: .control)
    #expect(offered() == "hello world" && offers() == before + 1)
    page.harness.type("c", modifiers: .control)
    #expect(UIPasteboard.general.string == "hello world" && offers() == before + 1)
    page.harness.type("x", modifiers: .control)
    #expect(page.state == "|" && offered() == "hello world" && offers() == before + 1)
  }

  @Test func whatTheProgramSelectsIsNotOffered() {
    let page = TextViewPage("hello world")
    let before = offers()
    page.view.selectAll(nil)
    page.view.selectedRange = NSRange(location: 0, length: 5)
    page.harness.type("c", modifiers: .control)
    page.harness.settle()
    #expect(page.state == "[hello] world" && offers() == before)
  }

  @Test func textToReadIsOffered() {
    let page = TextViewPage("hello world", isActive: false)
    page.view.isEditable = false
    page.harness.click(page.view, at: page.place(6))
    page.keys(.keyboardEnd, modifiers: .shift)
    #expect(offered() == "world")
  }

  @Test func aFieldOffersAndASecretIsNotTold() {
    let stage = TextFieldStage()
    stage.begin()
    stage.harness.type("one two")
    stage.press(.keyboardLeftArrow, modifiers: [.control, .shift])
    #expect(offered() == "two")
    stage.field.isSecureTextEntry = true
    let before = offers()
    stage.harness.type("a", modifiers: .control)
    #expect(stage.selection == 0..<7)
    stage.press(.keyboardEnd)
    stage.press(.keyboardHome, modifiers: .shift)
    #expect(stage.selection == 0..<7 && offers() == before && offered() == "two")
  }
}
