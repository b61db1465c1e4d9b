package import Foundation
package import PlatformKit

/// A responder whose text an input method composes in, while it is the first responder of the key
/// window.
///
/// The marked text is what is being composed. It is in the document, but not the user's word yet.
@MainActor
package protocol InputMethodClient: AnyObject {
  var textTraits: TextTraits { get }
  /// Where the caret is, in points of the window; nil if unknown.
  var caretRectInWindow: CGRect? { get }
  /// The text around the caret, without marked text; nil if it is not to be told.
  var surroundingText: SurroundingText? { get }

  /// Inserts text in place of the marked text, or else of the selection.
  func commitText(_ text: String)
  /// Puts a text in place of the marked text, or else of the selection, and marks it.
  func setPreedit(_ preedit: Preedit)
  /// Makes the marked text a part of the document, as it is.
  func acceptPreedit()
  /// Removes text. Offsets are in UTF-16 code units from the caret.
  func deleteText(aroundCaret range: Range<Int>)
}
