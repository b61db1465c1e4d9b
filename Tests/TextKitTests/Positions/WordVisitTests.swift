import TextKit
import Testing

/// Words that are visited one after the other.
@Suite struct WordVisitTests {
  private func visited(_ text: TextBuffer, _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    text.visitWords(in: range) { word in
      found.append(word)
      return true
    }
    return found
  }

  /// By the steps of a caret.
  private func stepped(_ text: TextBuffer, _ range: Range<Int>) -> [Range<Int>] {
    var (offset, found) = (range.lowerBound, [Range<Int>]())
    while offset < range.upperBound {
      let end = text.wordEnd(after: offset)
      let start = text.wordStart(before: end)
      guard start < range.upperBound, text.wordEnd(after: start) == end else { break }
      found.append(start..<end)
      offset = end
    }
    return found
  }

  @Test func theyAreThoseThatACaretStepsOver() {
    let text = TextBuffer(
      "one two, don't stop. café 12 über-all\nשלום עולם 😀 ends\r\n\r\n(last) x")
    for start in stride(from: 0, through: text.count, by: 5) {
      for end in stride(from: start, through: text.count, by: 9) {
        #expect(visited(text, start..<end) == stepped(text, start..<end), "\(start)..<\(end)")
      }
    }
  }

  @Test func aLongParagraphIsVisitedInParts() {
    let text = TextBuffer(String(repeating: "word and ", count: 1_500))
    let words = (0..<1_500).flatMap { (number: Int) -> [Range<Int>] in
      let start = 9 * number
      return [start..<start + 4, start + 5..<start + 8]
    }
    let inside = words.filter { $0.upperBound > 102 && $0.lowerBound < 12_000 }
    #expect(visited(text, 102..<12_000) == inside)
    #expect(visited(text, 0..<text.count) == words)
  }

  @Test func theVisitEndsWhenItIsEnough() {
    var found: [Range<Int>] = []
    TextBuffer("one two\nthree four").visitWords(in: 0..<18) { word in
      found.append(word)
      return found.count < 3
    }
    #expect(found == [0..<3, 4..<7, 8..<13])
  }
}
