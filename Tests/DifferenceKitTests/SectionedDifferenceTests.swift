import Testing

@testable import DifferenceKit

@Suite struct SectionedDifferenceTests {
  typealias Section = IdentifiedSection<Int, Int>
  typealias Place = SectionedDifference.Place
  typealias Move = SectionedDifference.Move

  @Test func anItemThatChangesItsSectionMoves() {
    let difference = SectionedDifference(
      from: [Section(id: 1, items: [10, 11]), Section(id: 2, items: [20])],
      to: [Section(id: 1, items: [10]), Section(id: 2, items: [20, 11])])
    #expect(difference.sections.isEmpty && difference.deletes.isEmpty && difference.inserts.isEmpty)
    #expect(
      difference.moves
        == [Move(from: Place(section: 0, item: 1), to: Place(section: 1, item: 1))])
  }

  @Test func itemsOfNewAndOldSectionsComeAndGoWithThem() {
    let difference = SectionedDifference(
      from: [Section(id: 1, items: [10, 11])], to: [Section(id: 2, items: [20, 21])])
    #expect(difference.sections.deletes == [0] && difference.sections.inserts == [0])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty && difference.moves.isEmpty)
  }

  @Test func anItemLeavesADeletedSectionAlive() {
    let difference = SectionedDifference(
      from: [Section(id: 1, items: [10, 11]), Section(id: 2, items: [])],
      to: [Section(id: 2, items: [11])])
    #expect(difference.sections.deletes == [0])
    #expect(
      difference.moves
        == [Move(from: Place(section: 0, item: 1), to: Place(section: 0, item: 0))])
  }

  @Test func aSectionThatMovesTakesItsItemsAlong() {
    let sections = (0..<4).map { Section(id: $0, items: [$0 * 10, $0 * 10 + 1]) }
    let difference = SectionedDifference(
      from: sections, to: [sections[3], sections[0], sections[1], sections[2]])
    #expect(difference.sections.moves == [Difference.Move(from: 3, to: 0)])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty && difference.moves.isEmpty)
  }

  @Test(arguments: 0..<40)
  func randomEditsAreReproduced(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    var items = Array(0..<30)
    var ids = Array(0..<5)
    var sections = [Section]()
    for _ in 0..<40 {
      let next = split(items, among: ids, &edits)
      let difference = SectionedDifference(from: sections, to: next)
      let applied = applying(difference, to: sections, from: next)
      #expect(applied.map(\.id) == next.map(\.id), "seed \(seed)")
      #expect(applied.map(\.items) == next.map(\.items), "seed \(seed)")
      let old = Set(sections.flatMap(\.items))
      #expect(
        old.isDisjoint(with: difference.inserts.map { next[$0.section].items[$0.item] }),
        "seed \(seed)")
      sections = next
      items = edits.edit(items)
      ids = edits.edit(ids)
    }
  }

  private func split(_ items: [Int], among ids: [Int], _ edits: inout RandomEdits) -> [Section] {
    guard !ids.isEmpty else { return [] }
    let cuts = (1..<max(ids.count, 1)).map { _ in
      Int.random(in: 0...items.count, using: &edits.random)
    }
    .sorted()
    let starts = [0] + cuts
    let ends = cuts + [items.count]
    return ids.indices.map { Section(id: ids[$0], items: Array(items[starts[$0]..<ends[$0]])) }
  }
}
