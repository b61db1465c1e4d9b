import Foundation
import PlatformKit

/// Text that can only be added to at its end: what an input method commits is inserted, and what it
/// composes shows in the method's own window, below the view.
@MainActor
final class KeyInputClient: InputMethodClient {
  private weak var input: (any UIKeyInput)?

  init(_ input: any UIKeyInput) { self.input = input }

  var textTraits: TextTraits {
    input.map { TextTraits($0, showsPreedit: false) } ?? TextTraits(showsPreedit: false)
  }

  var caretRectInWindow: CGRect? { (input as? UIView).map { $0.convert($0.bounds, to: nil) } }

  /// Unknown, so that methods have nothing to remove from it.
  var surroundingText: SurroundingText? { nil }

  func commitText(_ text: String) { input?.insertText(text) }
  func setPreedit(_ preedit: Preedit) {}
  func acceptPreedit() {}
  func deleteText(aroundCaret range: Range<Int>) {}
}
