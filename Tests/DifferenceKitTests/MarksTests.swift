import Testing

@testable import DifferenceKit

/// Texts are found by cheaper marks than their hashes, and by these where equal texts may have other characters.
@Suite struct MarksTests {
  @Test func equalTextsHaveEqualMarks() throws {
    let texts = (0..<200).map { String(repeating: "a", count: $0 % 40) + "\($0 / 40)" } + ["", ""]
    let long = String(repeating: "identifier ", count: 30)
    let marks = try (texts + [long, long]).map { try #require(Marks.mark($0)) }
    #expect(marks[200] == marks[201] && marks[202] == marks[203])
    #expect(Set(marks).count == Set(texts + [long]).count)
  }

  @Test(arguments: ["é", "1234567é", "12345678é", "日本"]) func otherCharactersHaveNone(text: String)
  {
    #expect(Marks.mark(text) == nil)
  }

  /// U+212A, the sign of Kelvin, is equal to a K, as letters with their marks are to composed ones.
  @Test func equalTextsOfOtherCharactersAreTheSame() {
    let old = ["K", "e\u{301}", "b", "c"]
    let difference = Difference(from: old, to: ["c", "b", "\u{E9}", "\u{212A}"])
    #expect(difference.inserts.isEmpty && difference.deletes.isEmpty)
    let turned = Difference(from: ["a", "K"], to: ["\u{212A}", "a"])
    #expect(turned.moves.count == 1 && turned.inserts.isEmpty && turned.deletes.isEmpty)
  }

  @Test func textsOfAnyKindAreTold() {
    let difference = Difference(from: ["a", 1, "b"] as [AnyHashable], to: [1, "c", "a"])
    #expect(difference.deletes == [2] && difference.inserts == [1])
  }
}
