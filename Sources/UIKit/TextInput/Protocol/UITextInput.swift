public import Foundation

/// A responder whose text can be edited in place: it has positions, a selection, marked text of input
/// methods, and knows where its text is on the screen.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }

  // MARK: Marked text

  /// What an input method is composing; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection, by text that is being composed. The selection is
  /// relative to the new text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes the marked text as it is.
  func unmarkText()

  // MARK: Positions

  /// Before all text.
  var beginningOfDocument: UITextPosition { get }
  /// After all text.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions, in whichever order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A position some UTF-16 units away; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// A position some steps away in a direction that the reader sees; nil outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Around the text

  /// Is told what changes other than by its own doing.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: Directions

  /// The position of a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range of a position extended to the end of its line in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Places on the screen

  /// The first rectangle of a range, in the coordinates of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a caret is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: What has a default

  /// Whether text may be replaced that the user changes.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The attributes at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The position after some characters of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The characters of a range before a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view whose coordinates are meant.
  var textInputView: UIView { get }
  /// Which end of a wrapped line the caret is at.
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: The edit menu

  /// The menu of a range; nil for that of the actions alone.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The menu is about to show.
  func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to go.
  func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating)

  // MARK: What other sources than keys insert

  /// Composes text with attributes.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Inserts text that may mean something else.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Makes room at the caret for what is still to come.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Takes the room away.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// Inserts what was dictated. Never called by desktops, as the calls that follow.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// No more words come.
  func dictationRecordingDidEnd()
  /// The words were not understood.
  func dictationRecognitionFailed()
  /// Stands for the words while they are awaited.
  var insertDictationResultPlaceholder: Any { get }
  /// Where that shows.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// No longer awaits the words.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)

  // MARK: The caret under a finger

  /// An on-screen keyboard has become a touchpad for the caret, which is at a point.
  func beginFloatingCursor(at point: CGPoint)
  /// The caret has gone on.
  func updateFloatingCursor(at point: CGPoint)
  /// The keyboard is one again.
  func endFloatingCursor()
}

extension UITextInput {
  /// True: anything may be changed.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Nil: nothing is known of the style.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    nil
  }

  /// The position that many UTF-16 units after the start of the range.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  /// The UTF-16 units from the start of the range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// Nil: the actions alone.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    nil
  }

  /// Does nothing.
  public func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {}

  /// Does nothing.
  public func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {}

  /// Forward: the caret is at the start of what follows.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

extension UITextInput {
  /// Puts the caret at the position that is nearest.
  public func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }

  /// Puts the caret at the position that is nearest.
  public func updateFloatingCursor(at point: CGPoint) { placeCaret(at: point) }

  /// Does nothing: the caret stays where it is.
  public func endFloatingCursor() {}

  /// At the position that is nearest.
  func placeCaret(at point: CGPoint) {
    guard let place = closestPosition(to: point) else { return }
    selectedTextRange = textRange(from: place, to: place)
  }
}

extension UITextInput where Self: UIView {
  /// The view itself.
  public var textInputView: UIView { self }
}
