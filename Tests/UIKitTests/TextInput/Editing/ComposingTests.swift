import Foundation
import PlatformKit
import RasterKit
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Input methods that compose in a text view.
@MainActor @Suite struct ComposingTests {
  private func preedit(_ text: String, caret: Int? = nil) -> InputMethodEvent {
    .preedit(Preedit(text: text, caret: caret ?? text.utf16.count))
  }

  private func marked(_ page: TextViewPage) -> NSRange? {
    (page.view.markedTextRange as? EditedTextRange).map { NSRange($0.range) }
  }

  @Test func composedTextIsMarkedInPlaceAndCommitted() {
    let page = TextViewPage("ab")
    page.view.selectedRange = NSRange(location: 1, length: 0)
    page.send(preedit("ni"))
    #expect(page.state == "ani|b" && marked(page) == NSRange(location: 1, length: 2))
    page.send(preedit("nihao", caret: 2))
    #expect(page.state == "ani|haob" && marked(page) == NSRange(location: 1, length: 5))
    page.send(.commit("你好"))
    #expect(page.state == "a你好|b" && marked(page) == nil)
    page.harness.type("z", modifiers: .control)
    #expect(page.state == "a|b")
  }

  @Test func markedTextIsUnderlinedAndNotAfterwards() {
    let page = TextViewPage()
    page.send(preedit("ni"))
    let layout = page.view.layoutManager
    #expect(layout.temporaryAttributes(atCharacterIndex: 0, effectiveRange: nil).count == 1)
    page.send(.ended)
    #expect(page.state == "ni|" && marked(page) == nil)
    #expect(layout.temporaryAttributes(atCharacterIndex: 0, effectiveRange: nil).isEmpty)
  }

  @Test func aKeyThatDeletesEndsTheCompositionAndItsMark() {
    let page = TextViewPage("ab")
    page.view.selectedRange = NSRange(location: 1, length: 0)
    page.send(preedit("nihao"))
    page.harness.press(.keyboardDeleteOrBackspace)
    #expect(page.state == "aniha|b" && marked(page) == nil)
    let layout = page.view.layoutManager
    for index in 0..<6 {
      #expect(layout.temporaryAttributes(atCharacterIndex: index, effectiveRange: nil).isEmpty)
    }
    page.harness.type("z", modifiers: .control)
    #expect(page.state == "a|b" && page.view.undoManager?.canUndo == false)
  }

  @Test func clausesLookAsTheMethodWants() {
    let page = TextViewPage("ab")
    page.view.selectedRange = NSRange(location: 1, length: 0)
    page.send(
      .preedit(
        Preedit(
          text: "nihao", caret: 2,
          spans: [
            .init(range: 0..<2, style: .highlight), .init(range: 2..<5, style: .thickUnderline),
            .init(range: 4..<Int.max, style: .underline),
          ])))
    let looks = { (index: Int) in
      page.view.layoutManager.temporaryAttributes(atCharacterIndex: index, effectiveRange: nil)
    }
    let underline = { (index: Int) in looks(index)[.underlineStyle] as? Int }
    #expect(looks(1)[.backgroundColor] is UIColor && underline(1) == 1)
    #expect(looks(3)[.backgroundColor] == nil && underline(3) == NSUnderlineStyle.thick.rawValue)
    #expect(underline(5) == 1 && looks(6).isEmpty && looks(0).isEmpty)
    page.send(preedit("ni"))
    #expect(looks(1)[.backgroundColor] == nil && underline(1) == 1)
    page.send(
      .preedit(Preedit(text: "ni", caret: 2, spans: [.init(range: 0..<2, style: .highlight)])))
    page.send(.ended)
    #expect(page.state == "ani|b" && looks(1).isEmpty && looks(2).isEmpty)
  }

  @Test func aCompositionThatIsGivenUpLeavesNothing() {
    let page = TextViewPage("ab")
    page.send(preedit("ni"))
    page.send(preedit(""))
    #expect(page.state == "|ab" && marked(page) == nil)
    #expect(page.view.undoManager?.canUndo == false)
  }

  @Test func aClickEndsTheCompositionInItsPlace() {
    let page = TextViewPage("word")
    page.send(preedit("ni"))
    page.harness.click(page.view, at: page.place(6))
    #expect(page.state == "niword|" && marked(page) == nil && page.method.resets == 1)
  }

