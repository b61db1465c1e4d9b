import Testing
import UIKit

@MainActor
@Suite struct StringTokenizerTests {
  private let forward = UITextDirection.storage(.forward)
  private let backward = UITextDirection.storage(.backward)

  private func piece(
    _ text: String, _ granularity: UITextGranularity, at offset: Int, _ direction: UITextDirection
  ) -> String? {
    let input = PlainTextInput(text)
    let range = input.tokenizer.rangeEnclosingPosition(
      PlainTextInput.Position(offset), with: granularity, inDirection: direction)
    return range.flatMap { input.text(in: $0) }
  }

  private func next(
    _ text: String, _ granularity: UITextGranularity, from offset: Int, _ direction: UITextDirection
  ) -> Int? {
    let input = PlainTextInput(text)
    let found = input.tokenizer.position(
      from: PlainTextInput.Position(offset), toBoundary: granularity, inDirection: direction)
    return (found as? PlainTextInput.Position)?.offset
  }

  @Test func wordsEncloseTheirPositions() {
    #expect(piece("one two", .word, at: 5, forward) == "two")
    #expect(piece("one two", .word, at: 3, forward) == nil)
    #expect(piece("one two", .word, at: 3, backward) == "one")
    #expect(piece("one two", .word, at: 0, backward) == nil)
  }

  @Test func charactersAreWhole() {
    #expect(piece("a👨‍👩‍👧b", .character, at: 1, forward) == "👨‍👩‍👧")
    #expect(next("a👨‍👩‍👧b", .character, from: 1, forward) == 9)
    #expect(next("a👨‍👩‍👧b", .character, from: 9, backward) == 1)
  }

  @Test func largerPiecesAreFoundToo() {
    let text = "One two. Three.\nFour"
    #expect(piece(text, .sentence, at: 10, forward) == "Three.\n")
    #expect(piece(text, .paragraph, at: 3, forward) == "One two. Three.")
    #expect(piece(text, .document, at: 3, forward) == text)
    #expect(next(text, .paragraph, from: 18, backward) == 16)
    #expect(next(text, .document, from: 3, forward) == 20)
    #expect(next(text, .document, from: 20, forward) == nil)
  }

  @Test func boundariesAreSeenInTheirDirection() {
    let input = PlainTextInput("one two")
    let end = PlainTextInput.Position(3)
    #expect(input.tokenizer.isPosition(end, atBoundary: .word, inDirection: forward))
    #expect(!input.tokenizer.isPosition(end, atBoundary: .word, inDirection: backward))
    let start = PlainTextInput.Position(4)
    #expect(input.tokenizer.isPosition(start, atBoundary: .word, inDirection: backward))
    #expect(
      input.tokenizer.isPosition(start, withinTextUnit: .word, inDirection: .layout(.right)))
  }

  @Test func aTokenizerWithoutItsTextAnswersNothing() {
    var input: PlainTextInput? = PlainTextInput("one")
    let tokenizer = input!.tokenizer
    input = nil
    #expect(
      tokenizer.position(
        from: PlainTextInput.Position(0), toBoundary: .word, inDirection: forward) == nil)
  }
}
