import Foundation
import TextKit

extension UITextView: UITextSearching, UIFindInteractionDelegate {
  func findMatches(
    _ query: String, _ options: UITextSearchOptions,
    _ aggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in TextMatches(query, options).ranges(in: editedText.text) {
      aggregator.foundRange(EditedTextRange(range), searchString: query, document: nil)
    }
    aggregator.finishedSearching()
  }

  func decorate(_ match: Range<Int>, _ style: UITextSearchFoundTextStyle) {
    let range = NSRange(match)
    layoutManager.removeTemporaryAttribute(.backgroundColor, forCharacterRange: range)
    layoutManager.removeTemporaryAttribute(.foregroundColor, forCharacterRange: range)
    switch style {
    case .normal: break
    case .found:
      layoutManager.addTemporaryAttribute(
        .backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.35),
        forCharacterRange: range)
    case .highlighted:
      layoutManager.addTemporaryAttributes(
        [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black],
        forCharacterRange: range)
    }
  }

  func clearDecorations() {
    let all = NSRange(location: 0, length: editedText.text.count)
    layoutManager.removeTemporaryAttribute(.backgroundColor, forCharacterRange: all)
    layoutManager.removeTemporaryAttribute(.foregroundColor, forCharacterRange: all)
  }

  func replaceMatch(_ range: Range<Int>, _ replacement: String) {
    finishComposition()
    editedText.edit("Replace") {
      editedText.editor.replace(
        range, with: editedText.editor.typed(replacement, over: range), .other)
    }
  }

  func replaceMatches(_ query: String, _ options: UITextSearchOptions, _ replacement: String) {
    let found = TextMatches(query, options).ranges(in: editedText.text)
    guard let first = found.first, let last = found.last else { return }
    let whole = first.lowerBound..<last.upperBound
    guard shouldChangeText(in: EditedTextRange(whole), replacementText: replacement) else { return }
    finishComposition()
    var part = editedText.storage.content.slice(whole)
    for range in found.reversed() {
      let place = range.lowerBound - whole.lowerBound..<range.upperBound - whole.lowerBound
      part.replace(place, with: editedText.editor.typed(replacement, over: range))
    }
    editedText.edit("Replace All") { editedText.editor.replace(whole, with: part, .other) }
  }
}

extension UITextView {
  func findInteractionDidChange(isEnabled: Bool) {
    findInteraction.map(removeInteraction)
    findInteraction = isEnabled ? UIFindInteraction(sessionDelegate: self) : nil
    findInteraction.map(addInteraction)
  }

  /// Nil for what is not about finding.
  func allowsFinding(_ action: Selector) -> Bool? {
    switch action.description {
    case "find:", "findNext:", "findPrevious:": findInteraction != nil
    case "findAndReplace:": findInteraction != nil && isEditable
    case "useSelectionForFind:": findInteraction != nil && !editedText.editor.selection.isCaret
    default: nil
    }
  }

  func useSelectionForFinding() {
    findInteraction?.searchText = editedText.text.string(editedText.editor.selection.range)
  }
}
