import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// What keys do to a text view, and the order in which its delegate hears of it.
@MainActor @Suite struct TypingTests {
  @Test func aLetterIsAskedForThenTypedThenTold() {
    let page = TextViewPage()
    page.harness.type("a")
    #expect(page.recorder.calls == ["may 0+0 \"a\"", "selected 1+0", "changed \"a\""])
    #expect(page.state == "a|")
  }

  @Test func aRefusedLetterIsNotTyped() {
    let page = TextViewPage("x")
    page.recorder.mayChange = { _, text in text != "b" }
    page.harness.type("abc")
    #expect(page.state == "ac|x")
  }

  @Test func theKeyboardComesAndGoesInOrder() {
    let page = TextViewPage("abc", isActive: false)
    #expect(page.view.becomeFirstResponder())
    page.view.resignFirstResponder()
    #expect(page.recorder.calls == ["should begin", "began", "should end", "ended"])
    page.recorder.calls = []
    page.recorder.mayBegin = false
    #expect(!page.view.becomeFirstResponder())
    #expect(page.recorder.calls == ["should begin"] && !page.view.isFirstResponder)
    page.recorder.mayBegin = true
    page.view.becomeFirstResponder()
    page.recorder.mayEnd = false
    #expect(!page.view.resignFirstResponder() && page.view.isFirstResponder)
  }

  @Test func textSetByTheProgramIsNoChangeByTheUser() {
    let page = TextViewPage("abc")
    page.view.text = "other"
    #expect(page.state == "other|")
    #expect(page.recorder.calls == ["selected 5+0"])
    page.view.text = nil
    #expect(page.view.text == "")
  }

  @Test func backspaceTakesAWholeCharacterAndIsAskedForIt() {
    let page = TextViewPage("a👨‍👩‍👧")
    page.keys(.keyboardEnd)
    page.recorder.calls = []
    page.keys(.keyboardDeleteOrBackspace)
    #expect(page.recorder.calls == ["may 1+8 \"\"", "selected 1+0", "changed \"a\""])
    page.keys(.keyboardDeleteOrBackspace, .keyboardDeleteOrBackspace)
    #expect(page.state == "|")
  }

