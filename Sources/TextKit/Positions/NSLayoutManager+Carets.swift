// Walk T8: carets. In: a position or a point. Out: the caret's rectangle, or the position. Next:
// Positions/TextSelection.

import CoreText
package import Foundation

extension NSLayoutManager {
  /// The line that a caret is on; nil on the empty line at the end.
  func line(
    under position: TextPosition
  ) -> (block: Laid, fragment: BlockLayout.Fragment, number: Int)? {
    let offset = position.offset
    if offset >= buffer.count, hasExtraLine { return nil }
    guard let line = line(at: offset) else { return nil }
    let isStart = offset == line.block.start + line.fragment.range.lowerBound
    if position.affinity == .upstream, isStart, offset > 0,
      !TextBuffer.isBreak(buffer.unit(at: offset - 1))
    {
      return self.line(at: offset - 1)
    }
    return line
  }

  /// The rectangle of the line that a caret is on, from side to side.
  package func lineRect(under position: TextPosition) -> CGRect {
    line(under: position).map { fragmentRect($0.block, $0.fragment) } ?? extraLineRect
  }

  /// A caret without width, as high as the letters of its line. Inside a character it is at its start.
  package func caretRect(at position: TextPosition) -> CGRect {
    guard let line = line(under: position) else { return extraCaret }
    let offset = buffer.characterStart(atOrBefore: min(position.offset, buffer.count))
    let end = line.block.start + line.fragment.range.upperBound
    let x = line.block.layout.text.caretX(
      at: offset - line.block.start, line: line.number,
      isUpstream: position.affinity == .upstream && offset == end)
    let used = line.fragment.used
    return CGRect(
      x: line.block.layout.origin.x + x, y: line.block.top + used.minY, width: 0,
      height: used.height)
  }

  /// On the empty line: where its paragraph would begin.
  private var extraCaret: CGRect {
    let rect = extraLineRect
    let padding = container?.padding ?? 0
    let (left, right) = (rect.minX + padding, rect.maxX - padding)
    let x =
      switch extraParagraph.alignment {
      case .left: left
      case .center: (left + right) / 2
      case .right: right
      case .natural, .justified: beginsAtRight ? right : left
      }
    return CGRect(x: x, y: rect.minY, width: 0, height: rect.height)
  }

  /// As the line before goes; in an empty text, as the interface does.
  private var beginsAtRight: Bool {
    switch extraParagraph.direction {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: buffer.isEmpty ? isMirrored : isRightToLeft(at: buffer.count - 1)
    }
  }

  /// The position whose caret is nearest to a point of the container.
  package func position(nearestTo point: CGPoint) -> TextPosition {
    guard point.x.isFinite, point.y.isFinite else { return TextPosition(0) }
    guard let block = laid(atY: max(0, point.y)), !block.layout.fragments.isEmpty else {
      return TextPosition(isHidden(point.y) ? shownEnd : buffer.count)
    }
    if hasExtraLine, point.y >= extraLineRect.minY { return TextPosition(buffer.count) }
    let number = block.layout.fragment(at: CGPoint(x: point.x, y: point.y - block.top))
    let fragment = block.layout.fragments[number]
    let x = point.x - block.layout.origin.x
    let unit = block.layout.text.unit(nearestTo: x, line: number)
    return position(unit, fragment, block, number)
  }

  /// A position of a line: at its end upstream, and never behind its break.
  private func position(
    _ unit: Int, _ fragment: BlockLayout.Fragment, _ block: Laid, _ number: Int
  ) -> TextPosition {
    let range = block.start + fragment.range.lowerBound..<block.start + fragment.range.upperBound
    let end = buffer.withoutBreak(range).upperBound
    let offset = buffer.characterStart(atOrBefore: min(block.start + unit, end))
    let isWrapEnd = offset == range.upperBound && end == range.upperBound && offset < buffer.count
    return TextPosition(offset, isWrapEnd ? .upstream : .downstream)
  }

  private func isHidden(_ y: CGFloat) -> Bool { index.place(atY: y)?.block.state == .hidden }

  private var shownEnd: Int { container.map { NSMaxRange(shownGlyphs(in: $0)) } ?? 0 }

  /// A part of a selection: a rectangle of one line, and whether the selection begins or ends in it.
  package struct SelectionRect: Hashable {
    package var rect: CGRect
    package var containsStart: Bool
    package var containsEnd: Bool
    package var isRightToLeft: Bool
  }

  /// The rectangles of a selection, to the container's sides where it goes on in the next line.
  package func selectionRects(_ range: Range<Int>) -> [SelectionRect] {
    let rects = rects(of: range, extendsToSides: true)
    let isReversed = isRightToLeft(at: range.lowerBound)
    return rects.indices.map { index in
      SelectionRect(
        rect: rects[index], containsStart: index == 0, containsEnd: index == rects.count - 1,
        isRightToLeft: isReversed)
    }
  }
}

extension NSLayoutManager {
  func character(
    at point: CGPoint, in container: NSTextContainer,
    _ partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard container === self.container, point.x.isFinite, point.y.isFinite,
      let block = laid(atY: max(0, point.y)), !block.layout.fragments.isEmpty
    else { return 0 }
    let number = block.layout.fragment(at: CGPoint(x: point.x, y: point.y - block.top))
    let found = block.layout.text.character(
      atX: point.x - block.layout.origin.x, line: number)
    partialFraction?.pointee = found.fraction
    return block.start + found.unit
  }
}
