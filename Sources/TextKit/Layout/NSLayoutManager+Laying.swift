// Walk T7: the pass. In: an offset or a rectangle. Out: the blocks there, laid out, and their heights
// in the index. Next: Layout/BlockLayout.

import CoreGraphics
import CoreText
import Foundation
import RasterKit

extension NSLayoutManager {
  /// Paragraphs of more than twice as many UTF-16 units are laid out in parts of this many, each of which
  /// begins a line. Without a width, where a paragraph should be one line, as much as layouts are kept of.
  var longestPiece: Int { hasWidth ? 8192 : Self.keptUnits / 2 }

  var hasWidth: Bool { container?.lineWidth.isFinite ?? true }

  var container: NSTextContainer? { textContainers.first }

  /// Above it, blocks are laid out from the start of the text.
  var obstaclesBottom: CGFloat { container?.obstaclesBottom ?? 0 }

  /// A block with its layout.
  struct Laid {
    let place: ParagraphIndex.Place
    let layout: BlockLayout

    var start: Int { place.start }
    var top: CGFloat { place.top }
    var bottom: CGFloat { place.top + layout.height }
  }

  /// The block with the unit after an offset, laid out; nil in an empty text or without a container.
  func laid(at offset: Int) -> Laid? {
    prepareIndex()
    guard let place = index.place(at: offset) else { return nil }
    return laid(place, around: min(max(offset, place.start), place.range.upperBound - 1))
  }

  /// The block at a height, laid out.
  func laid(atY y: CGFloat) -> Laid? {
    prepareIndex()
    guard let place = index.place(atY: y) else { return nil }
    guard place.block.isEstimated else { return laid(place, around: place.start) }
    return laid(place, around: guess(y, place))
  }

  func laid(index slot: Int) -> Laid? {
    guard let place = index.place(index: slot) else { return nil }
    return laid(place, around: place.start)
  }

  /// Where in an estimated block a height probably is.
  private func guess(_ y: CGFloat, _ place: ParagraphIndex.Place) -> Int {
    guard place.block.height > 0 else { return place.start }
    let share = min(max((y - place.top) / place.block.height, 0), 1)
    return min(place.start + Int(CGFloat(place.block.length) * share), place.range.upperBound - 1)
  }

  private func laid(_ place: ParagraphIndex.Place, around offset: Int) -> Laid? {
    switch place.block.state {
    case .hidden: return nil
    case .laidOut(let number):
      if let layout = layouts.use(number) { return Laid(place: place, layout: layout) }
      guard let layout = make(place.range, top: place.top) else { return laidAgain(at: offset) }
      return keep(layout, number, in: place)
    case .estimated:
      let piece = piece(of: place, around: offset)
      guard let layout = make(piece, top: place.top) else { return laidAgain(at: offset) }
      generation += 1
      lastLayoutNumber += 1
      let block = LayoutBlock(
        state: .laidOut(lastLayoutNumber), length: piece.count, height: layout.height,
        width: layout.width, startsParagraph: buffer.isParagraphStart(piece.lowerBound),
        endsParagraph: buffer.isParagraphStart(piece.upperBound))
      index.cut(place, to: piece, block)
      layouts.keep(layout, for: lastLayoutNumber, cost: piece.count)
      return index.place(at: piece.lowerBound).map { Laid(place: $0, layout: layout) }
    }
  }

  /// A layout that had been dropped. Its height is what it was, unless fonts have changed.
  private func keep(_ layout: BlockLayout, _ number: Int, in place: ParagraphIndex.Place) -> Laid? {
    layouts.keep(layout, for: number, cost: place.block.length)
    if layout.height != place.block.height {
      index.update(place.index) { $0.height = layout.height }
    }
    return index.place(index: place.index).map { Laid(place: $0, layout: layout) }
  }

