import CoreText
public import Foundation

// Lines and their places in the container. What is asked for is laid out.

extension NSLayoutManager {
  /// Calls `body` with the lines of a range and the blocks they are in until it returns false.
  func visitLines(
    _ range: Range<Int>, _ body: (Laid, BlockLayout.Fragment, Int) -> Bool
  ) {
    var found = laid(at: range.lowerBound)
    var line = found.map { $0.layout.fragment(at: range.lowerBound - $0.start) } ?? 0
    while let block = found {
      while line < block.layout.fragments.count {
        let fragment = block.layout.fragments[line]
        let start = block.start + fragment.range.lowerBound
        if start >= range.upperBound, start > range.lowerBound { return }
        if !body(block, fragment, line) { return }
        line += 1
      }
      let next = block.start + block.layout.length
      guard next < range.upperBound, next < buffer.count else { return }
      found = laid(at: next)
      line = 0
    }
  }

  /// The line with the unit after an offset; the last line at the end.
  func line(at offset: Int) -> (block: Laid, fragment: BlockLayout.Fragment, number: Int)? {
    guard let block = laid(at: offset), !block.layout.fragments.isEmpty else { return nil }
    let number = block.layout.fragment(at: offset - block.start)
    return (block, block.layout.fragments[number], number)
  }

  /// The whole rectangle of a line, from side to side of the container.
  func fragmentRect(_ block: Laid, _ fragment: BlockLayout.Fragment) -> CGRect {
    if let segment = fragment.segment, let padding = container?.padding {
      return CGRect(
        x: segment.lowerBound, y: block.top + fragment.top,
        width: segment.upperBound - segment.lowerBound + 2 * padding,
        height: fragment.bottom - fragment.top)
    }
    return CGRect(
      x: 0, y: block.top + fragment.top, width: lineExtent(block),
      height: fragment.bottom - fragment.top)
  }

  func usedRect(_ block: Laid, _ fragment: BlockLayout.Fragment) -> CGRect {
    let padding = container?.padding ?? 0
    return fragment.used.offsetBy(dx: 0, dy: block.top).insetBy(dx: -padding, dy: 0)
  }

  private func lineExtent(_ block: Laid) -> CGFloat {
    guard let container, container.lineWidth.isFinite else {
      return block.layout.width + (container?.padding ?? 0)
    }
    return container.size.width
  }

  /// A range of the text; beyond the end there is none.
  func clamped(_ range: NSRange) -> Range<Int> {
    let count = buffer.count
    let start = min(max(0, range.location), count)
    return start..<min(count, start + max(0, min(range.length, count)))
  }
}

extension NSLayoutManager {
  func lineRect(_ glyph: Int, _ range: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyph) else { return .zero }
    range?.pointee = NSRange(line.fragment.range, from: line.block.start)
    return fragmentRect(line.block, line.fragment)
  }

  func lineUsedRect(_ glyph: Int, _ range: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyph) else { return .zero }
    range?.pointee = NSRange(line.fragment.range, from: line.block.start)
    return usedRect(line.block, line.fragment)
  }

  func penPlace(of glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex) else { return .zero }
    let x = line.block.layout.text.caretX(at: glyphIndex - line.block.start, line: line.number)
    return CGPoint(
      x: line.block.layout.origin.x + x, y: line.fragment.baseline - line.fragment.top)
  }

  func enumerateLines(
    _ glyphRange: NSRange,
    _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container else { return }
    var stop = ObjCBool(false)
    visitLines(clamped(glyphRange)) { laid, fragment, _ in
      block(
        fragmentRect(laid, fragment), usedRect(laid, fragment), container,
        NSRange(fragment.range, from: laid.start), &stop)
      return !stop.boolValue
    }
  }

  func enumerateRects(
    _ glyphRange: NSRange, in selectedRange: NSRange,
    _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let isSelected = selectedRange.location != NSNotFound && selectedRange.length > 0
    var stop = ObjCBool(false)
    for rect in rects(of: clamped(glyphRange), extendsToSides: isSelected) where !stop.boolValue {
      block(rect, &stop)
    }
  }

  func bounds(ofGlyphs glyphRange: NSRange) -> CGRect {
    let range = clamped(glyphRange)
    if range.isEmpty { return caretRect(at: TextPosition(range.lowerBound)) }
    return rects(of: range, extendsToSides: false).reduce(CGRect.null) { $0.union($1) }
  }

  /// The parts of lines that characters cover, from left to right and top to bottom.
  func rects(of range: Range<Int>, extendsToSides: Bool) -> [CGRect] {
    var rects: [CGRect] = []
    visitLines(range) { block, fragment, number in
      let start = block.start + fragment.range.lowerBound
      let end = block.start + fragment.range.upperBound
      let part = range.clamped(to: start..<end)
      let whole = fragmentRect(block, fragment)
      let units = part.lowerBound - block.start..<part.upperBound - block.start
      var parts = block.layout.text.xRanges(of: units, line: number).map { x in
        CGRect(
          x: block.layout.origin.x + x.lowerBound, y: whole.minY,
          width: x.upperBound - x.lowerBound, height: whole.height)
      }
      if parts.isEmpty, !part.isEmpty { parts = [emptyRect(at: part.lowerBound, whole)] }
      if extendsToSides, range.upperBound > end || endsInBreak(part) {
        extend(&parts, block, number, whole)
      }
      rects += parts
      return true
    }
    return rects
  }

  /// A line of which only the break is in a range.
  private func emptyRect(at offset: Int, _ line: CGRect) -> CGRect {
    CGRect(x: caretRect(at: TextPosition(offset)).minX, y: line.minY, width: 0, height: line.height)
  }

  private func endsInBreak(_ range: Range<Int>) -> Bool {
    !range.isEmpty && TextBuffer.isBreak(buffer.unit(at: range.upperBound - 1))
  }

  /// To the side where the line goes on.
  private func extend(_ parts: inout [CGRect], _ block: Laid, _ number: Int, _ line: CGRect) {
    guard !parts.isEmpty else { return }
    if block.layout.text.isRightToLeft(line: number) {
      let first = parts[0]
      parts[0] = CGRect(
        x: line.minX, y: first.minY, width: first.maxX - line.minX, height: first.height)
    } else {
      let last = parts[parts.count - 1]
      parts[parts.count - 1] = CGRect(
        x: last.minX, y: last.minY, width: max(0, line.maxX - last.minX), height: last.height)
    }
  }
}

extension NSLayoutManager {
  /// The same, as there is no layout to be spared.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The same, as there is no layout to be spared.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The same, as there is no layout to be spared.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
}

extension NSRange {
  init(_ range: Range<Int>, from start: Int) {
    self.init(location: start + range.lowerBound, length: range.count)
  }
}
