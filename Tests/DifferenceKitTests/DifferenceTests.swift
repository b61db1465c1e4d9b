import SeededInput
import Testing

@testable import DifferenceKit

@Suite struct DifferenceTests {
  typealias Move = Difference.Move

  @Test func equalListsHaveNone() {
    #expect(Difference(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
    #expect(Difference(from: [Int](), to: []).isEmpty)
  }

  @Test func whatIsAppendedIsInserted() {
    let difference = Difference(from: [1, 2], to: [1, 2, 3, 4])
    #expect(difference.inserts == [2, 3] && difference.deletes.isEmpty && difference.moves.isEmpty)
  }

  @Test func aRunThatGoesIsDeleted() {
    let difference = Difference(from: ["a", "b", "c", "d"], to: ["a", "d"])
    #expect(difference.deletes == [1, 2] && difference.inserts.isEmpty && difference.moves.isEmpty)
  }

  @Test func oneElementMovesToTheFront() {
    let difference = Difference(from: [1, 2, 3, 4], to: [4, 1, 2, 3])
    #expect(difference.moves == [Move(from: 3, to: 0)])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
  }

  @Test func aReplacedElementIsNoMove() {
    let difference = Difference(from: [1, 2, 3], to: [1, 9, 3])
    #expect(difference.deletes == [1] && difference.inserts == [1] && difference.moves.isEmpty)
  }

  @Test func occurrencesOfOneIdentifierKeepTheirOrder() {
    let difference = Difference(from: [7, 7, 1], to: [1, 7, 7, 7])
    #expect(applying(difference, to: [7, 7, 1], from: [1, 7, 7, 7]) == [1, 7, 7, 7])
    #expect(difference.inserts == [3] && difference.deletes.isEmpty)
  }

  @Test func aLongReversalMovesAllButOne() {
    let old = Array(0..<1000)
    let difference = Difference(from: old, to: old.reversed())
    #expect(difference.moves.count == 999)
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
  }

  @Test(arguments: 0..<40)
  func randomEditsAreReproducedWithTheFewestSteps(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    var list = Array(0..<Int.random(in: 0...40, using: &edits.random))
    for _ in 0..<50 {
      let next = edits.edit(list)
      let difference = Difference(from: list, to: next)
      #expect(applying(difference, to: list, from: next) == next, "seed \(seed)")
      let kept = list.count - difference.deletes.count - difference.moves.count
      #expect(kept == longestCommonLength(list, next), "seed \(seed)")
      #expect(Set(difference.deletes.map { list[$0] }).isDisjoint(with: next), "seed \(seed)")
      #expect(Set(difference.inserts.map { next[$0] }).isDisjoint(with: list), "seed \(seed)")
      list = next
    }
  }

  @Test(arguments: 0..<10)
  func scatteredChangesAreFoundOneByOne(_ seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    let old = Array(0..<1500)
    let new = (0..<30).reduce(into: []) { list, part in
      list += edits.edit(Array(old[part * 50..<part * 50 + 50]))
    }
    let difference = Difference(from: old, to: new)
    #expect(applying(difference, to: old, from: new) == new, "seed \(seed)")
    let kept = old.count - difference.deletes.count - difference.moves.count
    #expect(kept == longestCommonLength(old, new), "seed \(seed)")
  }

  @Test func aChangeIsLeftBehindByTheRunThatFollows() {
    let old = Array(0..<10_000)
    let new = old.map { $0.isMultiple(of: 100) ? -$0 - 1 : $0 }
    old.withUnsafeBufferPointer { before in
      new.withUnsafeBufferPointer { after in
        var graph = EditGraph(before, before.indices, after, after.indices)
        #expect(graph.search() == nil)
        #expect(graph.edits.removed == Array(stride(from: 0, to: 10_000, by: 100)))
        #expect(graph.edits.added == graph.edits.removed)
        #expect(graph.reached.capacity < 16)
      }
    }
  }

  /// Counts how often it is compared.
  private struct Counted: Hashable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    static func == (a: Counted, b: Counted) -> Bool {
      comparisons += 1
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func aReplacedElementIsComparedOnce() {
    let old = (0..<10_000).map(Counted.init)
    var new = old
    for place in stride(from: 50, to: 10_000, by: 100) { new[place] = Counted(number: -place) }
    Counted.comparisons = 0
    let edits = Edits(from: old, to: new)
    #expect(edits.removed == Array(stride(from: 50, to: 10_000, by: 100)))
    #expect(edits.added == edits.removed)
    #expect((9_900...10_110).contains(Counted.comparisons), "\(Counted.comparisons)")
  }

  @Test(arguments: 0..<10)
  func manyChangesAreFoundByHashing(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<600).shuffled(using: &random)
    let new = (0..<700).filter { !$0.isMultiple(of: 7) }.shuffled(using: &random)
    let difference = Difference(from: old, to: new)
    #expect(applying(difference, to: old, from: new) == new, "seed \(seed)")
    let kept = old.count - difference.deletes.count - difference.moves.count
    #expect(kept == longestCommonLength(old, new), "seed \(seed)")
  }
}