  /// The paragraph around an offset, or a part of it between words, inside an estimated block.
  private func piece(of place: ParagraphIndex.Place, around offset: Int) -> Range<Int> {
    let paragraph = buffer.paragraph(at: offset).clamped(to: place.range)
    guard paragraph.count > longestPiece * 2 else { return paragraph }
    let number = (offset - paragraph.lowerBound) / longestPiece
    let ends = [number, number + 1].map { number in
      let end = paragraph.lowerBound + number * longestPiece
      return end <= paragraph.lowerBound
        ? paragraph.lowerBound
        : end >= paragraph.upperBound ? paragraph.upperBound : buffer.lineStart(atOrBefore: end)
    }
    if offset >= ends[1] {
      let next = paragraph.lowerBound + (number + 2) * longestPiece
      return ends[
        1]..<(next >= paragraph.upperBound
        ? paragraph.upperBound : buffer.lineStart(atOrBefore: next))
    }
    return ends[0]..<ends[1]
  }

  /// Nil if somebody who was asked meanwhile has changed the text or the blocks.
  private func make(_ range: Range<Int>, top: CGFloat) -> BlockLayout? {
    let before = generation
    let text = spaced(attributedText(range), 0..<1, from: range.lowerBound, top: top)
    guard before == generation else { return nil }
    layoutCount += 1
    let style = text.runs[0].paragraph
    var insets = BlockLayout.Insets(left: container?.padding ?? 0)
    if range.lowerBound > 0, buffer.isParagraphStart(range.lowerBound) {
      insets.top = style.spacingBefore
    }
    let layout = TextLayout(
      text, within: TextLimits(width: container?.lineWidth ?? .infinity),
      avoiding: obstacles(below: top + insets.top, at: range.lowerBound))
    guard before == generation else { return nil }
    let endsInBreak = TextBuffer.isBreak(buffer.unit(at: range.upperBound - 1))
    if range.upperBound < buffer.count || endsInBreak {
      insets.bottom = style.lineSpacing + (layout.lines.last?.leading ?? 0)
    }
    if endsInBreak { insets.bottom += style.spacingAfter }
    return BlockLayout(layout, length: range.count, insets)
  }
}

extension NSLayoutManager {
  /// The blocks of a text of which nothing is known but its length.
  func prepareIndex() {
    guard !isIndexValid else { return }
    isIndexValid = true
    let count = buffer.count
    if let container, container.isBounded { return prepareBounded(container) }
    index = ParagraphIndex(
      length: container == nil ? 0 : count, height: estimatedHeight(0..<count))
    var offset = 0
    while offset < count, let place = index.place(at: offset), place.top < obstaclesBottom,
      let block = laid(at: offset)
    {
      offset = block.start + block.layout.length
    }
  }

  /// What is in the way of a block, from the block's text on; nil for nothing.
  private func obstacles(below top: CGFloat, at offset: Int) -> TextLayout.Obstacles? {
    guard let container, top < container.obstaclesBottom else { return nil }
    let padding = container.padding
    return { upper, lower in
      container.taken(top + upper, top + lower, at: offset).map {
        $0.lowerBound - 2 * padding...$0.upperBound
      }
    }
  }

  /// A container with a limit is laid out in one piece, as only a whole can be truncated.
  private func prepareBounded(_ container: NSTextContainer) {
    let count = buffer.count
    index = ParagraphIndex()
    guard count > 0 else { return }
    let shown = shownRange(container)
    let before = generation
    let own = attributedText(shown)
    var text = spaced(own, 0..<own.runs.count, from: 0, top: 0)
    guard before == generation else {
      isIndexValid = false
      return withoutAsking(prepareIndex) ?? ()
    }
    if container.lastLineBreakMode != .byWordWrapping {
      text = text.breakingLines(container.lastLineBreakMode)
    }
    layoutCount += 1
    let layout = BlockLayout(
      TextLayout(text, within: container.limits, avoiding: obstacles(below: 0, at: 0)),
      length: shown.count,
      BlockLayout.Insets(left: container.padding))
    lastLayoutNumber += 1
    layouts.keep(layout, for: lastLayoutNumber, cost: 0)
    let block = LayoutBlock(
      state: .laidOut(lastLayoutNumber), length: shown.count, height: layout.height,
      width: layout.width, startsParagraph: true)
    let rest = LayoutBlock(
      state: .hidden, length: count - shown.count, height: 0, startsParagraph: true)
    index.replace(0..<0, with: rest.length > 0 ? [block, rest] : [block])
  }

