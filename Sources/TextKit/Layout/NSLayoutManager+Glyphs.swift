import CoreText
public import Foundation

// A glyph has the number of the first UTF-16 unit it stands for, so these conversions are free.

extension NSLayoutManager {
  /// As many as UTF-16 units.
  public var numberOfGlyphs: Int { buffer.count }

  /// The same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Whether there is a character.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < buffer.count
  }

  /// The range, enlarged to whole characters.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    let whole = NSRange(buffer.characters(around: clamped(charRange)))
    actualCharacterRange?.pointee = whole
    return whole
  }

  /// The range, enlarged to whole characters.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
  }

  /// The glyphs that are shown in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === self.container else { return NSRange(location: buffer.count, length: 0) }
    prepareIndex()
    let last = index.place(at: buffer.count)
    let end = last?.block.state == .hidden ? last!.start : buffer.count
    return NSRange(location: 0, length: end)
  }

  /// The glyphs of the lines that a rectangle of the container touches.
  public func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    guard container === self.container, let first = laid(atY: bounds.minY) else {
      return NSRange(location: 0, length: 0)
    }
    let line = first.layout.fragments.first { first.top + $0.bottom > bounds.minY }
    let start = first.start + (line?.range.lowerBound ?? first.layout.length)
    var end = start
    visitBlocks(from: first, to: bounds.maxY) { block in
      for fragment in block.layout.fragments where block.top + fragment.top < bounds.maxY {
        end = max(end, block.start + fragment.range.upperBound)
      }
    }
    return NSRange(location: start, length: end - start)
  }

  /// The same without laying out what has not been: there is nothing of that kind here.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  /// Lays out blocks downwards and calls `body` with them.
  func visitBlocks(from first: Laid, to bottom: CGFloat, _ body: (Laid) -> Void) {
    var block = first
    while true {
      body(block)
      guard block.top + block.layout.height < bottom,
        let next = laid(index: block.place.index + 1)
      else { return }
      block = next
    }
  }

  /// The container that shows a glyph.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let container else { return nil }
    let range = glyphRange(for: container)
    effectiveGlyphRange?.pointee = range
    return NSLocationInRange(glyphIndex, range) ? container : nil
  }

  /// The glyphs that a container has no room for, in its last line; not found if all are shown.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = line(at: glyphIndex), line.block.layout.text.isTruncated,
      line.number == line.block.layout.fragments.count - 1
    else { return NSRange(location: NSNotFound, length: 0) }
    let start = line.block.start + line.fragment.range.lowerBound
    return NSRange(location: start, length: line.block.start + line.block.layout.length - start)
  }
}
