public import CoreGraphics
public import CoreText
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
  /// Grows with each change of the blocks, which those who are asked during layout may make.
  var generation = 0
  var dividesWords = false
  /// Not while it is asked, nor in the layout that follows a change that it has made meanwhile.
  var asksDelegate = true
  var temporaryRuns: AttributeRuns?
  /// What a layout has read of the attributes that it read last, which what is typed mostly has, too.
  var lastRead: (attributes: AttributeSet, run: AttributedText.Run)?
  weak var storage: NSTextStorage?
  /// Whose glyphs a subclass is just asked to show, and where these are.
  var shownRun: (run: ShownRun, glyphs: UnsafePointer<CGGlyph>)?
  /// What stands for the empty line at the end.
  lazy var noText = TextLayout(AttributedText("", TextAttributes(font: defaultFont)))
  /// The font and the colour of text that names none.
  package var defaultFont = CTFont(FontDescriptor(face: .system, size: FontDescriptor.defaultSize))
  {
    didSet {
      endFont = nil
      invalidateAll()
    }
  }
  package var defaultColor = CGColor.black {
    didSet { invalidateAll() }
  }
  /// The attributes of what would be typed into an empty last paragraph.
  package var endAttributes: [NSAttributedString.Key: Any]? {
    didSet { endFont = nil }
  }
  /// The font that was read of them.
  var endFont: CTFont?
  /// Whether an empty text begins at the right.
  package var isMirrored = false
  /// What links show besides their own attributes.
  package var linkAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { lastRead = nil }
  }
  /// Runs the reading of attributes, whose colours may depend on the traits of a view.
  package var readingAttributes: (() -> AttributedText) -> AttributedText = { $0() } {
    didSet { lastRead = nil }
  }
  /// Called when characters look different in the same places.
  package var displayDidChange: () -> Void = {}
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
  /// Whether words are divided in paragraphs that have no hyphenation factor.
  open var usesDefaultHyphenation: Bool {
    get { dividesWords }
    set {
      if newValue == dividesWords { return }
      dividesWords = newValue
      invalidateAll()
    }
  }
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
    let paragraphs = invalidate(charRange)
    actualCharacterRange?.pointee = paragraphs
  }

  /// Lays out the paragraphs of a range anew: glyphs come with layout.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
  }

  /// Draws characters anew, in the same places.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    invalidateDisplay(charRange)
  }

  // MARK: Drawing

  /// Draws characters in the current context, the container's corner being at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = currentContext else { return }
    if drawsInParts { return drawGlyphsInParts(glyphsToShow, at: origin, in: context) }
    drawGlyphs(glyphsToShow, at: origin, in: context)
  }

  /// Draws the colours behind characters; without a subclass, they are drawn with their characters.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard drawsInParts, let context = currentContext else { return }
    visitBlocks(of: clamped(glyphsToShow)) { fillBackgrounds(of: $0, at: origin, in: context) }
  }

  /// Fills rectangles behind characters with the context's fill colour, which is `color`.
  ///
  /// Only subclasses are asked for this and the next methods. In UIKit, the colour of this one is a `UIColor`.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: CGColor
  ) {
    guard let context = currentContext else { return }
    for number in 0..<max(0, rectCount) { context.fill(rectArray[number]) }
  }

  /// Draws glyphs of one font with the context's fill colour, which is that of the attributes.
  ///
  /// Positions are the places of the glyphs' origins in the context. In UIKit, the font is a `UIFont`.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
    font: CTFont, textMatrix: CGAffineTransform,
    attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
  ) {
    show(glyphs, positions, glyphCount, font, textMatrix, in: context)
  }

  /// Draws the line under glyphs of one line, a part for each word if its style says so.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    for part in decoratedParts(glyphRange, underlineVal) {
      drawUnderline(
        forGlyphRange: part, underlineType: underlineVal, baselineOffset: depth(of: part),
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
        containerOrigin: containerOrigin)
    }
  }

  /// Draws a line under glyphs. `baselineOffset` is how far they reach below their baseline.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawDecorations(glyphRange, at: containerOrigin) { $0.underlineOnly(underlineVal) }
  }

  /// Draws the line through glyphs of one line, a part for each word if its style says so.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    for part in decoratedParts(glyphRange, strikethroughVal) {
      drawStrikethrough(
        forGlyphRange: part, strikethroughType: strikethroughVal, baselineOffset: depth(of: part),
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
        containerOrigin: containerOrigin)
    }
  }

  /// Draws a line through glyphs. `baselineOffset` is how far they reach below their baseline.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawDecorations(glyphRange, at: containerOrigin) { $0.strikeThroughOnly(strikethroughVal) }
  }

  // MARK: Layout

  /// Lays out all of the text.
  ///
  /// - Complexity: linear.
  open func ensureLayout(for container: NSTextContainer) { ensureAll(container) }
  /// Lays out the paragraphs of a range.
  open func ensureLayout(forCharacterRange charRange: NSRange) { ensureCharacters(charRange) }
  /// Lays out the paragraphs of a range.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureCharacters(glyphRange) }
  /// Lays out what a rectangle of the container shows.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    ensure(bounds, in: container)
  }
  /// Glyphs come with layout.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Glyphs come with layout.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Whether paragraphs before laid out ones have not been.
  open var hasNonContiguousLayout: Bool { isIndexValid && firstUnlaid < buffer.count }
  /// The first character that has not been laid out; the end if all have been.
  open func firstUnlaidCharacterIndex() -> Int { firstUnlaid }
  /// The same as `firstUnlaidCharacterIndex()`.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaid }
  /// The first glyph and character that have not been laid out.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaid
    glyphIndex?.pointee = firstUnlaid
  }
  /// The area that text takes. Paragraphs that have not been laid out count with a guess.
  open func usedRect(for container: NSTextContainer) -> CGRect { usedArea(of: container) }
  /// The empty line after a break at the end, or of an empty text; empty if there is none.
  open var extraLineFragmentRect: CGRect { extraLineRect }
  /// The part of the extra line that its padding takes.
  open var extraLineFragmentUsedRect: CGRect { extraLineUsedRect }
  /// The container of the extra line; nil if there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? { hasExtraLine ? container : nil }

  // MARK: Lines

  /// The rectangle of the line that a glyph is in, and the glyphs of that line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { lineRect(glyphIndex, effectiveGlyphRange) }
  /// The part of the line's rectangle that glyphs and padding take.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { lineUsedRect(glyphIndex, effectiveGlyphRange) }
  /// Where a glyph's pen is, from its line's corner: on the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { penPlace(of: glyphIndex) }
  /// Calls `block` with each line of a range: its rectangle, the used part, its container and glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateLines(glyphRange, block) }
  /// Calls `block` with the rectangles that a selection of glyphs covers.
  ///
  /// If they are selected, lines are covered to the container's sides where the selection goes on.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateRects(glyphRange, in: selectedRange, block) }
  /// The smallest rectangle around glyphs, lines counting with their whole height.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { bounds(ofGlyphs: glyphRange) }

  /// The size of an attachment; -1 by -1 where there is none.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { attachmentSize(at: glyphIndex) }

  // MARK: Glyphs

  /// As many as UTF-16 units.
  open var numberOfGlyphs: Int { buffer.count }
  /// The same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Whether there is a character.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < buffer.count
  }
  /// The range, enlarged to whole characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { wholeCharacters(charRange, actualCharacterRange) }
  /// The range, enlarged to whole characters.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { wholeCharacters(glyphRange, actualGlyphRange) }
  /// The glyphs that are shown in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { shownGlyphs(in: container) }
  /// The glyphs of the lines that a rectangle of the container touches.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphs(touching: bounds, in: container) }
  /// The same, as there is no layout to be spared.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphs(touching: bounds, in: container) }
  /// The container that shows a glyph.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? { containerShowing(glyphIndex, effectiveGlyphRange) }
  /// The glyphs that a container has no room for, in its last line; not found if all are shown.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    truncatedGlyphs(inLineOf: glyphIndex)
  }

  // MARK: Points

  /// The character at a point, and how much of its width is before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { character(at: point, in: container, partialFraction) }
  /// The glyph at a point, and how much of its width is before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int { character(at: point, in: container, partialFraction) }
  /// How much of the width of the glyph at a point is before the point.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = character(at: point, in: container, &fraction)
    return fraction
  }
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
