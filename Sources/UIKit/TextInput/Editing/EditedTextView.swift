import CoreGraphics
import Foundation
import TextKit

/// A view that shows a text which it lets users edit: a field or a text view. What `UITextInput` asks of
/// it, it asks its `EditedText`.
@MainActor
protocol EditedTextView: UIView, UITextInput {
  var editedText: EditedText { get }
  /// The top left corner of the text's container, in the view's coordinates.
  var textOrigin: CGPoint { get }
  /// Whether the user may change the text.
  var isTextEditable: Bool { get }
  /// Whether the user may select and copy.
  var isTextSelectable: Bool { get }
  /// Whether pasted text keeps its fonts and colours.
  var keepsPastedAttributes: Bool { get }
  /// The attributes of what is typed where there is no text to take them from.
  var baseAttributes: [NSAttributedString.Key: Any] { get }

  /// What Return does other than to begin a line; false if it begins one.
  func takeReturn() -> Bool
  /// What of a text that is typed or pasted is taken; a field takes no line breaks.
  func acceptable(_ text: String) -> String
  /// What a click or a tap at a point does other than to place the caret: a link opens.
  func takeTap(at point: CGPoint) -> Bool
  /// Shows the menu of something at a point that has one of its own; false if there is none. A finger
  /// that rests there lifts it.
  func showItemMenu(at point: CGPoint, lifts: Bool) -> Bool
  /// Characters or attributes have changed, whoever did it.
  func contentDidChange(_ change: TextChange)
  /// The user has changed the text. Tells the program.
  func userDidChangeText()
  /// The selection has changed, or the text has changed around it. Tells the program.
  func selectionDidChange()
  /// Brings the caret into view, at the next layout.
  func revealCaret()
}

extension EditedTextView {
  func takeReturn() -> Bool { false }
  func acceptable(_ text: String) -> String { text }
  func takeTap(at point: CGPoint) -> Bool { false }
  func showItemMenu(at point: CGPoint, lifts: Bool) -> Bool { false }
}
