import Foundation
import TextKit
import Testing

@Suite struct TextEditorTests {
  private func editor(_ string: String = "", at offset: Int = 0) -> TextEditor {
    let page = TextPage(string)
    let editor = TextEditor(page.storage, page.manager)
    editor.selection = TextSelection(offset)
    return editor
  }

  private func type(_ text: String, _ editor: TextEditor) {
    for character in text { editor.insert(String(character)) }
  }

  @Test func aRunOfTypingIsOneStep() {
    let editor = editor("start ", at: 6)
    type("hello", editor)
    #expect(editor.history.stepCount == 1)
    editor.undo()
    #expect(editor.storage.string == "start ")
    #expect(editor.selection == TextSelection(6))
    editor.redo()
    #expect(editor.storage.string == "start hello")
    #expect(editor.selection == TextSelection(11))
  }

  @Test func movingTheCaretEndsTheRun() {
    let editor = editor()
    type("ab", editor)
    editor.move(.backward)
    type("cd", editor)
    #expect(editor.storage.string == "acdb")
    editor.undo()
    #expect(editor.storage.string == "ab")
    editor.undo()
    #expect(editor.storage.string == "")
    #expect(!editor.undo())
  }

  @Test func deletedLettersComeBackTogether() {
    let editor = editor("abcdef", at: 4)
    for _ in 0..<3 { editor.delete(.characterBackward) }
    #expect(editor.storage.string == "aef")
    editor.undo()
    #expect(editor.storage.string == "abcdef")
    #expect(editor.selection == TextSelection(4))
  }

  @Test func typingOverASelectionReplacesItAndUndoSelectsItAgain() {
    let editor = editor("one two three")
    editor.selection = TextSelection(4..<7)
    type("2!", editor)
    #expect(editor.storage.string == "one 2! three")
    editor.undo()
    #expect(editor.storage.string == "one two three")
    #expect(editor.selection == TextSelection(4..<7))
  }

  @Test func aFamilyIsDeletedAtOnce() {
    let editor = editor("a👨‍👩‍👧b", at: 1 + "👨‍👩‍👧".utf16.count)
    editor.delete(.characterBackward)
    #expect(editor.storage.string == "ab")
    editor.delete(.characterForward)
    #expect(editor.storage.string == "a")
  }

  @Test func wordsAreDeletedWithTheSpacesBetween() {
    let editor = editor("one, two  three", at: 10)
    editor.delete(.wordBackward)
    #expect(editor.storage.string == "one, three")
    editor.delete(.wordForward)
    #expect(editor.storage.string == "one, ")
    editor.delete(.wordBackward)
    #expect(editor.storage.string == "")
  }

  @Test func paragraphsAreDeletedToTheirEndThenJoined() {
    let editor = editor("one two\nthree", at: 3)
    editor.delete(.paragraphForward)
    #expect(editor.storage.string == "one\nthree")
    editor.delete(.paragraphForward)
    #expect(editor.storage.string == "onethree")
    editor.delete(.paragraphBackward)
    #expect(editor.storage.string == "three")
  }

  @Test func transposingTakesTheLetterAlong() {
    let editor = editor("ab👍🏽d", at: 2)
    editor.transpose()
    #expect(editor.storage.string == "a👍🏽bd")
    #expect(editor.selection.head.offset == 6)
    editor.selection = TextSelection(7)
    editor.transpose()
    #expect(editor.storage.string == "a👍🏽db")
    editor.undo()
    editor.undo()
    #expect(editor.storage.string == "ab👍🏽d")
  }

  @Test func whatADelegateAddsIsUndoneWithTheEdit() {
    final class Doubler: NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        guard delta == 1 else { return }
        textStorage.replaceCharacters(
          in: NSRange(location: NSMaxRange(editedRange), length: 0), with: ")")
      }
    }
    let editor = editor("f", at: 1)
    let doubler = Doubler()
    editor.storage.delegate = doubler
    editor.insert("(")
    #expect(editor.storage.string == "f()")
    editor.undo()
    #expect(editor.storage.string == "f")
  }

  @Test func aChangeByTheProgramMovesTheSelectionAndEndsTheHistory() {
    let editor = editor("hello world", at: 8)
    editor.insert("x")
    editor.storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
    #expect(editor.selection == TextSelection(7))
    #expect(!editor.history.canUndo)
  }

  @Test func anotherEditEndsWhatIsComposed() {
    let editor = editor("ab", at: 1)
    editor.compose("にほん", selected: 3..<3)
    editor.delete(.characterBackward)
    #expect(editor.storage.string == "aにほb" && editor.composition == nil)
    editor.compose("x", selected: 1..<1)
    editor.undo()
    #expect(editor.storage.string == "aにほb" && editor.composition == nil)
    editor.endComposition()
    #expect(editor.undo() && editor.storage.string == "aにほんb")
    #expect(editor.undo() && editor.storage.string == "ab")
  }

  @Test func aSelectionThatMovesCollapsesToItsEnd() {
    let editor = editor("one two three")
    editor.selection = TextSelection(4..<7)
    editor.move(.left)
    #expect(editor.selection == TextSelection(4))
    editor.selection = TextSelection(4..<7)
    editor.move(.right)
    #expect(editor.selection == TextSelection(7))
    editor.selection = TextSelection(4..<7)
    editor.move(.wordForward, extends: true)
    #expect(editor.selection.range == 4..<13)
  }
}
