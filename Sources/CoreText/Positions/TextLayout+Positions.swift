import CoreGraphics

// Offsets are in UTF-16 units of the text that was laid out, lines are numbered from 0, and x is
// measured from the layout's left edge.

extension TextLayout {
  /// The characters of a line, with the spaces it ends in and without a line break.
  package func units(ofLine line: Int) -> Range<Int> { lineUnits[line] }

  /// The line with the character after an offset; at the end of a paragraph the line that ends there.
  package func line(containing unit: Int) -> Int {
    let byte = storage.byte(ofUnit: unit)
    return lines.lastIndex { $0.source.range.lowerBound <= byte } ?? 0
  }

  /// Whether a line's paragraph starts on its right.
  package func isRightToLeft(line: Int) -> Bool { lines[line].source.isRightToLeft }

  /// Where the caret is at an offset: the strong one where directions meet, between the characters on
  /// the line otherwise. With `isUpstream` it is at the end of the character before.
  package func caretX(at unit: Int, line: Int, isUpstream: Bool = false) -> CGFloat {
    let (source, byte) = (lines[line].source, storage.byte(ofUnit: unit))
    let range = source.range
    let (left, isReversed) = (lines[line].origin.x, source.isRightToLeft)
    if byte <= range.lowerBound { return left + (isReversed ? source.width : 0) }
    let before = storage.byte(before: min(byte, range.upperBound))
    if isUpstream || source.isRightToLeft(at: before) == isReversed {
      return left + source.x(ofByte: before, isTrailing: true)
    }
    if byte >= range.upperBound { return left + (isReversed ? 0 : source.width) }
    return left + source.x(ofByte: byte, isTrailing: false)
  }

  /// The offset whose caret is nearest to a point on a line.
  package func unit(nearestTo x: CGFloat, line: Int) -> Int {
    let found = lines[line].source.byte(atX: x - lines[line].origin.x)
    return storage.unit(ofByte: storage.byte(found.byte, advancedBy: found.trailing))
  }

  /// The character at a point on a line, and how much of its width is before the point.
  package func character(atX x: CGFloat, line: Int) -> (unit: Int, fraction: CGFloat) {
    let source = lines[line].source
    let x = x - lines[line].origin.x
    let found = source.byte(atX: x)
    let unit = storage.unit(ofByte: found.byte)
    guard found.isInside else { return (unit, found.trailing > 0 ? 1 : 0) }
    let start = source.x(ofByte: found.byte, isTrailing: false)
    let end = source.x(ofByte: found.byte, isTrailing: true)
    return (unit, end == start ? 0 : min(max((x - start) / (end - start), 0), 1))
  }

  /// The parts of a line that characters cover, from left to right.
  package func xRanges(of units: Range<Int>, line: Int) -> [ClosedRange<CGFloat>] {
    let left = lines[line].origin.x
    let bytes = storage.byte(ofUnit: units.lowerBound)..<storage.byte(ofUnit: units.upperBound)
    let ranges = lines[line].source.xRanges(of: bytes)
    return ranges.map { $0.lowerBound + left...$0.upperBound + left }
  }

  /// Where a caret on a line goes by one position to the left or right; nil beyond the paragraph.
  package func unit(movedFrom unit: Int, line: Int, toRight: Bool) -> Int? {
    let source = lines[line].source
    guard let moved = source.moved(from: storage.byte(ofUnit: unit), toRight: toRight) else {
      return nil
    }
    let byte = storage.byte(moved.byte, advancedBy: moved.trailing)
    return lines[line].paragraph.upperBound >= byte ? storage.unit(ofByte: byte) : nil
  }
}

extension TextStorage {
  func byte(_ byte: Int, advancedBy scalars: Int) -> Int {
    var byte = byte
    for _ in 0..<scalars where byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
    }
    return byte
  }
}
