import CUIPango
import CoreGraphics

/// One line of a Pango layout; retains the layout.
struct PangoLine {
  let layout: PangoReference
  let line: UnsafeMutablePointer<PangoLayoutLine>
  /// The position of the layout's first byte in the storage.
  let base: Int
  /// The bytes at the end of the last line that are not in the storage.
  var appended = 0

  /// The lines of a layout in order; at least one.
  static func all(of layout: PangoReference, base: Int, appended: Int = 0) -> [PangoLine] {
    CairoFonts.exclusively {
      (0..<pango_layout_get_line_count(layout.pointer)).compactMap { index in
        pango_layout_get_line_readonly(layout.pointer, index).map {
          PangoLine(layout: layout, line: $0, base: base, appended: appended)
        }
      }
    }
  }

  /// The only line of a layout with an ellipsis.
  ///
  /// Workaround: Pango widens the ellipsis until the line has its maximum width. Here it gets the
  /// font's width, so that no gap follows it.
  static func ellipsized(_ layout: PangoReference, base: Int) -> PangoLine? {
    CairoFonts.exclusively {
      // The call without "readonly" keeps Pango from caching the width before the change.
      guard let line = pango_layout_get_line(layout.pointer, 0) else { return nil }
      let result = PangoLine(layout: layout, line: line, base: base)
      for run in result.runs where run.isEllipsis { run.resetAdvances() }
      return result
    }
  }

  /// The line's bytes in the storage.
  var range: Range<Int> {
    let start = base + Int(line.pointee.start_index)
    return start..<start + max(0, Int(line.pointee.length) - appended)
  }

  /// Whether it can't be divided. Spaces around the word don't count.
  var isOneWord: Bool {
    var count: Int32 = 0
    guard let all = pango_layout_get_log_attrs_readonly(layout.pointer, &count),
      let text = pango_layout_get_text(layout.pointer)
    else { return false }
    let start = Int(line.pointee.start_index)
    let first = g_utf8_strlen(text, start)
    let length = g_utf8_strlen(text + start, Int(line.pointee.length))
    let places = UnsafeBufferPointer(start: all, count: Int(count))[first..<first + length]
    let isBlank: (PangoLogAttr) -> Bool = { $0.is_white != 0 }
    guard let begin = places.firstIndex(where: { !isBlank($0) }),
      let end = places.lastIndex(where: { !isBlank($0) })
    else { return false }
    return begin == end || places[(begin + 1)...end].allSatisfy { $0.is_line_break == 0 }
  }

  /// Advances of all glyphs without the spacing after the last one, in points; 0 or more.
  var width: CGFloat {
    var logical = PangoRectangle()
    CairoFonts.exclusively { pango_layout_line_get_extents(line, nil, &logical) }
    return max(0, PangoUnits.points(logical.width))
  }

  /// What glyphs cover, from the line's left end on its baseline, y downwards.
  var ink: CGRect {
    var ink = PangoRectangle()
    CairoFonts.exclusively { pango_layout_line_get_extents(line, &ink, nil) }
    return PangoUnits.rect(ink)
  }

  var isRightToLeft: Bool {
    pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  /// Runs of one font and one set of attributes, from left to right.
  var runs: [GlyphRun] {
    var runs: [GlyphRun] = []
    var x: CGFloat = 0
    var node = line.pointee.runs
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self)
      let run = GlyphRun(item: item, x: x, base: base)
      x += run.width
      runs.append(run)
      node = current.pointee.next
    }
    return runs
  }
}
