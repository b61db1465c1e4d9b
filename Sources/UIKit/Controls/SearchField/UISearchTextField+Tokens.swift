import Foundation
import TextKit

extension UISearchTextField {
  /// At the start of the text, one character each.
  var tokenCount: Int {
    let content = editedText.storage.content
    var count = 0
    for run in content.runs.runs(in: 0..<content.count) {
      guard run.attributes.values[.attachment] is TokenAttachment else { break }
      count += run.length
    }
    return count
  }

  var shownTokens: [UISearchToken] {
    (0..<tokenCount).compactMap { offset in
      (editedText.storage.attribute(.attachment, at: offset, effectiveRange: nil)
        as? TokenAttachment)?.token
    }
  }

  var textWithoutTokens: String {
    editedText.text.string(tokenCount..<editedText.text.count)
  }

  func show(_ tokens: [UISearchToken]) { setContent(tokens, textWithoutTokens) }

  func setText(keepingTokens string: String) {
    if string != textWithoutTokens { setContent(tokens, string) }
  }

  func insert(_ token: UISearchToken, at index: Int) {
    var new = tokens
    new.insert(token, at: index)
    tokens = new
  }

  func replaceText(_ range: UITextRange, _ token: UISearchToken, at index: Int) {
    let count = tokenCount
    let range = editedText.range(range)
    let part = max(range.lowerBound, count)..<max(range.upperBound, count)
    let text = editedText.text
    let rest = text.string(count..<part.lowerBound) + text.string(part.upperBound..<text.count)
    var new = tokens
    new.insert(token, at: index)
    setContent(new, rest)
  }

  private func setContent(_ tokens: [UISearchToken], _ string: String) {
    let (text, values) = (string.withoutLineBreaks, style.attributes)
    var runs = tokens.map { token in
      let attachment = TokenAttachment(token, style, color: tokenBackgroundColor ?? .systemFill)
      return AttributeRun(
        length: 1, attributes: AttributeSet(values.merging([.attachment: attachment]) { $1 }))
    }
    if !text.isEmpty {
      runs.append(AttributeRun(length: text.utf16.count, attributes: AttributeSet(values)))
    }
    let characters = String(repeating: "\u{FFFC}", count: tokens.count)
    replaceAll(with: AttributedBuffer(TextBuffer(characters + text), runs))
  }

  func checked(_ index: Int, allowsEnd: Bool) -> Int {
    let count = tokenCount
    precondition(
      index >= 0 && (allowsEnd ? index <= count : index < count),
      "NSRangeException: token index \(index) is beyond the \(count) tokens of the search field")
    return index
  }

  /// The tokens of the selection, and its text. False if there are none.
  func copyTokens() -> Bool {
    let range = EditedTextRange(editedText.editor.selection.range)
    let selected = tokens(in: range)
    guard !selected.isEmpty else { return false }
    let delegate = delegate as? any UISearchTextFieldDelegate
    var providers =
      allowsCopyingTokens
      ? selected.map { token in
        delegate?.searchTextField(self, itemProviderForCopying: token)
          ?? NSItemProvider(object: token.text as NSString)
      } : []
    let text = editedText.text.string(
      max(range.range.lowerBound, tokenCount)..<max(range.range.upperBound, tokenCount))
    if !text.isEmpty { providers.append(NSItemProvider(object: text as NSString)) }
    UIPasteboard.general.itemProviders = providers
    return true
  }
}
