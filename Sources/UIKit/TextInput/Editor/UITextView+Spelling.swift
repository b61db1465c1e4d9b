import Foundation
import TextKit

// Words that no dictionary knows have dots below while the text is edited, as on iOS. The text has no
// attributes of it.

extension UITextView {
  /// So much around the caret is looked at after a change.
  private static let reach = 1_000

  /// Marks what is misspelled around the caret, but not the word that is being typed.
  func checkSpelling() {
    guard isEditable, isFirstResponder, spellCheckingType != .no, !isSecureTextEntry,
      UITextChecker.source != nil
    else { return }
    let (text, caret) = (editedText.text, editedText.editor.selection.head.offset)
    let paragraph = text.paragraph(at: min(caret, max(text.count - 1, 0)))
    let part = paragraph.clamped(
      to: max(caret - Self.reach, 0)..<min(caret + Self.reach, text.count))
    unmarkSpelling(in: part)
    checker.visitMisspelled(in: part, of: text, UITextChecker.preferredLanguage) { word in
      if !(word.lowerBound...word.upperBound).contains(caret) { markSpelling(word) }
      return true
    }
  }

  /// Marks that are no longer wanted go at once.
  func spellCheckingChanged() {
    unmarkSpelling(in: 0..<editedText.text.count)
    checkSpelling()
  }

  private func markSpelling(_ word: Range<Int>) {
    let style = NSUnderlineStyle.thick.union(.patternDot).rawValue
    layoutManager.addTemporaryAttributes(
      [.underlineStyle: style, .underlineColor: UIColor.systemRed],
      forCharacterRange: NSRange(word))
  }

  private func unmarkSpelling(in part: Range<Int>) {
    guard editedText.marked == nil, !part.isEmpty else { return }
    for key in [NSAttributedString.Key.underlineStyle, .underlineColor] {
      layoutManager.removeTemporaryAttribute(key, forCharacterRange: NSRange(part))
    }
  }
}
