import CoreGraphics

extension ParagraphBreaker {
  /// Longer text is unlikely to be a line.
  private static let longestPlainLine = 512

  /// Few letters are narrower, in em: a text that would not be a line then is not tried.
  private static let narrowestLetter: CGFloat = 0.2

  /// The whole paragraph, if it is plain text of one look that is not wider than a line.
  func plainLine() -> PlainLine? {
    let range = start..<end
    guard direction != .rightToLeft, range.count <= Self.longestPlainLine,
      let attributes = shaper.storage.looksOfPlainText(range),
      case let request = request(range), isLikelyLine(range.count, attributes, request),
      let font = PlainTextFont.Style(attributes).flatMap({ ThreadFonts.current?.plainFont($0) }),
      case let text = shaper.storage.bytes[range], let glyphs = font.shape(text)
    else { return nil }
    let line = PlainLine(text, glyphs, of: font)
    return line.run.width + max(0, request.firstLineIndent) <= request.width ? line : nil
  }

  private func isLikelyLine(
    _ count: Int, _ attributes: TextAttributes, _ request: PangoShaper.Request
  ) -> Bool {
    let narrowest = Self.narrowestLetter * attributes.font.descriptor.size + attributes.spacing
    return CGFloat(count) * narrowest <= request.width
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