  @Test func keysMoveAndDeleteAsOnADesktop() {
    let cases: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
      (.keyboardLeftArrow, [], "one tw|o\nthree"),
      (.keyboardRightArrow, [], "one two\n|three"),
      (.keyboardUpArrow, [], "|one two\nthree"),
      (.keyboardDownArrow, [], "one two\nthree|"),
      (.keyboardHome, [], "|one two\nthree"),
      (.keyboardEnd, .control, "one two\nthree|"),
      (.keyboardHome, .control, "|one two\nthree"),
      (.keyboardLeftArrow, .control, "one |two\nthree"),
      (.keyboardLeftArrow, .command, "|one two\nthree"),
      (.keyboardDownArrow, .command, "one two\nthree|"),
      (.keyboardLeftArrow, [.control, .shift], "one [two]\nthree"),
      (.keyboardHome, .shift, "[one two]\nthree"),
      (.keyboardDownArrow, .control, "one two\n|three"),
      (.keyboardDownArrow, .shift, "one two[\nthree]"),
      (.keyboardDeleteForward, [], "one two|three"),
      (.keyboardDeleteOrBackspace, .control, "one |\nthree"),
      (.keyboardDeleteForward, .control, "one two|"),
      (.keyboardDeleteOrBackspace, .command, "|\nthree"),
      (.keyboardLeftArrow, .alternate, "one |two\nthree"),
    ]
    for (key, modifiers, expected) in cases {
      let page = TextViewPage("one two\nthree")
      page.view.selectedRange = NSRange(location: 7, length: 0)
      page.keys(key, modifiers: modifiers)
      #expect(page.state == expected, "\(key) with \(modifiers)")
    }
  }

  @Test func typingNeverOverwrites() {
    let page = TextViewPage("abc")
    page.keys(.keyboardInsert)
    page.harness.type("x")
    #expect(page.state == "x|abc")
  }

  @Test func controlWithALetterTransposesAndDeletesToTheEnd() {
    let page = TextViewPage("one two\nthree")
    page.view.selectedRange = NSRange(location: 7, length: 0)
    page.harness.type("t", modifiers: .control)
    #expect(page.state == "one tow|\nthree")
    page.view.selectedRange = NSRange(location: 3, length: 0)
    page.harness.type("k", modifiers: .control)
    #expect(page.state == "one|\nthree")
  }

  @Test func shiftedMovesGoBackOverTheAnchor() {
    let page = TextViewPage("abcdef")
    page.view.selectedRange = NSRange(location: 3, length: 0)
    page.keys(.keyboardRightArrow, .keyboardRightArrow, modifiers: .shift)
    #expect(page.state == "abc[de]f")
    page.keys(
      .keyboardLeftArrow, .keyboardLeftArrow, .keyboardLeftArrow, modifiers: .shift)
    #expect(page.state == "ab[c]def")
    page.keys(.keyboardLeftArrow)
    #expect(page.state == "ab|cdef")
  }

  @Test func pagesMoveByWhatIsShown() {
    let text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    let page = TextViewPage(text)
    page.keys(.keyboardPageDown)
    let first = page.view.selectedRange.location
    #expect(page.view.contentOffset.y >= 0 && (40...80).contains(first))
    page.keys(.keyboardPageDown)
    #expect(page.view.contentOffset.y > 100)
    page.keys(.keyboardPageUp, .keyboardPageUp)
    #expect(page.view.selectedRange.location == 0 && page.view.contentOffset.y <= 8)
    page.keys(.keyboardPageDown, modifiers: .shift)
    #expect(page.view.selectedRange == NSRange(location: 0, length: first))
  }

  @Test func aRunOfTypingIsUndoneAtOnceAndRedone() {
    let page = TextViewPage("start ")
    page.keys(.keyboardEnd)
    page.harness.type("hello")
    page.keys(.keyboardLeftArrow)
    page.harness.type("xy")
    #expect(page.state == "start hellxy|o")
    page.harness.type("z", modifiers: .control)
    #expect(page.state == "start hell|o")
    #expect(page.recorder.calls.suffix(2) == ["selected 10+0", "changed \"start hello\""])
    page.harness.type("z", modifiers: .control)
    #expect(page.state == "start |")
    page.harness.type("y", modifiers: .control)
    #expect(page.state == "start hello|")
    #expect(page.view.undoManager?.undoMenuItemTitle == "Undo Typing")
  }

  @Test func textSetByTheProgramLeavesNothingToUndo() {
    let page = TextViewPage()
    page.harness.type("ab")
    #expect(page.view.undoManager?.canUndo == true)
    page.view.text = "new"
    #expect(page.view.undoManager?.canUndo == false)
  }

  @Test func aDelegateThatChangesTheTextItIsToldOfLosesNothing() {
    let page = TextViewPage()
    page.recorder.onChange = { view in
      if view.text.last == "!" { view.text = view.text.uppercased() + "\n" }
    }
    page.harness.type("ab!cd")
    #expect(page.state == "AB!\ncd|")
    page.recorder.onSelect = { view in
      if view.selectedRange.location > 0 { view.selectedRange = NSRange() }
    }
    page.harness.type("xy")
    #expect(page.state == "|yAB!\ncdx")
  }

  @Test func aTextThatCannotBeEditedTakesNoKeysButMovesItsSelection() {
    let page = TextViewPage("one two")
    page.view.isEditable = false
    page.harness.type("x")
    page.keys(.keyboardDeleteOrBackspace, .keyboardDeleteForward)
    page.keys(.keyboardRightArrow, modifiers: [.control, .shift])
    #expect(page.state == "[one] two")
    page.harness.type("c", modifiers: .control)
    #expect(UIPasteboard.general.string == "one")
    page.harness.type("x", modifiers: .control)
    page.harness.type("v", modifiers: .control)
    #expect(page.view.text == "one two")
  }

  @Test func cutCopyAndPasteAsBothWorldsHaveThem() {
    let page = TextViewPage("one two")
    page.keys(.keyboardRightArrow, modifiers: [.control, .shift])
    page.harness.type("x", modifiers: .control)
    #expect(page.state == "| two" && UIPasteboard.general.string == "one")
    page.recorder.calls = []
    page.keys(.keyboardEnd)
    page.keys(.keyboardInsert, modifiers: .shift)
    #expect(page.state == " twoone|")
    #expect(page.recorder.calls.contains("may 4+0 \"one\""))
    page.harness.type("a", modifiers: .control)
    #expect(page.state == "[ twoone]")
    page.keys(.keyboardInsert, modifiers: .control)
    page.keys(.keyboardDeleteForward, modifiers: .shift)
    #expect(page.state == "|" && UIPasteboard.general.string == " twoone")
    page.harness.type("v", modifiers: .command)
    #expect(page.state == " twoone|")
  }

  @Test func stylesArePastedOnlyWhereTheyAreAllowed() {
    let page = TextViewPage("plain")
    let bold = NSAttributedString(
      string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    UIPasteboard.general.setObjects([bold])
    page.view.paste(nil)
    #expect(page.view.text == "boldplain" && page.view.font == .systemFont(ofSize: 17))
    page.view.allowsEditingTextAttributes = true
    page.view.selectedRange = NSRange(location: 0, length: 4)
    page.view.paste(nil)
    let first = page.view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let last = page.view.textStorage.attribute(.font, at: 8, effectiveRange: nil) as? UIFont
    #expect(first?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(last?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
  }

  @Test func aPasteThatIsTooLongIsRefused() {
    let page = TextViewPage("kept")
    UIPasteboard.general.string = String(repeating: "x", count: EditedText.longestPaste + 1)
    page.view.paste(nil)
    #expect(page.view.text == "kept")
  }

  @Test func boldIsTypedAfterItsKeyAndUndone() throws {
    let page = TextViewPage("ab")
    page.view.allowsEditingTextAttributes = true
    func isBold(_ offset: Int) -> Bool {
      let font = page.view.textStorage.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
      return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }
    page.harness.type("b", modifiers: .control)
    page.harness.type("x")
    #expect(page.view.text == "xab" && isBold(0) && !isBold(1))
    page.view.selectedRange = NSRange(location: 1, length: 2)
    page.harness.type("b", modifiers: .control)
    #expect(isBold(2) && page.state == "x[ab]")
    page.harness.type("z", modifiers: .control)
    #expect(!isBold(2))
  }

  @Test func tabReachesATextAndShiftTabLeavesIt() {
    let page = TextViewPage("ab", isActive: false)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Before") { _ in })
    button.frame = CGRect(x: 0, y: 210, width: 100, height: 40)
    page.window.rootViewController?.view.insertSubview(button, at: 0)
    page.harness.press(.keyboardTab)
    #expect(button.isFocused)
    page.harness.press(.keyboardTab)
    #expect(page.view.isFirstResponder && page.view.isFocused)
    page.harness.press(.keyboardTab)
    #expect(page.view.text.contains("\t"))
    page.harness.press(.keyboardTab, modifiers: .shift)
    #expect(button.isFocused && !page.view.isFirstResponder)
  }

  @Test func aKeyCommandOfTheProgramGoesBeforeRareTextKeys() {
    final class Editor: UITextView {
      var count = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(action: Editor.count(_:), input: "t", modifierFlags: .command)]
      }
      func count(_ sender: UIKeyCommand) { count += 1 }
    }
    let harness = AppHarness()
    let view = Editor(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "ab"
    harness.show(view)
    view.becomeFirstResponder()
    harness.type("t", modifiers: .control)
    #expect(view.count == 1 && view.text == "ab")
  }
}
