import CoreText
import Foundation

// A glyph has the number of the first UTF-16 unit it stands for, so these conversions are free.

extension NSLayoutManager {
  func wholeCharacters(_ range: NSRange, _ actual: NSRangePointer?) -> NSRange {
    let whole = NSRange(buffer.characters(around: clamped(range)))
    actual?.pointee = whole
    return whole
  }

  func shownGlyphs(in container: NSTextContainer) -> NSRange {
    guard container === self.container else { return NSRange(location: buffer.count, length: 0) }
    prepareIndex()
    let last = index.place(at: buffer.count)
    let end = last?.block.state == .hidden ? last!.start : buffer.count
    return NSRange(location: 0, length: end)
  }

  func glyphs(touching bounds: CGRect, in container: NSTextContainer) -> NSRange {
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

  /// Lays out blocks downwards and calls `body` with them.
  func visitBlocks(from first: Laid, to bottom: CGFloat, _ body: (Laid) -> Void) {
    var next: Laid? = first
    while let block = next {
      body(block)
      let last = visitLaidOut(after: block, to: bottom, body)
      next = last.bottom < bottom ? laid(index: last.place.index + 1) : nil
    }
  }

  /// In one walk through the index, up to a block that has no layout. Returns the last block.
  private func visitLaidOut(after block: Laid, to bottom: CGFloat, _ body: (Laid) -> Void) -> Laid {
    var last = block
    guard last.bottom < bottom else { return last }
    let index = index
    index.visit(from: block.place.index + 1) { place in
      guard case .laidOut(let number) = place.block.state, let layout = layouts.use(number) else {
        return false
      }
      last = Laid(place: place, layout: layout)
      body(last)
      return last.bottom < bottom
    }
    return last
  }

  func containerShowing(
    _ glyphIndex: Int, _ effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let container else { return nil }
    let range = shownGlyphs(in: container)
    effectiveGlyphRange?.pointee = range
    return NSLocationInRange(glyphIndex, range) ? container : nil
  }

  func truncatedGlyphs(inLineOf glyphIndex: Int) -> NSRange {
    guard let line = line(at: glyphIndex), line.block.layout.text.isTruncated,
      line.number == line.block.layout.fragments.count - 1
    else { return NSRange(location: NSNotFound, length: 0) }
    let start = line.block.start + line.fragment.range.lowerBound
    return NSRange(location: start, length: line.block.start + line.block.layout.length - start)
  }
}
