import Foundation

extension UISearchTextField {
  /// Shows the list while the field is edited, and takes it away where there is nothing to suggest.
  func showSuggestions() {
    suggestionList?.removeFromSuperview()
    suggestionList = nil
    guard let suggestions = searchSuggestions, !suggestions.isEmpty, isFirstResponder,
      !leavesSuggestionsOut, let host = overlayHost
    else { return }
    let list = SearchSuggestionList(suggestions, of: self)
    host.addSubview(list)
    list.place()
    suggestionList = list
  }

  /// Whether the search controller of its bar says so.
  private var leavesSuggestionsOut: Bool {
    for case let bar as UISearchBar in selfAndSuperviews {
      return bar.searchController?.leavesSuggestionsOut ?? false
    }
    return false
  }

  /// A list that was hidden shows for another text.
  func textDidChange() {
    if suggestionList == nil { showSuggestions() }
  }

  func hideSuggestions() {
    suggestionList?.removeFromSuperview()
    suggestionList = nil
  }

  /// What is searched for then is the program's to say.
  func choose(_ suggestion: any UISearchSuggestion) {
    hideSuggestions()
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }

  /// While the list shows, arrows go through it, Return takes a row, and Escape hides it.
  var suggestionCommands: [UIKeyCommand] {
    guard let list = suggestionList else { return [] }
    var commands = [
      UIKeyCommand(
        input: UIKeyCommand.inputDownArrow, modifierFlags: [],
        action: UISearchTextField.highlightNextSuggestion),
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: [],
        action: UISearchTextField.highlightPreviousSuggestion),
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: UISearchTextField.hideSuggestions),
    ]
    if list.hasHighlight {
      commands.append(
        UIKeyCommand(
          input: "\r", modifierFlags: [], action: UISearchTextField.chooseSuggestion))
    }
    for command in commands { command.wantsPriorityOverSystemBehavior = true }
    return commands
  }

  private func highlightNextSuggestion() { suggestionList?.moveHighlight(by: 1) }
  private func highlightPreviousSuggestion() { suggestionList?.moveHighlight(by: -1) }
  private func chooseSuggestion() { suggestionList?.chooseHighlighted() }
}
