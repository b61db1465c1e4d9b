package import CoreGraphics
package import CoreText
package import Foundation

/// A block of text to draw, and where.
package struct ParagraphDrawing {
  package let layout: TextLayout
  /// Of the layout's top left corner, in the container.
  package let origin: CGPoint
  /// From side to side of the lines, in the container.
  package let frame: CGRect
  /// The characters.
  package var range: Range<Int>
}

extension NSLayoutManager {
  /// What a rectangle of the container shows, from top to bottom; it is laid out.
  package func drawings(in rect: CGRect) -> [ParagraphDrawing] {
    var drawings: [ParagraphDrawing] = []
    // As many lines as a page mostly has.
    drawings.reserveCapacity(64)
    if let first = laid(atY: max(0, rect.minY)) {
      visitBlocks(from: first, to: rect.maxY) { drawings.append(drawing($0)) }
    }
    if drawsInParts { drawings += extraLineDrawing(after: drawings.last) }
    return drawings
  }

  /// The empty line at the end, beside which a subclass may draw its number.
  private func extraLineDrawing(after last: ParagraphDrawing?) -> [ParagraphDrawing] {
    let (end, rect) = (buffer.count, extraLineRect)
    guard !rect.isEmpty, last?.range.upperBound ?? end == end else { return [] }
    return [
      ParagraphDrawing(layout: noText, origin: rect.origin, frame: rect, range: end..<end)
    ]
  }

  /// Where the block of a character begins as far as is known: nothing is laid out.
  package func knownTop(ofBlockAt offset: Int) -> CGFloat {
    prepareIndex()
    return index.place(at: offset)?.top ?? 0
  }

  /// Draws a range of characters. Whole paragraphs are drawn, as glyphs may reach over their neighbours.
  package func drawGlyphs(_ range: NSRange, at origin: CGPoint, in context: CGContext) {
    visitBlocks(of: clamped(range)) { block in
      let drawing = drawing(block)
      drawing.layout.draw(
        in: context,
        at: CGPoint(x: origin.x + drawing.origin.x, y: origin.y + drawing.origin.y))
      drawAttachments(block, at: origin, in: context)
    }
  }

  /// Has the letters of a range of characters drawn, then the lines under and through them.
  func drawGlyphsInParts(_ range: NSRange, at origin: CGPoint, in context: CGContext) {
    visitBlocks(of: clamped(range)) { block in
      showLetters(of: block, at: origin, in: context)
      drawAttachments(block, at: origin, in: context)
      drawDecorations(of: block, at: origin)
    }
  }

  /// Each block once.
  func visitBlocks(of range: Range<Int>, _ body: (Laid) -> Void) {
    if range.isEmpty { return }
    var last = -1
    visitLines(range) { block, _, _ in
      if block.start != last { body(block) }
      last = block.start
      return true
    }
  }

  private func drawing(_ block: Laid) -> ParagraphDrawing {
    ParagraphDrawing(
      layout: block.layout.text,
      origin: CGPoint(x: block.layout.origin.x, y: block.top + block.layout.origin.y),
      frame: CGRect(x: 0, y: block.top, width: block.layout.width, height: block.layout.height),
      range: block.start..<block.start + block.layout.length)
  }

  /// The attachments of a range and the rectangles they have in the container.
  package func attachments(
    _ range: Range<Int>
  ) -> [(attachment: any TextAttaching, offset: Int, frame: CGRect, baseline: CGFloat)] {
    guard let storage else { return [] }
    var found: [(any TextAttaching, Int, CGRect, CGFloat)] = []
    var start = range.lowerBound
    for run in storage.content.runs.runs(in: range) {
      if let attachment = run.attributes.values[.attachment] as? any TextAttaching {
        for offset in start..<start + run.length {
          let (frame, baseline) = attachmentFrame(attachment, offset)
          found.append((attachment, offset, frame, baseline))
        }
      }
      start += run.length
    }
    return found
  }

  func attachmentSize(at glyphIndex: Int) -> CGSize {
    guard isValidGlyphIndex(glyphIndex),
      let found = attachments(glyphIndex..<glyphIndex + 1).first
    else { return CGSize(width: -1, height: -1) }
    return found.frame.size
  }

  private func attachmentFrame(
    _ attachment: any TextAttaching, _ offset: Int
  ) -> (frame: CGRect, baseline: CGFloat) {
    guard let line = line(at: offset) else { return (.zero, 0) }
    let rect = fragmentRect(line.block, line.fragment)
    let x = line.block.layout.text.xRanges(
      of: offset - line.block.start..<offset - line.block.start + 1, line: line.number
    ).first?.lowerBound
    var pen = location(forGlyphAt: offset)
    pen.x = x.map { line.block.layout.origin.x + $0 } ?? pen.x
    let own = attachment.attachmentFrame(in: container, line: rect, pen: pen, character: offset)
    let baseline = rect.minY + pen.y
    let frame = CGRect(
      x: rect.minX + pen.x + own.minX, y: baseline - own.maxY, width: own.width,
      height: own.height)
    return (frame, baseline)
  }

  private func drawAttachments(_ block: Laid, at origin: CGPoint, in context: CGContext) {
    for found in attachments(block.start..<block.start + block.layout.length) {
      // As the letters beside it, it stands on a whole row.
      let baseline = origin.y + found.baseline
      let rect = found.frame.offsetBy(dx: origin.x, dy: origin.y + baseline.rounded() - baseline)
      context.setFillColor(textColor(at: found.offset))
      found.attachment.draw(in: rect, context, character: found.offset)
    }
  }
  private func textColor(at offset: Int) -> CGColor {
    let run = storage?.content.runs.runs(in: offset..<offset + 1).first
    let values = run?.attributes.values ?? [:]
    return TextAttributes(values, font: defaultFont, color: defaultColor).color
  }
}
