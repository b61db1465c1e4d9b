import CoreGraphics

/// Words that are divided: where a line would be much shorter than its width, it takes as much of the next
/// word as has room with a hyphen.
extension ParagraphBreaker {
  /// The lines up to the first one that ends in a hyphen; nil if none does.
  func hyphenated(_ lines: [PangoLine], _ unstretched: [PangoLine]) -> [PangoLine]? {
    guard paragraph.hyphenationFactor > 0, width.isFinite, lines.count > 1,
      let dictionary = HyphenationDictionary.current
    else { return nil }
    for (index, line) in unstretched.dropLast().enumerated() {
      let request = request(line.range.lowerBound..<end)
      let room = request.width - max(0, request.firstLineIndent)
      guard line.width < room * paragraph.hyphenationFactor,
        let longer = line.taking(partOf: lines[index + 1], in: self, dictionary)
      else { continue }
      return lines[..<index] + [longer]
    }
    return nil
  }

  /// The line from a byte on that ends in a hyphen before another one; nil if it has no room.
  fileprivate func hyphenatedLine(from start: Int, to end: Int) -> PangoLine? {
    var request = request(start..<end)
    (request.ending, request.isLastJustified) = (.hyphen, true)
    let lines = PangoLine.all(
      of: shaper.layout(request), base: start, appended: request.ending.length)
    return lines.count == 1 ? lines[0] : nil
  }
}

extension PangoLine {
  /// With the longest part of the next line's first word that has room.
  fileprivate func taking(
    partOf next: PangoLine, in breaker: ParagraphBreaker, _ dictionary: HyphenationDictionary
  ) -> PangoLine? {
    let start = next.range.lowerBound
    // The next line may end in the word with what has been shaped so far.
    guard let word = breaker.shaper.storage.firstWord(in: start..<breaker.end) else { return nil }
    let text = String(decoding: breaker.shaper.storage.bytes[word], as: UTF8.self)
    for place in dictionary.breaks(in: text).reversed() {
      let line = breaker.hyphenatedLine(from: range.lowerBound, to: word.lowerBound + place)
      if let line { return line }
    }
    return nil
  }
}

extension TextStorage {
  /// The letters that a range begins with, not many more than words have.
  fileprivate func firstWord(in range: Range<Int>) -> Range<Int>? {
    let most = (HyphenationDictionary.longestWord + 1) * 4
    let text = String(decoding: bytes[range].prefix(most), as: UTF8.self)
    let letters = text.unicodeScalars.prefix { $0.properties.isAlphabetic }
    let length = String(letters).utf8.count
    return length > 0 ? range.lowerBound..<range.lowerBound + length : nil
  }
}
