import Foundation
import PlatformKit
import TextKit

/// A text that input methods compose in, by `UITextInput` alone. It does not keep its view.
@MainActor
final class TextInputClient: InputMethodClient {
  /// So much text around the caret is told on either side, in UTF-16 units.
  private static let reach = 512

  private weak var input: (any UITextInput)?
  /// What was told last of a text of ours, and of which state of it: turns that change nothing cost nothing.
  private var told: (version: Int, selection: TextSelection, text: SurroundingText)?

  init(_ input: any UITextInput) { self.input = input }

  private var edits: UserEdits? { input.map { UserEdits(input: $0) } }

  var textTraits: TextTraits { input.map { TextTraits($0, showsPreedit: true) } ?? TextTraits() }

  var caretRectInWindow: CGRect? {
    guard let input, let caret = (input.markedTextRange ?? input.selectedTextRange)?.end else {
      return nil
    }
    return input.textInputView.convert(input.caretRect(for: caret), to: nil)
  }

  var surroundingText: SurroundingText? {
    guard let input, input.markedTextRange == nil, let selected = input.selectedTextRange else {
      return nil
    }
    guard let edited = (input as? any EditedTextView)?.editedText else {
      return surroundings(of: selected, in: input)
    }
    let (version, selection) = (edited.version, edited.editor.selection)
    if let told, told.version == version, told.selection == selection { return told.text }
    let text = surroundings(of: selected, in: input)
    told = text.map { (version, selection, $0) }
    return text
  }

  private func surroundings(
    of selected: UITextRange, in input: any UITextInput
  ) -> SurroundingText? {
    let start = edge(selected.start, -Self.reach) ?? input.beginningOfDocument
    let end = edge(selected.end, Self.reach) ?? input.endOfDocument
    guard let range = input.textRange(from: start, to: end), let text = input.text(in: range) else {
      return nil
    }
    let ends = [selected.start, selected.end].map { input.offset(from: start, to: $0) }
    return SurroundingText(text: text, caret: ends[1], anchor: ends[0])
  }

  private func edge(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    input?.position(from: position, offset: offset)
  }

  func commitText(_ text: String) { edits?.commit(text) }

  func setPreedit(_ preedit: Preedit) { edits?.compose(preedit) }

  func acceptPreedit() {
    guard let input, input.markedTextRange != nil else { return }
    input.unmarkText()
    edits?.didEdit()
  }

  func deleteText(aroundCaret range: Range<Int>) {
    guard let input, let caret = input.selectedTextRange?.end,
      let start = input.position(from: caret, offset: range.lowerBound),
      let end = input.position(from: caret, offset: range.upperBound),
      let part = input.textRange(from: start, to: end)
    else { return }
    edits?.delete(part)
  }
}
