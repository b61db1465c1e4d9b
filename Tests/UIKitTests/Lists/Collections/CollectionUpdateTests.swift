import SeededInput
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct CollectionUpdateTests {
  private func column(_ items: [[Int]]) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    return CollectionFixture(layout, items)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func insertsDeletesAndMovesAreShownOnTheWay() throws {
    let fixture = column([[0, 1, 2, 3]])
    let third = try #require(fixture.cell(3))
    var finished: Bool?
    fixture.view.performBatchUpdates {
      fixture.sections = [[3, 9, 0, 2]]
      fixture.view.deleteItems(at: [path(1)])
      fixture.view.insertItems(at: [path(1)])
      fixture.view.moveItem(at: path(3), to: path(0))
    } completion: {
      finished = $0
    }
    #expect(finished == nil, "never inside of the call")
    fixture.harness.advance(by: 0.15)
    let y = third.layer.presentation()?.frame.minY ?? 0
    #expect(y > 10 && y < 110, "on its way from 120 to 0")
    let new = try #require(fixture.cell(1))
    #expect((new.layer.presentation()?.opacity ?? 0) > 0.1)
    #expect((new.layer.presentation()?.opacity ?? 1) < 0.9)
    fixture.harness.advance(by: 0.5)
    #expect(finished == true)
    #expect(fixture.numbers == [[3, 9, 0, 2]])
    #expect(fixture.cell(0) === third)
    #expect(fixture.frames.map(\.minY) == [0, 40, 80, 120])
    #expect(fixture.view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func onlyNewItemsAreBound() {
    let fixture = column([Array(0..<12)])
    let bound = fixture.bound
    fixture.sections[0].insert(99, at: 2)
    fixture.view.insertItems(at: [path(2)])
    fixture.harness.advance(by: 0.5)
    #expect(fixture.bound == bound + 1)
    fixture.view.reloadItems(at: [path(2)])
    fixture.harness.advance(by: 0.5)
    #expect(fixture.bound == bound + 2)
  }

  @Test func reloadsExchangeCellsAndReconfiguringKeepsThem() throws {
    let fixture = column([[0, 1]])
    let (first, second) = (try #require(fixture.cell(0)), try #require(fixture.cell(1)))
    fixture.sections = [[10, 11]]
    fixture.view.reloadItems(at: [path(0)])
    fixture.harness.advance(by: 0.5)
    #expect(fixture.cell(0) !== first)
    fixture.view.reconfigureItems(at: [path(1)])
    #expect(fixture.cell(1) === second)
    #expect(fixture.numbers == [[10, 11]])
  }

  @Test func sectionsComeGoAndMove() {
    let fixture = column([[0], [1], [2]])
    fixture.view.performBatchUpdates {
      fixture.sections = [[2], [0], [7, 8]]
      fixture.view.deleteSections([1])
      fixture.view.insertSections([2])
      fixture.view.moveSection(2, toSection: 0)
    }
    fixture.harness.advance(by: 0.5)
    #expect(fixture.numbers == [[2], [0], [7, 8]])
    #expect(fixture.frames.map(\.minY) == [0, 40, 80, 120])
  }

  @Test func selectionFollowsItsItems() {
    let fixture = column([[0, 1, 2]])
    fixture.view.allowsMultipleSelection = true
    for item in [0, 2] {
      fixture.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    fixture.view.performBatchUpdates {
      fixture.sections = [[5, 1, 2]]
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(0)])
    }
    fixture.harness.advance(by: 0.5)
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func countsThatDisagreeTrapWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), count: 3)
        fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(
      result.reason.contains(
        "Invalid update: invalid number of items in section 0. The number of items contained in an "
          + "existing section after the update (3) must be equal to the number of items contained in "
          + "that section before the update (3), plus or minus the number of items inserted or "
          + "deleted from that section (0 inserted, 1 deleted)"))
  }

  @Test func randomBatchesShowWhatTheDataIs() {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let fixture = column([Array(0..<6), Array(6..<9)])
    var next = 100
    for step in 0..<120 {
      fixture.view.performBatchUpdates { change(fixture, &next, &random) }
      if step % 3 == 0 { fixture.harness.advance(by: 0.1) }
      fixture.harness.settle()
      let right = fixture.sections.filter { !$0.isEmpty }
      #expect(
        fixture.numbers == prefix(right, 12), "seed \(SeededGenerator.seed), step \(step)")
      if fixture.numbers != prefix(right, 12) { return }
    }
    fixture.harness.advance(by: 1)
    let shown = fixture.view.subviews.filter { $0 is NumberCell && !$0.isHidden }
    #expect(shown.count == fixture.view.visibleCells.count, "nothing is left over")
  }

  /// What twelve rows have room for.
  private func prefix(_ sections: [[Int]], _ count: Int) -> [[Int]] {
    var room = count
    return sections.compactMap { section in
      let part = Array(section.prefix(room))
      room -= part.count
      return part.isEmpty ? nil : part
    }
  }

  private func change(
    _ fixture: CollectionFixture, _ next: inout Int, _ random: inout SeededGenerator
  ) {
    let section = Int.random(in: 0..<2, using: &random)
    let old = fixture.sections[section]
    let gone = old.indices.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
    var new = old.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    var added: [Int] = []
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      new.insert(next, at: place)
      next += 1
    }
    for (place, number) in new.enumerated() where !old.contains(number) { added.append(place) }
    fixture.sections[section] = new
    fixture.view.insertItems(at: added.map { path($0, section) })
    fixture.view.deleteItems(at: gone.map { path($0, section) })
  }
}
