import CoreGraphics
import CoreText
import Foundation

// What the delegate decides of the space around lines.

extension NSLayoutManager {
  /// More than any page has.
  private static let mostSpacing: CGFloat = 100_000

  /// A text with the spacing that the delegate wants for the paragraphs of some of its runs.
  func spaced(
    _ text: AttributedText, _ asked: Range<Int>, from start: Int, top: CGFloat
  ) -> AttributedText {
    guard delegate != nil, !text.string.isEmpty else { return text }
    return withoutAsking {
      var runs = text.runs
      for index in asked { space(&runs[index], start + runs[index].start, top) }
      return AttributedText(text.string, runs: runs)
    } ?? text
  }

  private func space(_ run: inout AttributedText.Run, _ glyph: Int, _ top: CGFloat) {
    guard let delegate else { return }
    let line = CGRect(
      x: 0, y: top, width: container?.size.width ?? 0,
      height: run.attributes.font.lineMetrics.lineHeight)
    run.paragraph.lineSpacing = Self.spacing(
      delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: line))
    run.paragraph.spacingBefore = Self.spacing(
      delegate.layoutManager(
        self, paragraphSpacingBeforeGlyphAt: glyph, withProposedLineFragmentRect: line))
    run.paragraph.spacingAfter = Self.spacing(
      delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: line))
  }

  private static func spacing(_ wanted: CGFloat) -> CGFloat {
    wanted.isNaN ? 0 : min(max(0, wanted), mostSpacing)
  }

  /// What the text itself says.
  func ownParagraph(at offset: Int) -> ParagraphAttributes {
    guard let storage, isValidGlyphIndex(offset) else { return ParagraphAttributes() }
    let values = storage.content.runs.run(at: offset).attributes.values
    return ParagraphAttributes(reading: values) ?? ParagraphAttributes()
  }

  /// Nil, without doing anything, while the delegate is asked.
  func withoutAsking<Result>(_ body: () -> Result) -> Result? {
    guard asksDelegate else { return nil }
    asksDelegate = false
    defer { asksDelegate = true }
    return body()
  }

  /// After somebody who was asked has changed the text or its blocks.
  func laidAgain(at offset: Int) -> Laid? { withoutAsking { laid(at: offset) } ?? nil }
}
