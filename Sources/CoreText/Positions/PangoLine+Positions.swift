import CUIPango
import CoreGraphics

extension PangoLine {
  /// From the line's left end to an edge of the character at a byte of the storage.
  func x(ofByte byte: Int, isTrailing: Bool) -> CGFloat {
    var x: Int32 = 0
    pango_layout_line_index_to_x(line, Int32(clamping: byte - base), isTrailing ? 1 : 0, &x)
    return PangoUnits.points(x)
  }

  /// The character at a distance from the line's left end, and by how many scalars the caret that is
  /// nearest lies after its first byte. Nil outside the line, with the nearest one.
  func byte(atX x: CGFloat) -> (byte: Int, trailing: Int, isInside: Bool) {
    var (index, trailing): (Int32, Int32) = (0, 0)
    let isInside = pango_layout_line_x_to_index(line, PangoUnits.units(x), &index, &trailing)
    if base + Int(index) >= range.upperBound, appended > 0 { return (range.upperBound, 0, false) }
    return (base + Int(index), Int(trailing), isInside != 0)
  }

  /// The parts of the line that the bytes of a range cover, from left to right, without what lies
  /// beyond the line's ends.
  func xRanges(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let part = range.clamped(to: self.range)
    guard !part.isEmpty else { return [] }
    var found: [ClosedRange<CGFloat>] = []
    for run in runs {
      let item = run.item.pointee.item.pointee
      let start = base + Int(item.offset)
      let own = part.clamped(to: start..<start + Int(item.length))
      guard !own.isEmpty else { continue }
      let isReversed = run.isRightToLeft
      let ends = [
        x(ofByte: own.lowerBound, isTrailing: false),
        own.upperBound == start + Int(item.length)
          ? (isReversed ? run.x : run.x + run.width)
          : x(ofByte: own.upperBound, isTrailing: false),
      ]
      let new = min(ends[0], ends[1])...max(ends[0], ends[1])
      if let last = found.last, new.lowerBound - last.upperBound < 1.0 / 512 {
        found[found.count - 1] = last.lowerBound...max(last.upperBound, new.upperBound)
      } else {
        found.append(new)
      }
    }
    return found
  }

  /// Whether the character at a byte runs to the left.
  func isRightToLeft(at byte: Int) -> Bool {
    for run in runs {
      let item = run.item.pointee.item.pointee
      let start = base + Int(item.offset)
      if (start..<start + Int(item.length)).contains(byte) { return run.isRightToLeft }
    }
    return isRightToLeft
  }

  /// Where a caret goes that moves by one position to the left or right, by Pango's rules for the
  /// strong cursor: a byte of the storage and scalars to add; nil beyond the text of the layout.
  func moved(from byte: Int, toRight: Bool) -> (byte: Int, trailing: Int)? {
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_move_cursor_visually(
      layout.pointer, 1, Int32(clamping: byte - base), 0, toRight ? 1 : -1, &index, &trailing)
    guard index >= 0, index != Int32.max else { return nil }
    if appended > 0, base + Int(index) > range.upperBound { return nil }
    return (base + Int(index), Int(trailing))
  }
}

extension GlyphRun {
  var isRightToLeft: Bool { item.pointee.item.pointee.analysis.level & 1 == 1 }
}
