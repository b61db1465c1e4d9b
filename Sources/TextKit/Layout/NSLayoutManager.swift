package import CoreText
public import Foundation
import RasterKit

/// Lays out the text of a storage in a container: a paragraph when it is seen or asked for.
///
/// The heights of other paragraphs are guesses, so places below them move when these are laid out.
/// Glyphs are numbered as the characters they stand for. Use it on one thread.
open class NSLayoutManager: NSObject {
  var index = ParagraphIndex()
  var isIndexValid = false
  var layouts = NSLayoutManager.noLayouts
  var lastLayoutNumber = 0
  var temporaryRuns: AttributeRuns?
  weak var storage: NSTextStorage?
  /// The font and the colour of text that names none.
  package var defaultFont = CTFont(FontDescriptor(face: .system, size: FontDescriptor.defaultSize))
  {
    didSet { invalidateAll() }
  }
  package var defaultColor = CGColor.black {
    didSet { invalidateAll() }
  }
  /// The attributes of what would be typed into an empty last paragraph.
  package var endAttributes: [NSAttributedString.Key: Any]?
  /// Whether an empty text begins at the right.
  package var isMirrored = false
  /// What links show besides their own attributes.
  package var linkAttributes: [NSAttributedString.Key: Any] = [:]
  /// Runs the reading of attributes, whose colours may depend on the traits of a view.
  package var readingAttributes: (() -> AttributedText) -> AttributedText = { $0() }
  /// How many blocks have been laid out since the manager was made.
  package internal(set) var layoutCount = 0

  /// Told when layout becomes invalid, and asked for what it may decide.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The areas to fill; text goes into the first one only.
  open internal(set) var textContainers: [NSTextContainer] = []
  /// Stored only: paragraphs are always laid out where they are seen.
  open var allowsNonContiguousLayout = false
  /// Stored only: the leading of fonts is always used.
  open var usesFontLeading = true
  /// Stored only.
  open var showsInvisibleCharacters = false
  /// Stored only.
  open var showsControlCharacters = false
  /// Stored only.
  open var usesDefaultHyphenation = false
  /// Stored only.
  open var limitsLayoutForSuspiciousContents = false

  /// A manager without storage and container.
  public override init() { super.init() }

  /// A manager without storage and container.
  public required init?(coder: NSCoder) { super.init() }

  /// The text that is laid out.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      if newValue === storage { return }
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container before the one at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    insert(container, at: index)
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) { removeContainer(at: index) }

  /// Lays out anew, as a container has another shape.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateAll() }

  // MARK: Edits

  /// Notes what an edit has changed. The storage calls it.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) {
    edit(newCharRange, delta)
  }

  /// Lays out the paragraphs of a range anew when they are needed.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = invalidate(charRange)
  }

  /// Draws characters anew, in the same places.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    invalidateDisplay(charRange)
  }

  // MARK: Drawing

  /// Draws characters in the current context, the container's corner being at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = GraphicsContextStack.current.entries.last?.context else { return }
    drawGlyphs(glyphsToShow, at: origin, in: context)
  }

  /// Draws nothing: backgrounds are drawn with their characters.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension NSLayoutManager: TextStorageObserving {
  /// The layouts that are kept hold about as many UTF-16 units.
  static let keptUnits = 100_000
  static var noLayouts: LRUCache<Int, BlockLayout> { LRUCache(budget: keptUnits) }

  func textDidChange(
    _ storage: NSTextStorage, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
  ) {
    processEditing(
      for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    delegate?.layoutManagerDidInvalidateLayout(self)
  }
}
