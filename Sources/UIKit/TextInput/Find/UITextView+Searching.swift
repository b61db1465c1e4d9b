public import Foundation
import TextKit

extension UITextView: UITextSearching {
  /// While the text may be edited.
  public var supportsTextReplacement: Bool { isEditable }

  /// By where they begin.
  public func compare(foundRange: UITextRange, toRange: UITextRange) -> ComparisonResult {
    compare(foundRange.start, to: toRange.start)
  }

  /// Finds up to 10,000 matches.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator
  ) {
    for range in TextMatches(queryString, options).ranges(in: editedText.text) {
      resultAggregator.foundRange(EditedTextRange(range), searchString: queryString)
    }
    resultAggregator.finishedSearching()
  }

  /// By a colour behind the match.
  public func decorate(foundTextRange: UITextRange, usingStyle: UITextSearchFoundTextStyle) {
    let range = NSRange(editedText.range(foundTextRange))
    layoutManager.removeTemporaryAttribute(.backgroundColor, forCharacterRange: range)
    layoutManager.removeTemporaryAttribute(.foregroundColor, forCharacterRange: range)
    switch usingStyle {
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
    setNeedsLayout()
  }

  /// Shows no match any more.
  public func clearAllDecoratedFoundText() {
    let all = NSRange(location: 0, length: editedText.text.count)
    layoutManager.removeTemporaryAttribute(.backgroundColor, forCharacterRange: all)
    layoutManager.removeTemporaryAttribute(.foregroundColor, forCharacterRange: all)
    setNeedsLayout()
  }

  /// Asks the delegate.
  public func shouldReplace(
    foundTextRange: UITextRange, withText replacementText: String
  ) -> Bool {
    shouldChangeText(in: foundTextRange, replacementText: replacementText)
  }

  /// As if the user had typed it: the delegate is told.
  public func replace(foundTextRange: UITextRange, withText replacementText: String) {
    finishComposition()
    let range = editedText.range(foundTextRange)
    editedText.edit("Replace") {
      editedText.editor.replace(
        range, with: editedText.editor.typed(replacementText, over: range), .other)
    }
  }

  /// In one step, which can be undone.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    let found = TextMatches(queryString, options).ranges(in: editedText.text)
    guard let first = found.first, let last = found.last else { return }
    let whole = first.lowerBound..<last.upperBound
    guard shouldChangeText(in: EditedTextRange(whole), replacementText: withText) else { return }
    finishComposition()
    var part = editedText.storage.content.slice(whole)
    for range in found.reversed() {
      let place = range.lowerBound - whole.lowerBound..<range.upperBound - whole.lowerBound
      part.replace(place, with: editedText.editor.typed(withText, over: range))
    }
    editedText.edit("Replace All") { editedText.editor.replace(whole, with: part, .other) }
  }

  /// Scrolls until a match shows.
  public func scrollRangeToVisible(_ range: UITextRange) {
    scrollRangeToVisible(NSRange(editedText.range(range)))
  }
}

extension UITextView: UIFindInteractionDelegate {
  /// A search of its text.
  public func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? {
    UITextSearchingFindSession(searchableObject: self)
  }

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