  /// The paragraphs that can have a line in a container; one more shows that there are more.
  private func shownRange(_ container: NSTextContainer) -> Range<Int> {
    let limits = container.limits
    let most = Int(min(limits.height / 4, 50_000).rounded(.up))
    let lines = limits.lineCount > 0 ? min(limits.lineCount, most) : most
    return 0..<min(buffer.paragraph(lines).upperBound, 200_000)
  }

  /// From the number of paragraphs and their mean length.
  func estimatedHeight(_ range: Range<Int>) -> CGFloat {
    guard !range.isEmpty, let storage else { return 0 }
    let font = font(storage.content.runs.run(at: range.lowerBound).attributes)
    let breaks =
      buffer.measures(before: range.upperBound).breaks
      - buffer.measures(before: range.lowerBound).breaks
    let paragraphs = CGFloat(max(1, breaks))
    let width = container?.lineWidth ?? .infinity
    let perLine = max(1, width / (CTFontGetSize(font) * 0.5))
    let lines = max(1, (CGFloat(range.count) / paragraphs / perLine).rounded(.up))
    return paragraphs * lines * (font.lineMetrics.lineHeight + font.lineMetrics.leading)
  }

  /// The text of a range with attributes that a layout reads.
  func attributedText(_ range: Range<Int>) -> AttributedText {
    guard let storage else { return AttributedText("", TextAttributes(font: defaultFont)) }
    let content = storage.content
    return readingAttributes {
      var runs: [AttributedText.Run] = []
      var start = 0
      for run in displayRuns(range) {
        runs.append(layoutRun(run, start, range.lowerBound + start))
        start += run.length
      }
      if runs.isEmpty { runs = [layoutRun(AttributeRun(length: 0, attributes: .none), 0, 0)] }
      return AttributedText(content.text.string(range), runs: runs)
    }
  }

  /// The font of text with attributes. What a layout has just read is not read again.
  func font(_ attributes: AttributeSet) -> CTFont {
    if let lastRead, lastRead.attributes === attributes { return lastRead.run.attributes.font }
    return TextAttributes(attributes.values, font: defaultFont).font
  }

  private func layoutRun(
    _ run: AttributeRun, _ start: Int, _ offset: Int
  ) -> AttributedText.Run {
    if let lastRead, lastRead.attributes === run.attributes {
      var known = lastRead.run
      known.start = start
      return known
    }
    var values = run.attributes.values
    if values[.link] != nil { values.merge(linkAttributes) { $1 } }
    var attributes = TextAttributes(values, font: defaultFont, color: defaultColor)
    if let attachment = values[.attachment] as? any TextAttaching {
      attributes.attachment = AttachmentRoom(
        attachment, in: container, lineWidth: container?.lineWidth ?? .infinity, defaultFont,
        character: offset)
    }
    var read = AttributedText.Run(
      start: start, attributes: attributes,
      paragraph: ParagraphAttributes(reading: values) ?? ParagraphAttributes())
    if dividesWords, read.paragraph.hyphenationFactor == 0 {
      read.paragraph.hyphenationFactor = 1
    }
    if attributes.attachment == nil { lastRead = (run.attributes, read) }
    return read
  }
}

extension AttributedText {
  /// Paragraphs that wrap get another line break mode.
  fileprivate func breakingLines(_ mode: CTLineBreakMode) -> AttributedText {
    changingParagraphs { if $0.lineBreakMode == .byWordWrapping { $0.lineBreakMode = mode } }
  }
}
