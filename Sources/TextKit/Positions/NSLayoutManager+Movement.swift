import CoreGraphics
import CoreText

extension NSLayoutManager {
  /// Where a caret goes from a position.
  package func position(from start: TextPosition, _ movement: TextMovement) -> TextPosition {
    let (text, offset) = (buffer, start.offset)
    switch movement {
    case .left: return visualPosition(from: start, toRight: false)
    case .right: return visualPosition(from: start, toRight: true)
    case .backward: return TextPosition(text.characterStart(before: offset))
    case .forward: return TextPosition(text.characterEnd(after: offset))
    case .wordBackward: return TextPosition(text.wordStart(before: offset))
    case .wordForward: return TextPosition(text.wordEnd(after: offset))
    case .wordLeft:
      return position(from: start, isRightToLeft(at: offset) ? .wordForward : .wordBackward)
    case .wordRight:
      return position(from: start, isRightToLeft(at: offset) ? .wordBackward : .wordForward)
    case .lineStart: return TextPosition(lineRange(at: start).lowerBound)
    case .lineEnd: return lineEnd(at: start)
    case .up, .down:
      return position(from: start, down: movement == .down, goal: caretRect(at: start).minX)
    case .paragraphStart: return TextPosition(text.paragraph(at: offset).lowerBound)
    case .paragraphEnd:
      return TextPosition(text.withoutBreak(text.paragraph(at: offset)).upperBound)
    case .paragraphBackward:
      return TextPosition(text.paragraph(at: max(0, offset - 1)).lowerBound)
    case .paragraphForward: return TextPosition(text.paragraph(at: offset).upperBound)
    case .documentStart: return TextPosition(0)
    case .documentEnd: return TextPosition(text.count)
    }
  }

  /// Whether the paragraph at an offset starts on its right.
  package func isRightToLeft(at offset: Int) -> Bool {
    guard let line = line(at: min(offset, buffer.count)) else { return false }
    return line.block.layout.text.isRightToLeft(line: line.number)
  }

  /// By Pango's rules, in steps of whole characters.
  private func visualPosition(from start: TextPosition, toRight: Bool) -> TextPosition {
    guard let line = line(under: start) else {
      return leaving(isForward: toRight != isRightToLeft(at: start.offset), start)
    }
    let first = line.block.start
    var unit = start.offset - first
    while true {
      let next = line.block.layout.text.unit(movedFrom: unit, line: line.number, toRight: toRight)
      guard let next, next != unit else { break }
      unit = next
      if buffer.isCharacterBoundary(first + unit) { return TextPosition(first + unit) }
    }
    let isForward = toRight != line.block.layout.text.isRightToLeft(line: line.number)
    return leaving(isForward: isForward, start)
  }

  /// Beyond a paragraph: the end of the one before or the start of the one after.
  private func leaving(isForward: Bool, _ start: TextPosition) -> TextPosition {
    if isForward { return TextPosition(buffer.characterEnd(after: start.offset)) }
    return TextPosition(buffer.characterStart(before: start.offset))
  }

  /// The characters of the line a caret is on, without the break.
  package func lineRange(at position: TextPosition) -> Range<Int> {
    guard let line = line(under: position) else { return position.offset..<position.offset }
    let start = line.block.start + line.fragment.range.lowerBound
    let range = start..<line.block.start + line.fragment.range.upperBound
    return withoutSeparator(buffer.withoutBreak(hasWidth ? range : joined(range)))
  }

  private func withoutSeparator(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, buffer.unit(at: range.upperBound - 1) == Self.lineSeparator else {
      return range
    }
    return range.lowerBound..<range.upperBound - 1
  }

  /// Without a width nothing wraps: what was laid out in parts is one line, up to a line separator.
  private func joined(_ range: Range<Int>) -> Range<Int> {
    let paragraph = buffer.paragraph(at: range.lowerBound)
    let before = Array(buffer.string(paragraph.lowerBound..<range.lowerBound).utf16)
    let start = before.lastIndex(of: Self.lineSeparator).map { paragraph.lowerBound + $0 + 1 }
    let last = max(range.lowerBound, range.upperBound - 1)
    let after = Array(buffer.string(last..<max(last, paragraph.upperBound)).utf16)
    let end = after.firstIndex(of: Self.lineSeparator).map { last + $0 + 1 }
    return (start ?? paragraph.lowerBound)..<(end ?? max(range.upperBound, paragraph.upperBound))
  }

  private static let lineSeparator: UInt16 = 0x2028

  private func lineEnd(at position: TextPosition) -> TextPosition {
    let range = lineRange(at: position)
    let isWrapped =
      range.upperBound < buffer.count && !TextBuffer.isBreak(buffer.unit(at: range.upperBound))
    return TextPosition(range.upperBound, isWrapped ? .upstream : .downstream)
  }

  /// The position on the line above or below that is nearest to `goal`; beyond the first and last
  /// line, the start and the end of the text.
  func position(from start: TextPosition, down: Bool, goal: CGFloat) -> TextPosition {
    let caret = caretRect(at: start)
    let lineRect = wholeLineRect(under: start)
    if down {
      let y = lineRect.maxY + 1.0 / 16
      prepareIndex()
      let end = extraLineRect.isEmpty ? index.measures.height : extraLineRect.maxY
      if y >= end { return TextPosition(buffer.count) }
      return position(nearestTo: CGPoint(x: goal, y: y))
    }
    guard lineRect.minY > 0, caret.minY > 0 else { return TextPosition(0) }
    return position(nearestTo: CGPoint(x: goal, y: lineRect.minY - 1.0 / 16))
  }

  /// With all the parts of a line that is too long for one layout.
  private func wholeLineRect(under start: TextPosition) -> CGRect {
    let rect = lineRect(under: start)
    if hasWidth || line(under: start) == nil { return rect }
    let range = lineRange(at: start)
    return rect.union(lineRect(under: TextPosition(range.lowerBound)))
      .union(lineRect(under: TextPosition(range.upperBound, .upstream)))
  }
}
