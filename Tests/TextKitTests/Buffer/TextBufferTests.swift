import TextKit
import Testing

@Suite struct TextBufferTests {
  @Test func lengthsAreCountedInUnits() {
    let text = TextBuffer("A😀B")
    #expect(text.count == 4)
    #expect(text.string == "A😀B")
    #expect((0..<4).map { text.unit(at: $0) } == [0x41, 0xD83D, 0xDE00, 0x42])
  }

  @Test func halfOfASurrogatePairIsAReplacementCharacter() {
    let text = TextBuffer("A😀B")
    #expect(text.string(0..<2) == "A\u{FFFD}")
    #expect(text.string(2..<4) == "\u{FFFD}B")
    #expect(text.string(1..<3) == "😀")
    #expect(text.string(2..<3) == "\u{FFFD}")
  }

  @Test func cuttingAPairKeepsTheLength() {
    var text = TextBuffer("A😀B")
    text.replace(2..<3, with: "")
    #expect(text.string == "A\u{FFFD}B")
    text = TextBuffer("A😀B")
    text.replace(2..<2, with: "xy")
    #expect(text.string == "A\u{FFFD}xy\u{FFFD}B")
    #expect(text.count == 6)
  }

  @Test func whatIsNoUTF8IsRepaired() {
    let text = TextBuffer(utf8: [0x41, 0xFF, 0xC3, 0x42, 0xED, 0xA0, 0x80, 0xF0, 0x9F])
    #expect(text.string.hasPrefix("A\u{FFFD}\u{FFFD}B\u{FFFD}"))
    #expect(text.count == text.string.utf16.count)
  }

  @Test func everyBreakEndsAParagraph() {
    let text = TextBuffer("a\nb\r\nc\rd\u{2029}e\u{85}f\n\r", chunk: 8)
    let paragraphs = (0..<text.paragraphCount).map { text.string(text.paragraph($0)) }
    #expect(
      paragraphs == ["a\n", "b\r\n", "c\r", "d\u{2029}", "e\u{85}", "f\n", "\r", ""])
  }

  /// Plain letters are looked at in eights.
  @Test(arguments: 0..<17)
  func breaksAreFoundAnywhereAmongPlainLetters(letters: Int) {
    for ending in ["\n", "\r", "\r\n", "\u{2029}", "\u{85}", "é\n", "😀\r\n", "\n\n"] {
      let line = String(repeating: "a", count: letters) + ending
      let rest = String(repeating: "b", count: 19)
      let text = TextBuffer(line + rest + "\n" + rest)
      let endings = ending == "\n\n" ? 3 : 2
      #expect(text.paragraphCount == endings + 1)
      let last = text.paragraph(endings)
      #expect(last == line.utf16.count + 20..<line.utf16.count + 39)
      #expect(text.paragraph(endings - 1) == line.utf16.count..<last.lowerBound)
      #expect(text.paragraph(at: text.count) == last)
    }
  }

  @Test func aLineSeparatorIsNoParagraph() {
    #expect(TextBuffer("a\u{2028}b").paragraphCount == 1)
  }

  @Test func theMiddleOfALineEndingIsInItsParagraph() {
    let text = TextBuffer("ab\r\ncd")
    #expect(text.paragraph(at: 3) == 0..<4)
    #expect(text.paragraphNumber(at: 3) == 0)
    #expect(text.paragraph(at: 4) == 4..<6)
    #expect(!text.isParagraphStart(3))
  }

  @Test func aFeedTypedAfterAReturnJoinsIt() {
    var text = TextBuffer("a\rb", chunk: 8)
    #expect(text.paragraphCount == 2)
    text.replace(2..<2, with: "\n")
    #expect(text.paragraphCount == 2)
    text.replace(2..<2, with: "x")
    #expect(text.paragraphCount == 3)
  }

  @Test func paragraphsOfARangeAreThoseItTouches() {
    let text = TextBuffer("aa\nbb\ncc")
    #expect(text.paragraphs(1..<2) == 0..<3)
    #expect(text.paragraphs(0..<3) == 0..<3)
    #expect(text.paragraphs(2..<4) == 0..<6)
    #expect(text.paragraphs(3..<3) == 3..<6)
    #expect(text.paragraphs(8..<8) == 6..<8)
  }

  @Test func anEmptyTextHasOneEmptyParagraph() {
    let text = TextBuffer()
    #expect(text.paragraphCount == 1)
    #expect(text.paragraph(at: 0) == 0..<0)
    #expect(text.characterEnd(after: 0) == 0)
  }

  @Test func aLargePieceIsSharedNotCopied() {
    let piece = TextBuffer(String(repeating: "word ", count: 10_000))
    var text = TextBuffer("[]")
    text.replace(1..<1, with: piece)
    text.replace(25_001..<25_001, with: piece.slice(10..<40_000))
    #expect(text.count == 2 + 50_000 + 39_990)
    #expect(text.string(0..<6) == "[word ")
    #expect(text.string(24_999..<25_006) == "d word ")
    #expect(text.unit(at: text.count - 1) == 0x5D)
  }
}
