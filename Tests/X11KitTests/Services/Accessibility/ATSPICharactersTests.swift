import Testing

@testable import X11Kit

/// Text as AT-SPI counts it, and its pieces.
struct ATSPICharactersTests {
  @Test func scalarsAreCountedNotUnits() {
    let text = ATSPICharacters("a\u{1F600}b")
    #expect(text.count == 3 && text.units(2) == 3)
    #expect(text.offset(units: 3) == 2 && text.offset(units: 99) == 3 && text.offset(units: 0) == 0)
    #expect(text.text(1..<3) == "\u{1F600}b" && text.text(2..<40) == "b")
    #expect(text.offset(-1) == 3 && text.offset(2) == 2 && text.offset(9) == 3)
  }

  @Test func piecesHoldWhatFollowsThem() {
    let text = ATSPICharacters("Hi, you. What?\nNo")
    func piece(_ kind: ATSPICharacters.Piece, _ offset: Int) -> String {
      text.text(text.piece(kind, at: offset))
    }
    #expect(piece(.character, 1) == "i")
    #expect(piece(.word, 0) == "Hi, " && piece(.word, 3) == "Hi, " && piece(.word, 4) == "you. ")
    #expect(piece(.sentence, 2) == "Hi, you. " && piece(.sentence, 10) == "What?\n")
    #expect(piece(.paragraph, 3) == "Hi, you. What?\n" && piece(.paragraph, 16) == "No")
    #expect(piece(.word, 17) == "" && piece(.word, -4) == "")
  }
}
