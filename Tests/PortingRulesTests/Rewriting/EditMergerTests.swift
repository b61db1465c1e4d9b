import Testing

@testable import PortingRules

@Suite struct EditMergerTests {
  private func edit(_ range: Range<Int>, _ text: String, _ rule: String = "a") -> SourceEdit {
    SourceEdit(range: range, replacement: text, rule: rule)
  }

  @Test func appliesEditsInTheOrderOfTheText() {
    let merger = EditMerger([edit(4..<5, "E"), edit(0..<1, "A"), edit(2..<2, "-")], on: "abcde")
    #expect(merger.text == "Ab-cdE")
    #expect(merger.conflicts.isEmpty)
  }

  @Test func keepsTheOrderOfRulesAtOnePlace() {
    #expect(EditMerger([edit(1..<1, "1"), edit(1..<1, "2")], on: "ab").text == "a12b")
  }

  @Test func reportsTheSecondOfTwoEditsOfTheSameBytes() {
    let merger = EditMerger([edit(0..<3, "x", "a"), edit(1..<2, "y", "b")], on: "abc")
    #expect(merger.text == "x")
    #expect(merger.conflicts.map(\.rule) == ["b"])
  }

  @Test func countsBytes() {
    #expect(EditMerger([edit(2..<3, "x")], on: "éab").text == "éxb")
  }
}
