public import CoreGraphics
public import Foundation
import TextKit

/// A text field for searches, with a magnifier before the text and tokens. Main thread only.
///
/// Tokens come before the text, and each takes one position.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
    coder.readNib(self, as: UISearchTextField.self)
  }

  /// Of its bar.
  var offsets = SearchFieldOffsets() {
    didSet { setNeedsLayout() }
  }
  /// In the place of the usual clear button; nil for that.
  var clearImage: UIImage? {
    didSet { if clearImage !== oldValue { showClearImage() } }
  }

  /// Behind tokens.
  @AlwaysObserved open var tokenBackgroundColor: UIColor! = .systemFill {
    didSet { tokens = tokens }
  }
  /// Whether the user may delete tokens.
  open var allowsDeletingTokens = true
  /// Whether tokens are copied with the text.
  open var allowsCopyingTokens = true

  /// Offered in a list beneath the field while that is edited; nil for none.
  @AlwaysObserved open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { showSuggestions() }
  }
  weak var suggestionList: SearchSuggestionList?

  /// From the start on.
  open var tokens: [UISearchToken] {
    get { shownTokens }
    set { show(newValue) }
  }
  /// Where the text without the tokens is.
  open var textualRange: UITextRange {
    EditedTextRange(tokenCount..<max(tokenCount, editedText.text.count))
  }
  /// Traps if the index is beyond the tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    insert(token, at: checked(tokenIndex, allowsEnd: true))
  }
  /// Traps if there is no such token.
  open func removeToken(at tokenIndex: Int) {
    tokens.remove(at: checked(tokenIndex, allowsEnd: false))
  }
  /// Puts a token in place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replaceText(textRange, token, at: checked(tokenIndex, allowsEnd: true))
  }
  /// Before a token. Traps if there is no such token.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    editedText.position(checked(tokenIndex, allowsEnd: false))
  }
  /// Those of a part of the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    Array(tokens[editedText.range(textRange).clamped(to: 0..<tokenCount)])
  }

  /// Without the tokens, which stay when it is set.
  open override var text: String? {
    get { textWithoutTokens }
    set { setText(keepingTokens: newValue ?? "") }
  }
  open override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    (allowsDeletingTokens || tokens(in: range).isEmpty)
      && super.shouldChangeText(in: range, replacementText: text)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    searchTextRect(bounds).moved(by: offsets.text)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    searchTextRect(bounds).moved(by: offsets.text)
  }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    magnifierRect(bounds).moved(by: offsets.icons[.search])
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds)
      .moved(by: offsets.icons[.bookmark] ?? offsets.icons[.resultsList])
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    clearRect(bounds).moved(by: offsets.icons[.clear])
  }
  open override func borderRect(forBounds bounds: CGRect) -> CGRect {
    bounds.moved(by: offsets.background)
  }
  open override var intrinsicContentSize: CGSize { searchSize }
  open override func copy(_ sender: Any?) {
    if !copyTokens() { super.copy(sender) }
  }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let hasBegun = super.becomeFirstResponder()
    if hasBegun, suggestionList == nil { showSuggestions() }
    return hasBegun
  }
  override func firstResponderHasGone() {
    super.firstResponderHasGone()
    hideSuggestions()
  }
  /// Those of the list of suggestions while that shows.
  open override var keyCommands: [UIKeyCommand]? {
    let own = suggestionCommands
    return own.isEmpty ? super.keyCommands : own + (super.keyCommands ?? [])
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    hideSuggestions()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    suggestionList?.place()
    if clearImage != nil { showClearImage() }
    layer.cornerRadius = min(bounds.height, 36) / 2
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits.insert(.searchField)
    if !tokens.isEmpty {
      defaults.value = (tokens.map(\.text) + [text ?? ""]).joined(separator: " ")
    }
    return defaults
  }
}
