public import CoreGraphics
public import Foundation

/// Words that were dictated. No desktop dictates, so none come.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  /// What was most probably said.
  open var text: String { "" }
  /// What else may have been said; nil for nothing.
  open var alternativeInterpretations: [String]? { nil }

  public override init() { super.init() }
}

/// Room in a text for what is still to come.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// The room, in the coordinates of the text's view. None, unless overridden.
  open var rects: [UITextSelectionRect] { [] }

  public override init() { super.init() }
}

/// How sure it is that inserted words are meant.
public enum UITextAlternativeStyle: Int, Sendable { case none, lowConfidence }

extension UITextInput {
  /// Inserts the words.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }

  /// Does nothing.
  public func dictationRecordingDidEnd() {}

  /// Does nothing.
  public func dictationRecognitionFailed() {}

  /// Where the words go.
  public var insertDictationResultPlaceholder: Any { selectedTextRange ?? UITextRange() }

  /// No area.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }

  /// Does nothing.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

  /// Makes no room.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }

  /// Does nothing.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  /// Inserts the text, without its alternatives.
  public func insertText(
    _ text: String, alternatives: [String], style: UITextAlternativeStyle
  ) { insertText(text) }

  /// Composes the text without its attributes.
  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?, selectedRange: NSRange
  ) { setMarkedText(markedText?.string, selectedRange: selectedRange) }
}
