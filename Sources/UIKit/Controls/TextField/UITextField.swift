public import CoreGraphics
public import Foundation
import TextKit

/// A line of text that the user types.
///
/// While it is not edited, text that is too long ends in an ellipsis; while it is, it scrolls. Main
/// thread only.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  let editedText = EditedText(NSTextContainer(size: .zero))
  var style = TextFieldStyle()
  var looks = TextFieldLooks()
  let canvas = TextFieldCanvas()
  /// Behind all else.
  let borderView = UIImageView()
  /// Shows what is selected as far as the text shows.
  let highlightClip = UIView()
  var clearButton: TextFieldClearButton?
  let interaction = UITextInteraction(for: .editable)
  /// How far the text is scrolled to the left while it is edited.
  var scroll: CGFloat = 0
  /// Below 1 for a text that is shrunk to fit.
  var textScale: CGFloat = 1
  private lazy var ensureTokenizer = EditedTextTokenizer(editedText, textInput: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UITextField.self)
  }

  // MARK: Text

  /// Never nil. Setting it asks and tells nobody; line breaks become spaces.
  open var text: String? {
    get { editedText.storage.string }
    set { ObservedChange.announce(self, "text") { setText(newValue ?? "") } }
  }
  /// The text with its attributes. Setting it makes the first font and colour the field's.
  open var attributedText: NSAttributedString? {
    get { editedText.storage.copy() as? NSAttributedString }
    set { ObservedChange.announce(self, "attributedText") { setAttributedText(newValue) } }
  }
  /// The system font at 17 points at first. Setting it changes the whole text.
  open var font: UIFont? {
    get { style.font }
    set {
      AppearanceRecorder.note(self, \UITextField.font, newValue)
      ObservedChange.announce(self, "font") {
        restyle { $0.font = newValue ?? TextFieldStyle.defaultFont }
      }
    }
  }
  /// `UIColor.label` at first. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { style.textColor }
    set {
      AppearanceRecorder.note(self, \UITextField.textColor, newValue)
      ObservedChange.announce(self, "textColor") { restyle { $0.textColor = newValue ?? .label } }
    }
  }
  /// Natural at first.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { restyle { $0.alignment = newValue } }
  }
  /// Of the whole text and of what is typed. What is missing in a new value goes back to the default.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { style.attributes }
    set { restyle { $0.adopt(newValue) } }
  }
  /// Of what is typed next; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? currentTypingAttributes : nil }
    set { if isEditing { editedText.editor.typingAttributes = newValue } }
  }
  /// Kept: there are no commands for styles in a field.
  open var allowsEditingTextAttributes = false
  /// Shows while there is no text.
  open var placeholder: String? {
    get { looks.placeholder?.string }
    set { changePlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }
  /// The placeholder with attributes; those that it has not are the field's, in a fainter colour.
  open var attributedPlaceholder: NSAttributedString? {
    get { looks.placeholder }
    set { changePlaceholder(newValue) }
  }
  /// Whether a text that is too long shrinks, down to `minimumFontSize`.
  @AlwaysObserved open var adjustsFontSizeToFitWidth = false {
    didSet { textNeedsLayout() }
  }
  /// In points; 0 for no limit.
  @AlwaysObserved open var minimumFontSize: CGFloat = 0 {
    didSet { textNeedsLayout() }
  }
  /// Whether a font of a text style, or one made by `UIFontMetrics`, follows the user's text size.
  @AlwaysObserved open var adjustsFontForContentSizeCategory = false {
    didSet { adapt(to: traitCollection) }
  }

  // MARK: Editing

  /// Asked and told; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the user is typing into it.
  open internal(set) var isEditing = false
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the next text that is typed replaces all; a new selection sets it to false.
  open var clearsOnInsertion = false
  /// Shown in place of nothing: there is no on-screen keyboard.
  open override var inputView: UIView? {
    get { looks.inputView }
    set { looks.inputView = newValue }
  }
  /// Shown at the window's lower edge while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { looks.inputAccessoryView }
    set { looks.inputAccessoryView = newValue }
  }

  // MARK: Looks

  /// None at first.
  @AlwaysObserved open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { showBorder() } }
  }
  /// Drawn in place of any border but the rounded one, stretched.
  @AlwaysObserved open var background: UIImage? {
    didSet { showBorder() }
  }
  /// In place of `background` while the field is disabled, if there is one.
  @AlwaysObserved open var disabledBackground: UIImage? {
    didSet { showBorder() }
  }
  /// When a button shows that removes the text; never at first.
  @AlwaysObserved open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// Stands at the leading end.
  @AlwaysObserved open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }
  /// Never at first.
  @AlwaysObserved open var leftViewMode = ViewMode.never {
    didSet { sidesDidChange() }
  }
  /// Stands at the trailing end, over the clear button.
  @AlwaysObserved open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }
  /// Never at first.
  @AlwaysObserved open var rightViewMode = ViewMode.never {
    didSet { sidesDidChange() }
  }

  // MARK: Places

  /// What the border is around.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { placedTextRect(bounds) }
  /// Of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { placedTextRect(bounds) }
  /// Of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { parts.clearRect(in: bounds) }
  /// Of the view at the leading end.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    parts.sideRect(leftView?.sizeBesideText ?? .zero, in: bounds, isLeading: true)
  }
  /// Of the view at the trailing end.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    parts.sideRect(rightView?.sizeBesideText ?? .zero, in: bounds, isLeading: false)
  }
  /// Draws the text while it is not edited. Override it to draw more.
  open func drawText(in rect: CGRect) { paintText() }
  /// Draws the placeholder. Override it to draw more.
  open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

  open override var intrinsicContentSize: CGSize { fittingSize }
  /// As wide and high as its text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: UITextInputTraits: kept, and told to input methods

  /// Sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The system's choice by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The system's choice by default.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The system's choice by default.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The system's choice by default.
  open var smartDashesType = UITextSmartDashesType.default
  /// The system's choice by default.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The system's choice by default.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The system's choice by default.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// The keys that an on-screen keyboard shows.
  open var keyboardType = UIKeyboardType.default
  /// The look of an on-screen keyboard.
  @AlwaysObserved open var keyboardAppearance = UIKeyboardAppearance.default {
    willSet { AppearanceRecorder.note(self, \UITextField.keyboardAppearance, newValue) }
  }
  /// The title of an on-screen Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether an on-screen Return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// What the text means; nil for anything.
  open var textContentType: UITextContentType!
  /// What a new password must be like.
  open var passwordRules: UITextInputPasswordRules?
  /// Stored only: desktops have no Writing Tools.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// Stored only.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether bullets stand for the characters. The text is then neither copied nor told to anybody.
  @AlwaysObserved open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { secrecyDidChange() } }
  }

  // MARK: UIKeyInput and UITextInput

  /// Whether there is any text.
  open var hasText: Bool { !editedText.text.isEmpty }
  /// Adds text at the insertion point: one or more characters, "\n" for Return, "\t" for Tab.
  open func insertText(_ text: String) { type(text) }
  /// Removes the character before the insertion point.
  open func deleteBackward() { editedText.delete(.characterBackward) }
  open func text(in range: UITextRange) -> String? { editedText.string(in: range) }
  /// Replaces the text of a range.
  open func replace(_ range: UITextRange, withText text: String) {
    editedText.replace(editedText.range(range), acceptable(text))
  }
  /// Asks the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    askToChange(editedText.range(range), text)
  }
  /// The delegate's menu; nil for that of the actions alone.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: NSRange(editedText.range(textRange)),
      suggestedActions: suggestedActions)
  }
  /// Tells the delegate.
  open func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate.
  open func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
  /// Nil while the field is not edited. Setting it tells the delegate.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? EditedTextRange(editedText.editor.selection.range) : nil }
    set { setSelection(newValue) }
  }
  /// What an input method is composing; nil for nothing.
  open var markedTextRange: UITextRange? { editedText.marked.map { EditedTextRange($0) } }
  /// The attributes of marked text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editedText.markedStyle }
    set { editedText.markedStyle = newValue }
  }
  /// Replaces the marked text, or the selection, by text that is being composed. The selection is
  /// relative to the new text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editedText.setMarked(markedText, selected: selectedRange)
  }
  /// Takes the marked text as it is.
  open func unmarkText() { editedText.unmark() }
  /// Before all text.
  open var beginningOfDocument: UITextPosition { editedText.position(0) }
  /// After all text.
  open var endOfDocument: UITextPosition { editedText.position(editedText.text.count) }
  /// The range between two positions, in whichever order.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editedText.range(from: fromPosition, to: toPosition) }
  /// A position some UTF-16 units away; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editedText.position(from: position, offset: offset)
  }
  /// A position some UTF-16 units away; nil outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editedText.position(from: position, in: direction, offset: offset)
  }
  /// By where they begin.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editedText.compare(position, other)
  }
  /// The UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editedText.offset(toPosition) - editedText.offset(from)
  }
  /// Is told what changes other than by its own doing.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words, sentences and lines.
  open var tokenizer: any UITextInputTokenizer { ensureTokenizer }
  /// A position some UTF-16 units away; nil outside the text.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editedText.position(within: range, farthestIn: direction) }
  /// The range of a position extended to the end of its line in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editedText.range(extending: position, in: direction) }
  /// The writing direction at a position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { editedText.writingDirection(at: position) }
  /// Sets the writing direction of a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { editedText.setWritingDirection(writingDirection, range) }
  /// The first rectangle of a range, in the coordinates of the view.
  open func firstRect(for range: UITextRange) -> CGRect { editedText.firstRect(range) }
  /// Override it to move or hide the caret.
  open func caretRect(for position: UITextPosition) -> CGRect { editedText.caretRect(position) }
  /// The rectangles of a selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editedText.selectionRects(range)
  }
  /// The position that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editedText.closestPosition(point)
  }
  /// The position that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editedText.closestPosition(point, within: range)
  }
  /// The range of a position extended to the end of its line in a direction.
  open func characterRange(at point: CGPoint) -> UITextRange? { editedText.character(at: point) }
  /// Puts the caret at the position that is nearest.
  open func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }
  /// Puts the caret at the position that is nearest.
  open func updateFloatingCursor(at point: CGPoint) { placeCaret(at: point) }
  /// Does nothing: the caret stays where it is.
  open func endFloatingCursor() {}
  /// The attributes at a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editedText.styling(at: position, direction) }

  // MARK: Commands

  open override func cut(_ sender: Any?) { editedText.cut() }
  open override func copy(_ sender: Any?) { editedText.copy() }
  open override func paste(_ sender: Any?) { editedText.paste(from: .general) }
  open override func pasteAndMatchStyle(_ sender: Any?) {
    editedText.paste(from: .general, matchesStyle: true)
  }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectAllText() }
  open override func delete(_ sender: Any?) { UserEdits(input: self).deleteSelection() }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    mayEndEditing && super.resignFirstResponder()
  }
  override func firstResponderHasGone() { endEditing() }
  /// What is beside the text has its touches for itself.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isText(at: gestureRecognizer.location(in: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  /// Keys are text.
  override var isWorkedByKeys: Bool { false }
  /// A tap of assistive technologies begins editing.
  override func activate(with event: UIEvent?) { becomeFirstResponder() }
  /// Always false: a press has another meaning.
  open override var showsMenuAsPrimaryAction: Bool {
    get { false }
    set {}
  }

  override func stateDidChange() {
    super.stateDidChange()
    enablingOfTextDidChange()
  }
  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    followTextSize(traits)
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    sidesDidChange()
  }
  override func baseline(
    _ attribute: NSLayoutConstraint.Attribute, width: CGFloat?
  ) -> Baseline { textBaseline }
  override var baselineFont: UIFont? { font }
  override var focusOutline: (rect: CGRect, radius: CGFloat) { outline }
  override var accessibilityDefaults: AccessibilityDefaults { spoken(super.accessibilityDefaults) }

  /// Decides what is dragged; held weakly.
  open var textDragDelegate: (any UITextDragDelegate)? {
    get { interaction.dragging.delegate }
    set { interaction.dragging.delegate = newValue }
  }
  /// Its `isEnabled` allows drags: true at first.
  open var textDragInteraction: UIDragInteraction? { interaction.dragging.interaction }
  /// Whether a part of the text is being dragged.
  open var isTextDragActive: Bool { interaction.dragging.isActive }
  /// How the text is handed out.
  open var textDragOptions: UITextDragOptions {
    get { interaction.dragging.options }
    set { interaction.dragging.options = newValue }
  }
  /// Decides what drops do; held weakly.
  open var textDropDelegate: (any UITextDropDelegate)? {
    get { interaction.dropping.delegate }
    set { interaction.dropping.delegate = newValue }
  }
  /// Takes the drops.
  open var textDropInteraction: UIDropInteraction? { interaction.dropping.interaction }
  /// Whether a drag is over the text.
  open var isTextDropActive: Bool { interaction.dropping.isActive }

  /// The selection, and whether the field is first responder: to give them back to it, or to another field
  /// with the same text.
  open var interactionState: Any {
    get { currentInteractionState }
    set { restore(newValue) }
  }

  /// Decides what is made of items that are pasted; held weakly.
  open var pasteDelegate: (any UITextPasteDelegate)? {
    get { interaction.pasting.delegate }
    set { interaction.pasting.delegate = newValue }
  }
  /// What may be pasted; nil for text of any kind.
  open override var pasteConfiguration: UIPasteConfiguration? {
    get { interaction.pasting.configuration }
    set { interaction.pasting.configuration = newValue }
  }
  /// Whether one of the items is text, or of a type of the paste configuration.
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    editedText.canPaste(itemProviders)
  }
  /// Pastes the items in place of the selection, as `pasteDelegate` says.
  open override func paste(itemProviders: [NSItemProvider]) { editedText.paste(itemProviders) }
}
