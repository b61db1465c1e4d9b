import CoreText
public import Foundation
import SumTreeKit

extension NSLayoutManager {
  /// Lays out all of the text.
  ///
  /// - Complexity: linear.
  public func ensureLayout(for container: NSTextContainer) {
    guard container === self.container else { return }
    ensure(0..<buffer.count)
    completed()
  }

  /// Lays out the paragraphs of a range.
  public func ensureLayout(forCharacterRange charRange: NSRange) {
    ensure(clamped(charRange))
    completed()
  }

  /// Lays out the paragraphs of a range.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) {
    ensureLayout(forCharacterRange: glyphRange)
  }

  /// Lays out what a rectangle of the container shows.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    guard container === self.container, let first = laid(atY: max(0, bounds.minY)) else { return }
    visitBlocks(from: first, to: bounds.maxY) { _ in }
    completed()
  }

  /// Glyphs come with layout.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Glyphs come with layout.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Whether paragraphs before laid out ones have not been.
  public var hasNonContiguousLayout: Bool {
    isIndexValid && firstUnlaidCharacterIndex() < buffer.count
  }

  /// The first character that has not been laid out; the end if all have been.
  public func firstUnlaidCharacterIndex() -> Int {
    prepareIndex()
    return index.blocks.first { $0.unmeasured > 0 }?.before.units ?? buffer.count
  }

  /// The same as `firstUnlaidCharacterIndex()`.
  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  /// The first glyph and character that have not been laid out.
  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidCharacterIndex()
  }

  /// The area that text takes. Paragraphs that have not been laid out count with a guess.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === self.container else { return .zero }
    prepareIndex()
    let extra = extraLineFragmentRect
    let measures = index.measures
    return CGRect(
      x: 0, y: 0, width: max(measures.width + container.padding, extraUsedWidth),
      height: measures.height + extra.height)
  }

  private func ensure(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound, let block = laid(at: offset) {
      offset = block.start + block.layout.length
    }
  }

  private func completed() {
    guard let delegate else { return }
    let isAll = index.measures.unmeasured == 0
    delegate.layoutManager(self, didCompleteLayoutFor: isAll ? container : nil, atEnd: isAll)
  }
}

extension NSLayoutManager {
  /// The empty line after a break at the end, or of an empty text; empty if there is none.
  public var extraLineFragmentRect: CGRect {
    guard let container, hasExtraLine else { return .zero }
    prepareIndex()
    let width = container.lineWidth.isFinite ? container.size.width : 2 * container.padding
    return CGRect(x: 0, y: index.measures.height, width: width, height: extraMetrics.lineHeight)
  }

  /// The part of the extra line that its padding takes.
  public var extraLineFragmentUsedRect: CGRect {
    let whole = extraLineFragmentRect
    return whole.isEmpty
      ? .zero : CGRect(x: 0, y: whole.minY, width: extraUsedWidth, height: whole.height)
  }

  /// The container of the extra line; nil if there is none.
  public var extraLineFragmentTextContainer: NSTextContainer? { hasExtraLine ? container : nil }

  private var extraUsedWidth: CGFloat { hasExtraLine ? 2 * (container?.padding ?? 0) : 0 }

  /// Whether a caret can be on a line without characters.
  var hasExtraLine: Bool {
    guard let container, !container.isBounded || buffer.isEmpty else { return false }
    return buffer.isEmpty || TextBuffer.isBreak(buffer.unit(at: buffer.count - 1))
  }

  /// Of the font that would be typed.
  var extraMetrics: FontMetrics {
    TextAttributes(extraAttributes, font: defaultFont).font.lineMetrics
  }

  /// Of the paragraph that would be typed.
  var extraParagraph: ParagraphAttributes {
    (extraAttributes[.paragraphStyle] as? any ParagraphAttributesProviding)?.paragraphAttributes
      ?? ParagraphAttributes()
  }

  private var extraAttributes: [NSAttributedString.Key: Any] {
    if let endAttributes { return endAttributes }
    guard let storage, !buffer.isEmpty else { return [:] }
    return storage.content.runs.run(at: buffer.count - 1).attributes.values
  }
}
