import CoreText
import Foundation
import PlatformKit
import TextKit

// What an input method composes. It is in the text, marked by temporary attributes, which are not.

extension EditedText {
  var marked: Range<Int>? { editor.composition?.range }

  func setMarked(_ string: String?, selected: NSRange) {
    guard let string, !string.isEmpty || marked != nil else {
      // Nothing to mark: what was marked goes.
      if marked != nil {
        edit("Typing") {
          compose("", selected: 0..<0); endComposition()
        }
      }
      return
    }
    let count = string.utf16.count
    let start = min(max(0, selected.location), count)
    let part = start..<start + min(max(0, selected.length), count - start)
    edit("Typing") {
      compose(string, selected: part)
      if string.isEmpty { endComposition() }
    }
  }

  func unmark() {
    if marked != nil { edit("Typing") { endComposition() } }
  }

  /// Puts a text in place of what is composed.
  func compose(_ string: String, selected: Range<Int>) {
    editor.compose(string, selected: selected)
    guard let marked, !marked.isEmpty else { return }
    let style = markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
    layout.addTemporaryAttributes(style, forCharacterRange: NSRange(marked))
    for span in clauses { show(span, in: marked) }
    showsMark = true
  }

  /// What the method says of a part of the text that it composes.
  private func show(_ clause: Preedit.Span, in marked: Range<Int>) {
    let part = clause.range.clamped(to: 0..<marked.count)
    let range = marked.lowerBound + part.lowerBound..<marked.lowerBound + part.upperBound
    guard !range.isEmpty else { return }
    let style: [NSAttributedString.Key: Any] =
      switch clause.style {
      case .underline: [.underlineStyle: NSUnderlineStyle.single.rawValue]
      case .thickUnderline: [.underlineStyle: NSUnderlineStyle.thick.rawValue]
      case .highlight: [.backgroundColor: UIColor.tintColor.withAlphaComponent(0.25)]
      }
    layout.addTemporaryAttributes(style, forCharacterRange: NSRange(range))
  }

  /// Keeps what is composed.
  func endComposition() {
    if let marked { unshowMark(marked) }
    editor.endComposition()
  }

  func unshowMark(_ range: Range<Int>) {
    showsMark = false
    let keys = (markedStyle ?? [:]).keys + [.underlineStyle, .backgroundColor]
    for key in keys {
      layout.removeTemporaryAttribute(key, forCharacterRange: NSRange(range))
    }
  }
}
