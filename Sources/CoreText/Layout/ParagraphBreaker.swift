import CUIPango
import CoreGraphics

/// Breaks a paragraph into lines, a window of text at a time.
///
/// Workaround: the time Pango takes to break a long text without spaces grows with the square of
/// its length, and a text of a megabyte may have to fill three lines only. So lines that more text
/// cannot change are returned before the window grows.
struct ParagraphBreaker: IteratorProtocol {
  let shaper: PangoShaper
  let paragraph: ParagraphAttributes
  private(set) var end: Int
  let width: CGFloat
  private(set) var start: Int
  private var window = 1024
  private(set) var direction: CTWritingDirection
  private var isFirst: Bool
  private var hasBegun = false
  private var ready: ArraySlice<ShapedLine> = []

  /// Lines of at most `width` points from the leading to the trailing margin.
  ///
  /// With `direction` the range goes on with a paragraph that has begun before it.
  init(
    _ shaper: PangoShaper, _ range: Range<Int>, width: CGFloat,
    goingOn direction: CTWritingDirection? = nil
  ) {
    self.shaper = shaper
    self.width = width
    paragraph = shaper.storage.run(at: range.lowerBound).paragraph
    self.direction = direction ?? paragraph.direction
    isFirst = direction == nil
    start = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> ShapedLine? {
    if ready.isEmpty, !hasBegun || start < end { shapeWindow() }
    return ready.popFirst()
  }

  private mutating func shapeWindow() {
    if !hasBegun, let line = plainLine() {
      (ready, start, hasBegun) = ([.plain(line)], end, true)
      return
    }
    let cut = cut()
    let all = PangoLine.all(of: shaper.layout(request(start..<cut)), base: start)
    let unstretched = unstretched(all, start..<cut)
    let lines = withoutStretchedWords(all, unstretched)
    if direction == .natural, let first = lines.first {
      direction = first.isRightToLeft ? .rightToLeft : .leftToRight
    }
    if let hyphenated = hyphenated(lines, unstretched) {
      (ready, start) = (
        hyphenated.map { .laidOut($0) }[...], hyphenated.last?.range.upperBound ?? end
      )
    } else if cut == end {
      (ready, start) = (withoutOrphan(lines).map { .laidOut($0) }[...], end)
    } else if lines.count > 1, let last = lines.last {
      (ready, start) = (lines.dropLast().map { .laidOut($0) }[...], last.range.lowerBound)
    } else {
      window *= 2
      return shapeWindow()
    }
    (isFirst, hasBegun) = (false, true)
  }

  /// The same lines in a paragraph that isn't justified, where it matters that these are stretched.
  private func unstretched(_ lines: [PangoLine], _ range: Range<Int>) -> [PangoLine] {
    guard paragraph.alignment == .justified, lines.count > 1,
      paragraph.hyphenationFactor > 0 || lines.contains(where: \.isOneWord)
    else { return lines }
    var request = request(range)
    request.isStretched = false
    let plain = PangoLine.all(of: shaper.layout(request), base: start)
    return plain.count == lines.count ? plain : lines
  }

  /// Pango stretches a justified line of one word by the room between its letters.
  private func withoutStretchedWords(
    _ lines: [PangoLine], _ unstretched: [PangoLine]
  ) -> [PangoLine] {
    guard paragraph.alignment == .justified else { return lines }
    return zip(lines, unstretched).map { $0.isOneWord ? $1 : $0 }
  }

  /// Breaks before the last word of the line before the last, if the last line is a single word and
  /// both still are lines then.
  private func withoutOrphan(_ lines: [PangoLine]) -> [PangoLine] {
    guard paragraph.avoidsOrphans, lines.count > 1, let last = lines.last,
      shaper.storage.lastSpace(in: last.range) == nil
    else { return lines }
    let before = lines[lines.count - 2]
    guard let space = shaper.storage.lastSpace(in: before.range) else { return lines }
    let parts = [before.range.lowerBound..<space.lowerBound, space.upperBound..<end]
    let broken = parts.flatMap { part in
      PangoLine.all(of: shaper.layout(request(part)), base: part.lowerBound)
    }
    return broken.count == 2 ? lines.dropLast(2) + broken : lines
  }

  /// The end of the window; the end of the paragraph if that is a single line.
  private mutating func cut() -> Int {
    if width.isInfinite { end = shaper.storage.singleLine(start..<end).upperBound }
    if width.isInfinite || end - start <= window { return end }
    return shaper.storage.scalarBoundary(notAbove: start + window)
  }

  func request(_ range: Range<Int>) -> PangoShaper.Request {
    let room = paragraph.room(within: width)
    let isFirst = isFirst && range.lowerBound == start
    var request = PangoShaper.Request(range: range)
    request.direction = direction
    request.firstLineIndent = isFirst ? paragraph.firstLineHeadIndent - paragraph.headIndent : 0
    let head =
      isFirst ? min(paragraph.firstLineHeadIndent, paragraph.headIndent) : paragraph.headIndent
    request.width = shaper.storage.breakingWidth(room - head, of: range)
    return request
  }
}

extension ParagraphAttributes {
  /// From the leading margin to where lines end.
  func room(within width: CGFloat) -> CGFloat {
    tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
  }
}

extension TextStorage {
  /// The last spaces that are between words; nil in a line of one word.
  fileprivate func lastSpace(in range: Range<Int>) -> Range<Int>? {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    guard let last = bytes[range].lastIndex(where: { !isSpace($0) }),
      let end = bytes[range.lowerBound...last].lastIndex(where: isSpace),
      let word = bytes[range.lowerBound...end].lastIndex(where: { !isSpace($0) })
    else { return nil }
    return word + 1..<end + 1
  }

  /// The width for glyphs. Workaround: Pango ignores the spacing after a line's last glyph, so it
  /// measures a line with negative tracking as wider than it is. A small margin absorbs fixed-point
  /// rounding.
  func breakingWidth(_ width: CGFloat, of range: Range<Int>) -> CGFloat {
    let tightest = runs(in: range).map(\.attributes.spacing).min() ?? 0
    return max(0, width) - min(0, tightest) + 1.0 / 512
  }
}
