import SeededInput
import Testing

@testable import CoreText

@Suite struct GlyphTableTests {
  @Test func keepsWhatADictionaryKeeps() {
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    var (table, plain) = (GlyphTable<Int>(), [UInt32: Int]())
    #expect(table[7] == nil)
    for step in 0..<5000 {
      // Some are close together, some all want the same place.
      let near = UInt32.random(in: 0..<900, using: &numbers)
      let number = step % 3 == 0 ? near << 12 : near
      if step % 2 == 0 {
        table.insert(step, for: number)
        plain[number] = step
      }
      #expect(table[number] == plain[number])
    }
    #expect(plain.allSatisfy { table[$0.key] == $0.value })
    #expect(table[1_000_000] == nil)
  }
}
