import CoreGraphics

extension ParagraphBreaker {
  /// Longer text is unlikely to be a line.
  private static let longestPlainLine = 512

  /// The whole paragraph, if it is plain text of one look that is not wider than a line.
  func plainLine() -> PlainLine? {
    let range = start..<end
    guard direction != .rightToLeft, range.count <= Self.longestPlainLine,
      let attributes = shaper.storage.looksOfPlainText(range),
      let font = PlainTextFont.Style(attributes).flatMap({ ThreadFonts.current?.plainFont($0) }),
      let glyphs = font.shape(shaper.storage.bytes[range])
    else { return nil }
    let request = request(range)
    let line = PlainLine(range, glyphs, of: font) { [shaper] in
      PangoLine.all(of: shaper.layout(request), base: range.lowerBound)[0]
    }
    return line.run.width + max(0, request.firstLineIndent) <= request.width ? line : nil
  }
}

extension TextStorage {
  /// Nil for an empty range, for other than plain text, and where looks change.
  fileprivate func looksOfPlainText(_ range: Range<Int>) -> TextAttributes? {
    let runs = runs(in: range)
    guard runs.count == 1, !range.isEmpty, bytes[range].allSatisfy(Self.isPlain) else { return nil }
    return runs.first?.attributes
  }
}
