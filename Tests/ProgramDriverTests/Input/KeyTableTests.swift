import Testing

@testable import ProgramDriver

/// Keys for characters, by tables as servers give them.
struct KeyTableTests {
  /// Columns: plain, Shift, twice the second group, the third level, both.
  private static let table = KeyTable(
    first: 8, width: 6,
    symbols: [
      [0xFFE1, 0, 0xFFE1, 0, 0, 0], [0x61, 0x41, 0x61, 0x41, 0xE6, 0xC6],
      [0xFE03, 0, 0xFE03, 0, 0, 0], [0x32, 0x40, 0x32, 0x40, 0xB2, 0],
      [0xFF0D, 0, 0xFF0D, 0, 0, 0], [0x40, 0, 0, 0, 0, 0], [0x100_0161, 0, 0, 0, 0, 0],
    ].flatMap(\.self))

  private func stroke(_ character: Character) -> KeyTable.Stroke? {
    Self.table.stroke(for: character)
  }

  @Test func charactersAreWrittenWithTheirModifiers() {
    #expect(stroke("a") == .init(key: 9, held: []))
    #expect(stroke("A") == .init(key: 9, held: [8]))
    #expect(stroke("æ") == .init(key: 9, held: [10]))
    #expect(stroke("Æ") == .init(key: 9, held: [8, 10]))
    #expect(stroke("\n") == .init(key: 12, held: []))
    #expect(stroke("š") == .init(key: 14, held: []))
  }

  @Test func theFewestKeysAreTaken() { #expect(stroke("@") == .init(key: 13, held: [])) }

  @Test func keysOfOtherSymbolsAreDownAsWell() {
    let table = Self.table
    #expect(table.stroke(for: 0xFF0D, held: [0xFFE1]) == .init(key: 12, held: [8]))
    #expect(table.stroke(for: "A", held: [0xFFE1, 0xFE03]) == .init(key: 9, held: [8, 10]))
    #expect(table.stroke(for: "a", held: [0xFFE3]) == nil)
    #expect(table.stroke(for: 0xFF1B, held: []) == nil)
  }

  @Test func whatTheKeyboardDoesNotHaveHasNoStroke() {
    #expect(stroke("ж") == nil && stroke("é") == nil && stroke("e\u{301}") == nil)
    #expect(KeyTable(first: 8, width: 0, symbols: []).stroke(for: "a") == nil)
    // No key for the third level.
    let poor = KeyTable(first: 8, width: 5, symbols: [0x61, 0x41, 0, 0, 0xE6])
    #expect(poor.stroke(for: "æ") == nil && poor.stroke(for: "A") == nil)
    #expect(poor.stroke(for: "a")?.key == 8)
  }
}
