import CoreGraphics
import Diagnostics

/// Lines around obstacles: a row of lines at a time, each in a part of the width that is free.
extension LinePlacer {
  mutating func placeLines(_ shaper: PangoShaper, avoiding obstacles: TextLayout.Obstacles) {
    for (index, paragraph) in storage.paragraphs.enumerated() {
      let style = storage.run(at: paragraph.lowerBound).paragraph
      if index > 0 { gap += style.spacingBefore }
      guard placeRows(of: paragraph, shaper, obstacles) else { return isTruncated = true }
      gap += style.spacingAfter
    }
  }

  /// More rows without any room than this are no text around something, but something in place of it.
  private static let mostEmptyRows = 10_000

  /// False where the height ends.
  private mutating func placeRows(
    of paragraph: Range<Int>, _ shaper: PangoShaper, _ obstacles: TextLayout.Obstacles
  ) -> Bool {
    var (start, direction, emptyRows) = (paragraph.lowerBound, CTWritingDirection?.none, 0)
    while start < paragraph.upperBound || direction == nil {
      let height = guessedHeight(at: start)
      let top = bottom + gap
      let room = free(obstacles(top, top + height), least: height)
      if room.isEmpty {
        (bottom, gap, emptyRows) = (top + height / 2, 0, emptyRows + 1)
        guard emptyRows < Self.mostEmptyRows else {
          Log.text.write("text has no room beside what it flows around; the rest is not shown")
          return false
        }
        continue
      }
      let row = row(from: &start, to: paragraph, in: room, shaper, &direction)
      guard let first = row.first, hasRoom(for: first) else { return false }
      place(row)
    }
    return true
  }

  private func guessedHeight(at byte: Int) -> CGFloat {
    let run = storage.run(at: byte)
    return run.paragraph.lineHeight(natural: run.attributes.font.lineMetrics.lineHeight)
  }

  /// What obstacles leave of the width: parts that are as wide as a line is high, at least.
  private func free(_ taken: [ClosedRange<CGFloat>], least: CGFloat) -> [ClosedRange<CGFloat>] {
    let width = limits.width.isFinite ? limits.width : PangoUnits.limit
    var (parts, start) = ([ClosedRange<CGFloat>](), CGFloat(0))
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > start
    {
      if range.lowerBound - start >= least { parts.append(start...min(range.lowerBound, width)) }
      start = range.upperBound
    }
    if width - start >= least { parts.append(start...width) }
    if taken.isEmpty, parts.isEmpty { return [0...max(width, 0)] }
    return parts.filter { $0.upperBound - $0.lowerBound >= least }
  }

  private func row(
    from start: inout Int, to paragraph: Range<Int>, in room: [ClosedRange<CGFloat>],
    _ shaper: PangoShaper, _ direction: inout CTWritingDirection?
  ) -> [TextLine] {
    var row: [TextLine] = []
    for segment in room where start < paragraph.upperBound || row.isEmpty {
      var breaker = ParagraphBreaker(
        shaper, start..<paragraph.upperBound, width: segment.upperBound - segment.lowerBound,
        goingOn: direction)
      guard let source = breaker.next() else { break }
      direction = source.isRightToLeft ? .rightToLeft : .leftToRight
      var line = TextLine(source, paragraph, in: storage)
      line.segment = segment
      row.append(line)
      start = max(source.range.upperBound, start + (source.range.isEmpty ? 1 : 0))
    }
    return row
  }

  /// Lines of a row share their baseline.
  private mutating func place(_ row: [TextLine]) {
    let ascent = row.map(\.ascent).max() ?? 0
    let top = bottom + gap
    for var line in row {
      line.origin.y = top + ascent
      lines.append(line)
      bottom = max(bottom, line.origin.y + line.descent)
      gap = storage.run(at: line.paragraph.lowerBound).paragraph.lineSpacing + line.leading
    }
  }
}
