public import CoreGraphics
public import Foundation
public import TextKit

/// Text of many lines that scrolls, can be selected and edited.
///
/// Paragraphs are laid out and drawn when they are seen. It is an original TextKit view always: it has
/// `layoutManager` and no `textLayoutManager`. Main thread only.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  let editedText: EditedText
  let canvas = TextCanvas()
  let interaction: UITextInteraction
  var style = TextViewStyle()
  lazy var checker = UITextChecker()
  /// Whether the next layout brings the caret into view.
  var revealsCaret = false
  private lazy var ownTokenizer = EditedTextTokenizer(editedText, textInput: self)

  /// A view of a container with its layout manager and storage; nil makes them.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    editedText = EditedText(textContainer ?? Self.container(frame.size))
    interaction = UITextInteraction(for: .editable)
    super.init(frame: frame)
    prepareText()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// The same as `init(frame:)`: there is one text system.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    editedText = EditedText(Self.container(.zero))
    interaction = UITextInteraction(for: .editable)
    super.init(coder: coder)
    prepareText()
    coder.readNib(self, as: UITextView.self)
  }

  /// Hears of scrolling, too.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text without attributes. Setting it gives all of it the view's font and colour, and tells no
  /// delegate of the text.
  open var text: String! {
    get { textStorage.string }
    set { setText(newValue ?? "") }
  }
  /// The text with its attributes. Setting it takes over the first character's font and colour.
  open var attributedText: NSAttributedString! {
    get { textStorage.copy() as? NSAttributedString }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }
  /// That of the first character. Setting it is for the whole text; the system font at 12 points by
  /// default.
  open var font: UIFont? {
    get { firstAttribute(.font) ?? style.font }
    set {
      AppearanceRecorder.note(self, \UITextView.font, newValue)
      setFont(newValue ?? TextViewStyle.defaultFont)
    }
  }
  /// That of the first character. Setting it is for the whole text; `UIColor.label` by default.
  open var textColor: UIColor? {
    get { firstAttribute(.foregroundColor) ?? style.textColor }
    set {
      AppearanceRecorder.note(self, \UITextView.textColor, newValue)
      setTextColor(newValue ?? .label)
    }
  }
  /// That of the first paragraph's style. Setting it is for the whole text, whose styles keep the rest;
  /// natural by default.
  open var textAlignment: NSTextAlignment {
    get { (firstAttribute(.paragraphStyle) as NSParagraphStyle?)?.alignment ?? style.alignment }
    set { setAlignment(newValue) }
  }
  /// The attributes of what is typed next. Any change of the selection resets them.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { currentTypingAttributes }
    set { editedText.editor.typingAttributes = newValue }
  }
  /// The attributes that links show in addition to their own.
  @AlwaysObserved open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    willSet { AppearanceRecorder.note(self, \UITextView.linkTextAttributes, newValue) }
    didSet { restyleLinks() }
  }
  /// What is found in the text and shown as links while it can't be edited.
  @AlwaysObserved open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { detectData() } }
  }
  /// What is selected, in UTF-16 units; an empty range is the caret.
  open var selectedRange: NSRange {
    get { NSRange(editedText.editor.selection.range) }
    set { select(newValue) }
  }
  /// Whether the user may change the text.
  @AlwaysObserved open var isEditable = true {
    didSet { if isEditable != oldValue { editabilityDidChange() } }
  }
  /// Whether the user may select text and open links.
  @AlwaysObserved open var isSelectable = true {
    didSet { if isSelectable != oldValue { editabilityDidChange() } }
  }
  /// Whether the user may change fonts and styles, and paste them.
  open var allowsEditingTextAttributes = false
  /// Whether the first letter that is typed replaces all of the text.
  open var clearsOnInsertion = false
  /// Whether fonts of text styles follow the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.followsTextSize }
    set {
      style.followsTextSize = newValue
      adapt(to: traitCollection)
    }
  }

  // MARK: Layout

  /// From the view's edges to the text's container: 8 points above and below by default.
  @AlwaysObserved open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { containerDidMove() } }
  }
  /// The area that is filled with lines. It is as wide as the view while `widthTracksTextView` is true.
  open var textContainer: NSTextContainer { editedText.container }
  /// What is drawn around the view.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  /// None at first.
  open var borderStyle: BorderStyle {
    get { style.border }
    set {
      guard newValue != style.border else { return }
      style.border = newValue
      showBorder()
    }
  }
  /// Kept: text has one scale, whatever formats it comes in and goes out.
  open var usesStandardTextScaling: Bool {
    get { style.usesStandardScaling }
    set { style.usesStandardScaling = newValue }
  }

  /// Lays the text out.
  open var layoutManager: NSLayoutManager { editedText.layout }
  /// The text, which may be changed.
  open var textStorage: NSTextStorage { editedText.storage }

  /// Scrolls until a range shows.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  /// The height of all text in a width; with no width, the longest paragraph decides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// Without scrolling, the height of the text decides.
  open override var intrinsicContentSize: CGSize { ownContentSize }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }

  // MARK: Responder

  /// True while the text can be selected or edited.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Tab reaches it, and types a tab in it; Shift-Tab leaves it.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// A view of the program's own in place of an on-screen keyboard.
  open override var inputView: UIView? {
    get { style.inputView }
    set { style.inputView = newValue }
  }
  /// A view of the program's own above an on-screen keyboard.
  open override var inputAccessoryView: UIView? {
    get { style.inputAccessoryView }
    set { style.inputAccessoryView = newValue }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender) && allows(action)
  }

  open override func cut(_ sender: Any?) { editedText.cut() }
  open override func copy(_ sender: Any?) { editedText.copy() }
  open override func paste(_ sender: Any?) { editedText.paste(from: .general) }
  open override func pasteAndMatchStyle(_ sender: Any?) {
    editedText.paste(from: .general, matchesStyle: true)
  }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) {
    select(NSRange(location: 0, length: editedText.text.count))
    interaction.refresh()
  }
  open override func delete(_ sender: Any?) { UserEdits(input: self).deleteSelection() }
  open override func toggleBoldface(_ sender: Any?) { toggleTrait(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { toggleTrait(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { toggleUnderline() }
  open override func updateTextAttributes(
    conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    change("Change Style", conversionHandler)
  }
  open override func increaseSize(_ sender: Any?) { changeSize(by: 1) }
  open override func decreaseSize(_ sender: Any?) { changeSize(by: -1) }
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    setWritingDirection(.leftToRight)
  }
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    setWritingDirection(.rightToLeft)
  }

  // MARK: Finding

  /// Shows the find bar; nil unless `isFindInteractionEnabled`.
  open internal(set) var findInteraction: UIFindInteraction?
  /// Whether the user can find, and replace, in the text.
  open var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      if newValue != isFindInteractionEnabled { findInteractionDidChange(isEnabled: newValue) }
    }
  }
  open override func find(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: false)
  }
  open override func findAndReplace(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: true)
  }
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  open override func useSelectionForFind(_ sender: Any?) { useSelectionForFinding() }
  /// A search of the text.
  open func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }

  /// While the text may be edited.
  open var supportsTextReplacement: Bool { isEditable }
  /// By where they begin.
  open func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }
  /// Finds up to 10,000 matches.
  open func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) { findMatches(queryString, options, resultAggregator) }
  /// By a colour behind the match.
  open func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) { decorate(editedText.range(foundTextRange), usingStyle) }
  /// Shows no match any more.
  open func clearAllDecoratedFoundText() { clearDecorations() }
  /// Asks the delegate.
  open func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText: String
  ) -> Bool { shouldChangeText(in: foundTextRange, replacementText: withText) }
  /// As if the user had typed it: the delegate is told.
  open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    replaceMatch(editedText.range(foundTextRange), withText)
  }
  /// In one step, which can be undone.
  open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    replaceMatches(queryString, options, withText)
  }
  /// Does nothing.
  open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}
  /// Scrolls until a match shows.
  open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    scrollRangeToVisible(NSRange(editedText.range(range)))
  }

  // MARK: UITextInputTraits

  /// Told to input methods.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored only.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Told to input methods.
  @AlwaysObserved open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { if spellCheckingType != oldValue { spellCheckingChanged() } }
  }
  /// Stored only.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Stored only.
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored only.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Told to input methods.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Told to input methods.
  open var keyboardType = UIKeyboardType.default
  /// Stored only.
  @AlwaysObserved open var keyboardAppearance = UIKeyboardAppearance.default {
    willSet { AppearanceRecorder.note(self, \UITextView.keyboardAppearance, newValue) }
  }
  /// Stored only.
  open var returnKeyType = UIReturnKeyType.default
  /// Stored only.
  open var enablesReturnKeyAutomatically = false
  /// Input methods get nothing of what is typed while it is true.
  open var isSecureTextEntry = false
  /// Told to input methods where it is about passwords.
  open var textContentType: UITextContentType!
  /// Stored only.
  open var passwordRules: UITextInputPasswordRules?
  /// Stored only.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// Stored only: desktops have no Writing Tools.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// Stored only.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Always false.
  open var isWritingToolsActive: Bool { false }

  // MARK: UITextInput

  /// The text interaction, unless the program sets another.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Lines are those that are shown.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }
  /// Nil for an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editedText.markedStyle }
    set { editedText.markedStyle = newValue }
  }
  /// False for an empty text.
  open var hasText: Bool { !editedText.text.isEmpty }

  /// Types in place of the selection, or of what is composed; the delegate is not asked.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection or the character before the caret; the delegate is not asked.
  open func deleteBackward() { editedText.delete(.characterBackward) }
  /// UTF-16 offsets; half a pair is U+FFFD.
  open func text(in range: UITextRange) -> String? { editedText.string(in: range) }
  /// Tells of the selection, and not of the text.
  open func replace(_ range: UITextRange, withText text: String) {
    editedText.replace(editedText.range(range), text)
  }
  /// Asks the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(range, text)
  }
  /// The delegate's menu; nil for that of the actions alone.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(
      self, editMenuForTextIn: NSRange(editedText.range(textRange)),
      suggestedActions: suggestedActions)
  }
  /// Tells the delegate.
  open func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate.
  open func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }
  /// Nil moves the caret to the start.
  open var selectedTextRange: UITextRange? {
    get { EditedTextRange(editedText.editor.selection.range) }
    set { select(newValue.map { NSRange(editedText.range($0)) } ?? NSRange()) }
  }
  /// Backward at the end of a wrapped line.
  open var selectionAffinity: UITextStorageDirection {
    get { editedText.editor.selection.head.affinity == .upstream ? .backward : .forward }
    set { editedText.setAffinity(newValue) }
  }
  /// What an input method composes.
  open var markedTextRange: UITextRange? { editedText.marked.map { EditedTextRange($0) } }
  /// Nil and an empty text remove what is composed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editedText.setMarked(markedText, selected: selectedRange)
  }
  /// Keeps what is composed.
  open func unmarkText() { editedText.unmark() }
  /// Offset 0.
  open var beginningOfDocument: UITextPosition { editedText.position(0) }
  /// As many UTF-16 units as there are.
  open var endOfDocument: UITextPosition { editedText.position(editedText.text.count) }
  /// In whichever order.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    editedText.range(from: fromPosition, to: toPosition)
  }
  /// Nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editedText.position(from: position, offset: offset)
  }
  /// Nil outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editedText.position(from: position, in: direction, offset: offset)
  }
  /// By offset.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editedText.compare(position, other)
  }
  /// In UTF-16 units, negative backwards.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editedText.offset(toPosition) - editedText.offset(from)
  }
  /// The start or the end of the range.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    editedText.position(within: range, farthestIn: direction)
  }
  /// To the end of the line.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editedText.range(extending: position, in: direction)
  }
  /// That of the paragraph.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editedText.writingDirection(at: position)
  }
  /// For the paragraphs that a range touches.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    editedText.setWritingDirection(writingDirection, range)
  }
  /// In the content, for the part on the first line.
  open func firstRect(for range: UITextRange) -> CGRect { editedText.firstRect(range) }
  /// In the content: 2 points wide, a little higher than the letters.
  open func caretRect(for position: UITextPosition) -> CGRect { editedText.caretRect(position) }
  /// In the content, a rectangle for each line; all of the range is laid out.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editedText.selectionRects(range)
  }
  /// The position whose caret is nearest to a point of the content.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editedText.closestPosition(point)
  }
  /// The position whose caret is nearest to a point of the content.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editedText.closestPosition(point, within: range)
  }
  /// Nil in an empty text.
  open func characterRange(at point: CGPoint) -> UITextRange? { editedText.character(at: point) }
  /// Puts the caret at the position that is nearest.
  open func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }
  /// Puts the caret at the position that is nearest.
  open func updateFloatingCursor(at point: CGPoint) { placeCaret(at: point) }
  /// Does nothing: the caret stays where it is.
  open func endFloatingCursor() {}
  /// The attributes of the character after or before.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    editedText.styling(at: position, direction)
  }

  // MARK: Overrides for the package

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && (!interaction.gesturesForFailureRequirements.contains(gestureRecognizer)
        || isText(at: gestureRecognizer.location(in: self)))
  }
  override var accessibilityDefaults: AccessibilityDefaults { textDefaults }
  override var baselineFont: UIFont? { font }
  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    traitsDidChange(traits)
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    layoutManager.isMirrored = isRightToLeft
    interaction.refresh()
  }
  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    trackSize()
  }
  override var wrapsContent: Bool { !isScrollEnabled }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    restyleLinks()
  }

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

  /// The selection, and whether the view is first responder: to give them back to it, or to another view
  /// with the same text.
  open var interactionState: Any {
    get { currentInteractionState }
    set { restore(newValue) }
  }
  /// Nil: text is laid out by `layoutManager`.
  open var textLayoutManager: NSTextLayoutManager? { nil }

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