  @Test func theFocusLeavesAfterTheCompositionHasEnded() {
    let page = TextViewPage("word")
    page.send(preedit("ni"))
    page.recorder.calls = []
    page.view.resignFirstResponder()
    #expect(page.view.text == "niword" && marked(page) == nil)
    #expect(page.method.resets == 1 && page.recorder.calls.last == "ended")
  }

  @Test func theMethodKnowsTheCaretAndTheTextAroundIt() {
    let page = TextViewPage("hello world")
    page.view.selectedRange = NSRange(location: 5, length: 0)
    page.harness.settle()
    #expect(page.method.surrounding == SurroundingText(text: "hello world", caret: 5, anchor: 5))
    let place = page.view.convert(page.place(5), to: nil)
    let caret = page.method.caret
    #expect(caret.map { abs(CGFloat($0.minX) - place.x) <= 2 } == true)
    page.send(.deleteSurrounding(offset: -5, count: 5))
    #expect(page.state == "| world")
  }

  @Test func surroundingTextIsBounded() {
    let page = TextViewPage(String(repeating: "x", count: 100_000))
    page.view.selectedRange = NSRange(location: 50_000, length: 0)
    page.harness.settle()
    #expect(page.method.surrounding?.text.count == 1024)
  }

  @Test func aTextThatTheProgramReplacesMeanwhileIsNotComposedInAnyMore() {
    let page = TextViewPage("ab")
    page.send(preedit("ni"))
    page.view.text = "new"
    #expect(page.state == "new|" && marked(page) == nil && page.method.resets == 1)
    page.send(preedit("x"))
    #expect(page.state == "newx|")
  }

  @Test func aStorageThatIsEditedMeanwhileIsNotComposedInAnyMore() {
    let page = TextViewPage("ab")
    page.send(preedit("ni"))
    page.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    #expect(page.view.text == "iab" && marked(page) == nil)
    let layout = page.view.layoutManager
    #expect(layout.temporaryAttributes(atCharacterIndex: 0, effectiveRange: nil).isEmpty)
  }

  @Test func aViewThatIsGoneGetsNoCommit() {
    let page = TextViewPage("ab")
    page.send(preedit("ni"))
    page.view.removeFromSuperview()
    page.send(.commit("你"))
    #expect(page.view.text == "niab")
  }

  @Test func theDelegateMayRefuseWhatIsCommitted() {
    let page = TextViewPage("ab")
    page.send(preedit("ni"))
    page.recorder.mayChange = { _, text in text != "你" }
    page.send(.commit("你"))
    #expect(page.state == "|ab" && marked(page) == nil)
  }

  /// Values measured on Apple's systems.
  @Test func markedTextFollowsApplesRules() {
    let page = TextViewPage("abcdef")
    page.view.selectedRange = NSRange(location: 2, length: 2)
    page.view.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
    #expect(page.state == "abX[Y]Zef" && marked(page) == NSRange(location: 2, length: 3))
    page.view.selectedTextRange = nil
    #expect(page.state == "|abXYZef" && marked(page) == NSRange(location: 2, length: 3))
    page.view.setMarkedText(nil, selectedRange: NSRange())
    #expect(page.state == "ab|ef" && marked(page) == nil)
    page.view.setMarkedText("", selectedRange: NSRange())
    #expect(page.state == "ab|ef")
  }

  @Test func replacingTellsOfTheSelectionOnly() {
    let page = TextViewPage("A😀B")
    let start = page.view.position(from: page.view.beginningOfDocument, offset: 1)!
    let end = page.view.position(from: start, offset: 2)!
    page.view.replace(page.view.textRange(from: start, to: end)!, withText: "Z")
    #expect(page.state == "AZ|B" && page.recorder.calls == ["selected 2+0"])
  }

  @Test func aDelegateOfTheStorageThatAddsCharactersEndsTheComposition() {
    final class Doubler: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        if delta == 2 {
          textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "+")
        }
      }
    }
    let (page, doubler) = (TextViewPage("ab"), Doubler())
    page.view.textStorage.delegate = doubler
    page.send(preedit("ni"))
    #expect(page.view.text == "+niab" && marked(page) == nil)
    page.harness.type("x")
    #expect(page.view.text.count == 6)
  }
}
