import CUIPango
import CoreGraphics

// As `PangoLine` answers for the same text: each byte is a character and a place for a caret.

extension PlainLine {
  /// From the line's left end to an edge of the character at a byte of the storage.
  func x(ofByte byte: Int, isTrailing: Bool) -> CGFloat {
    if byte >= range.upperBound { return run.width }
    var x: Int32 = 0
    text.withUnsafeBytes { bytes in
      pango_glyph_string_index_to_x(
        run.item.pointee.glyphs, bytes.bindMemory(to: CChar.self).baseAddress,
        Int32(bytes.count), &run.item.pointee.item.pointee.analysis,
        Int32(max(0, byte - range.lowerBound)), isTrailing ? 1 : 0, &x)
    }
    return PangoUnits.points(x)
  }

  /// The character at a distance from the line's left end, and by how many scalars the caret that is
  /// nearest lies after its first byte.
  func byte(atX x: CGFloat) -> (byte: Int, trailing: Int, isInside: Bool) {
    let place = PangoUnits.units(x)
    if place < 0 { return (range.lowerBound, 0, false) }
    if place >= pango_glyph_string_get_width(run.item.pointee.glyphs) {
      return (range.upperBound - 1, 1, false)
    }
    var (index, trailing): (Int32, Int32) = (0, 0)
    text.withUnsafeBytes { bytes in
      pango_glyph_string_x_to_index(
        run.item.pointee.glyphs, bytes.bindMemory(to: CChar.self).baseAddress,
        Int32(bytes.count), &run.item.pointee.item.pointee.analysis, place, &index, &trailing)
    }
    return (range.lowerBound + Int(index), Int(trailing), true)
  }

  /// The part of the line that the bytes of a range cover, without what lies beyond the line's ends.
  func xRanges(of bytes: Range<Int>) -> [ClosedRange<CGFloat>] {
    let part = bytes.clamped(to: range)
    if part.isEmpty { return [] }
    let ends = [part.lowerBound, part.upperBound].map { x(ofByte: $0, isTrailing: false) }
    return [min(ends[0], ends[1])...max(ends[0], ends[1])]
  }

  /// Where a caret goes that moves by one position to the left or right; nil beyond the line.
  func moved(from byte: Int, toRight: Bool) -> (byte: Int, trailing: Int)? {
    let new = byte + (toRight ? 1 : -1)
    return range.lowerBound <= new && new <= range.upperBound ? (new, 0) : nil
  }
}
