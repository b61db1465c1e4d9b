import CUIPango
import CoreGraphics
import Diagnostics

/// Stacks lines from the top until the text or the space ends, then aligns them.
struct LinePlacer {
  let storage: TextStorage
  let limits: TextLimits
  var lines: [TextLine] = []
  var isTruncated = false
  /// The bottom of the last line, and the spacing before the next one.
  var bottom: CGFloat = 0
  var gap: CGFloat = 0

  init(_ storage: TextStorage, _ limits: TextLimits) {
    self.storage = storage
    self.limits = limits
  }

  /// The width of the widest line with its indent, and the height of all lines.
  var size: CGSize {
    CGSize(width: lines.map { $0.indent + $0.width }.max() ?? 0, height: bottom)
  }

  mutating func placeLines(_ shaper: PangoShaper) {
    for (index, paragraph) in storage.paragraphs.enumerated() {
      let style = storage.run(at: paragraph.lowerBound).paragraph
      if index > 0 { gap += style.spacingBefore }
      var breaker = ParagraphBreaker(shaper, paragraph, width: limits.width)
      while let source = breaker.next() {
        let line = TextLine(source, paragraph, in: storage)
        guard hasRoom(for: line) else { return truncateLast(before: line, shaper) }
        place(line)
        gap = style.lineSpacing + line.leading
      }
      gap += style.spacingAfter
    }
  }

  func hasRoom(for line: TextLine) -> Bool {
    if lines.isEmpty { return true }
    if limits.lineCount > 0, lines.count >= limits.lineCount { return false }
    return bottom + gap + line.height <= limits.height + 1.0 / 1024
  }

  mutating func place(_ line: TextLine) {
    var line = line
    line.origin.y = bottom + gap + line.ascent
    bottom = line.origin.y + line.descent
    lines.append(line)
  }
}

extension LinePlacer {
  /// Truncates the last line that fits, as its paragraph's line break mode says.
  private mutating func truncateLast(before next: TextLine, _ shaper: PangoShaper) {
    isTruncated = true
    guard let last = lines.last, let request = request(for: last, before: next) else { return }
    let layout = shaper.layout(request)
    let source = PangoLine.ellipsized(layout, base: request.range.lowerBound)
    guard let source else { return }
    var line = TextLine(.laidOut(source), last.paragraph, in: storage)
    line.origin.y = last.origin.y
    lines[lines.count - 1] = line
  }

  /// Nil if the line just ends at its last word.
  private func request(for last: TextLine, before next: TextLine) -> PangoShaper.Request? {
    let style = storage.run(at: last.paragraph.lowerBound).paragraph
    guard let ellipsis = style.lineBreakMode.ellipsis else { return nil }
    let rest = last.source.range.lowerBound..<last.paragraph.upperBound
    var request = PangoShaper.Request(range: storage.singleLine(rest))
    request.direction = last.source.isRightToLeft ? .rightToLeft : .leftToRight
    guard ellipsis != PANGO_ELLIPSIZE_NONE else { return request }
    request.ellipsis = ellipsis
    request.ending = next.paragraph != last.paragraph ? .ellipsis : .none
    request.width = max(0, style.room(within: limits.width) - last.indent)
    return request
  }

  /// Aligns every line as its paragraph says.
  mutating func align() {
    let width = limits.width.isFinite ? limits.width : size.width
    for index in lines.indices {
      let segment = lines[index].segment ?? 0...width
      let room = segment.upperBound - segment.lowerBound
      lines[index].origin.x = segment.lowerBound + x(of: lines[index], within: room)
    }
  }

  private func x(of line: TextLine, within width: CGFloat) -> CGFloat {
    let style = storage.run(at: line.paragraph.lowerBound).paragraph
    let isMirrored = line.source.isRightToLeft
    let far = style.room(within: width)
    let left = isMirrored ? width - far : line.indent
    let right = isMirrored ? width - line.indent : far
    if line.width > right - left { return isMirrored ? right - line.width : left }
    switch style.alignment {
    case .left: return left
    case .right: return right - line.width
    case .center: return (left + right - line.width) / 2
    case .justified, .natural: return isMirrored ? right - line.width : left
    }
  }
}

extension CTLineBreakMode {
  /// Where a truncated line has its ellipsis; nil for modes that end the line between words.
  fileprivate var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .byWordWrapping, .byCharWrapping: nil
    case .byClipping: PANGO_ELLIPSIZE_NONE
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    }
  }
}

extension TextStorage {
  /// The part of a range that one line can hold without overflowing Pango's fixed point, at one em
  /// per byte.
  func singleLine(_ range: Range<Int>) -> Range<Int> {
    let em = runs(in: range).map(\.attributes.font.descriptor.size).max() ?? 1
    let most = Int(PangoUnits.limit / em)
    guard range.count > most else { return range }
    Log.text.write("a line of \(range.count) bytes is cut off after \(most)")
    return range.lowerBound..<scalarBoundary(notAbove: range.lowerBound + most)
  }
}
