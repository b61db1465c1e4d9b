// Walk T5: editing. In: a range and what replaces it. Out: the edited range and the change in length,
// once for all edits between beginEditing and endEditing. Next: Layout/NSLayoutManager+Edits.

public import Foundation

/// Attributed text that tells layout managers what has changed.
///
/// An edit takes time for its own length, not for the text's. A subclass that keeps its text elsewhere
/// overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`. Use it on one thread.
open class NSTextStorage: NSMutableAttributedString {
  /// What layout reads. Where a subclass keeps its own text, a copy as of the last processing.
  package internal(set) var content = AttributedBuffer()
  var editingLevel = 0
  var isProcessing = false
  var ownership = TextOwnership.unknown
  var cachedString: String?
  var managers: [NSLayoutManager] = []
  /// Told after the layout managers.
  weak var editor: (any TextStorageObserving)?

  /// What has changed since the last processing.
  open internal(set) var editedMask: EditActions = []
  /// The range of the changes, in the text as it is; not found if there are none.
  open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the edited range is than it was.
  open internal(set) var changeInLength = 0
  /// Told before and after changes are processed.
  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: Making

  /// An empty text.
  public init() { super.init(string: "") }

  /// A text without attributes.
  public override init(string: String) {
    super.init(string: "")
    content = AttributedBuffer(TextBuffer(string))
  }

  /// A text with the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: "")
    content = AttributedBuffer(TextBuffer(string), AttributeSet(attrs ?? [:]))
  }

  /// A copy of a text.
  public override init(attributedString: NSAttributedString) {
    super.init(string: "")
    content = AttributedBuffer(attributedString)
  }

  /// The text of an archive.
  public required init?(coder: NSCoder) {
    super.init(string: "")
    guard let text = NSAttributedString(coder: coder) else { return nil }
    content = AttributedBuffer(text)
  }

  // MARK: What a subclass with its own text overrides

  /// The text, made anew after each change.
  ///
  /// - Complexity: linear.
  open override var string: String { ownString() }

  /// The attributes of a character, and where else they apply.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    ownAttributes(at: location, range)
  }

  /// Replaces characters. New ones have the attributes of the first one that is replaced, or of the
  /// one before.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    replaceOwn(range, with: str)
  }

  /// Replaces the attributes of characters.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    transformOwn(range) { _ in AttributeSet(attrs ?? [:]) }
  }

  // MARK: Editing

  /// Puts processing off until `endEditing()` has been called as often.
  open override func beginEditing() { editingLevel += 1 }

  /// Processes what was edited, unless an outer edit has not ended.
  open override func endEditing() {
    if editingLevel == 0 { return refuse("endEditing without beginEditing is ignored") }
    editingLevel -= 1
    processWhenDone()
  }

  /// Records an edit. `editedRange` is in the text before the edit, `delta` how much longer it got.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    record(editedMask, editedRange, delta)
  }

  /// Tells the delegate, fixes attributes, tells the delegate again, and then the layout managers.
  open func processEditing() { process() }

  /// Corrects attributes that cannot be: paragraphs have one style, attachments are their character's.
  open func fixAttributes(in range: NSRange) { fix(range) }

  /// Whether attributes are fixed when they are read. Always false: they are fixed with the edit.
  open var fixesAttributesLazily: Bool { false }

  /// Fixes the attributes of a range again.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  /// Has no effect, as attributes are fixed with the edit.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Layout managers

  /// Those that lay the text out.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Lays the text out by one more manager, which leaves the storage it had.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { add(aLayoutManager) }

  /// Stops telling a manager about changes.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { remove(aLayoutManager) }

  // MARK: What Foundation would read from its own store

  /// In UTF-16 units.
  open override var length: Int { isOwn ? content.count : string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    longest(at: location, range, rangeLimit, { $0 }, AttributeSet.areEqualSets)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    longest(at: location, range, rangeLimit, { $0[attrName] }, AttributeSet.areEqualOptionals)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    substring(range)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    transform(range) { $0.adding(attrs) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    transform(range) { $0.removing(name) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(range, with: attrString)
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override var mutableString: NSMutableString { TextStorageString(self) }

  open override func copy(with zone: NSZone? = nil) -> Any { snapshot }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: snapshot)
  }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    snapshot.isEqual(to: (other as? NSTextStorage)?.snapshot ?? other)
  }

  open override var hash: Int { length }
}
