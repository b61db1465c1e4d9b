public import Foundation

/// The editing commands that responders may have. Every method is optional: a responder that does not
/// override one does not respond to it.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts it in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Inserts it and opens or looks up what was inserted.
  func pasteAndGo(_ sender: Any?)
  /// Inserts it and searches for what was inserted.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Sets the writing direction of the selection.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the selection.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Switches bold type of the selection.
  func toggleBoldface(_ sender: Any?)
  /// Switches italic type of the selection.
  func toggleItalics(_ sender: Any?)
  /// Switches underlines of the selection.
  func toggleUnderline(_ sender: Any?)
  /// Makes the type of the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes it smaller.
  func decreaseSize(_ sender: Any?)
  /// Shows the find panel.
  func find(_ sender: Any?)
  /// Shows the find panel with a field for the replacement.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next match.
  func findNext(_ sender: Any?)
  /// Goes to the previous match.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Prints.
  func printContent(_ sender: Any?)
  /// Renames the document.
  func rename(_ sender: Any?)
  /// Makes a copy of the document or the selection.
  func duplicate(_ sender: Any?)
  /// Moves the document.
  func move(_ sender: Any?)
  /// Writes the document in another format.
  func export(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func pasteAndMatchStyle(_ sender: Any?) {}
  public func pasteAndGo(_ sender: Any?) {}
  public func pasteAndSearch(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  public func toggleBoldface(_ sender: Any?) {}
  public func toggleItalics(_ sender: Any?) {}
  public func toggleUnderline(_ sender: Any?) {}
  public func increaseSize(_ sender: Any?) {}
  public func decreaseSize(_ sender: Any?) {}
  public func find(_ sender: Any?) {}
  public func findAndReplace(_ sender: Any?) {}
  public func findNext(_ sender: Any?) {}
  public func findPrevious(_ sender: Any?) {}
  public func useSelectionForFind(_ sender: Any?) {}
  public func printContent(_ sender: Any?) {}
  public func rename(_ sender: Any?) {}
  public func duplicate(_ sender: Any?) {}
  public func move(_ sender: Any?) {}
  public func export(_ sender: Any?) {}
}
