import TextKit
import Testing

/// Characters are what a reader takes for one.
@Suite struct CharacterTests {
  private func steps(_ string: String, chunk most: Int = 1024) -> [String] {
    let text = TextBuffer(string, chunk: most)
    var (offset, found) = (0, [String]())
    while offset < text.count {
      let end = text.characterEnd(after: offset)
      found.append(text.string(offset..<end))
      offset = end
    }
    return found
  }

  @Test func aFamilyIsOneStep() {
    #expect(steps("a👨‍👩‍👧‍👦b") == ["a", "👨‍👩‍👧‍👦", "b"])
  }

  @Test func marksGoWithTheirLetter() {
    #expect(steps("e\u{301}\u{327}x") == ["e\u{301}\u{327}", "x"])
  }

  @Test func flagsArePairsFromTheFirst() {
    #expect(steps("🇩🇪🇫🇷🇮") == ["🇩🇪", "🇫🇷", "🇮"])
    let flags = TextBuffer(String(repeating: "🇩🇪", count: 200))
    #expect(flags.characterStart(before: 400) == 396)
    #expect(flags.characterStart(atOrBefore: 402) == 400)
  }

  @Test func aLineEndingIsOneStep() { #expect(steps("a\r\n\nb") == ["a", "\r\n", "\n", "b"]) }

  @Test func aSkinToneGoesWithItsHand() { #expect(steps("👍🏽👍") == ["👍🏽", "👍"]) }

  @Test func aConjunctIsOneStep() { #expect(steps("क्षि") == ["क्षि"]) }

  @Test(arguments: 8...24)
  func piecesOfTheTextMakeNoDifference(most: Int) {
    let text = "plain\r\ne\u{301}\u{327}x 👨‍👩‍👧‍👦🇩🇪🇫🇷\r\r\n\nand the end"
    #expect(steps(text, chunk: most) == text.map { String($0) })
  }

  @Test func anOffsetInsideACharacterBelongsToIt() {
    let text = TextBuffer("a👨‍👩‍👧b")
    let family = 1..<1 + "👨‍👩‍👧".utf16.count
    for offset in family.dropFirst() {
      #expect(text.characterStart(atOrBefore: offset) == 1)
      #expect(text.characterEnd(after: offset) == family.upperBound)
    }
    #expect(text.characters(around: 2..<4) == family)
  }

  @Test func tenThousandMarksAreOneCharacter() {
    let text = TextBuffer("xa" + String(repeating: "\u{301}", count: 10_000) + "b")
    #expect(text.characterEnd(after: 1) == 10_002)
    #expect(text.characterStart(before: 10_002) == 1)
  }
}
