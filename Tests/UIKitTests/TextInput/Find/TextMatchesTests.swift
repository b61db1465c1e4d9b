import TextKit
import Testing

@testable import UIKit

@MainActor
@Suite struct TextMatchesTests {
  private let options = UITextSearchOptions()

  private func found(_ query: String, in text: String) -> [Range<Int>] {
    TextMatches(query, options).ranges(in: TextBuffer(text))
  }

  @Test func caseDoesNotCountUnlessItShould() {
    #expect(found("an", in: "An ant. ÄAN") == [0..<2, 3..<5, 9..<11])
    #expect(found("ä", in: "Ää") == [0..<1, 1..<2])
    options.stringCompareOptions = []
    #expect(found("an", in: "An ant. AN") == [3..<5])
  }

  @Test func matchesDoNotOverlapAndOffsetsAreUnits() {
    #expect(found("aa", in: "aaaaa") == [0..<2, 2..<4])
    #expect(found("b", in: "😀b😀b") == [2..<3, 5..<6])
    #expect(found("", in: "text") == [] && found("longer than", in: "it") == [])
  }

  @Test func wordsCanBeWhole() {
    options.wordMatchMethod = .fullWord
    #expect(found("find", in: "finding find refind find.") == [8..<12, 20..<24])
    options.wordMatchMethod = .startsWith
    #expect(found("find", in: "finding find refind find.") == [0..<4, 8..<12, 20..<24])
  }

  @Test func linesAndWindowsDoNotPart() {
    #expect(found("b\nc", in: "ab\ncd") == [1..<4])
    let line = String(repeating: "x", count: 40_000) + "\n"
    let text = line + line + line
    #expect(found("x\nx", in: text) == [39_999..<40_002, 80_000..<80_003])
  }

  @Test func thereIsALimit() {
    #expect(found("a", in: String(repeating: "a", count: 20_000)).count == TextMatches.most)
  }
}
